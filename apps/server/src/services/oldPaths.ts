import { serviceMessages } from '@vitrin/contract/kinds/service';
import { HttpError } from '../http/httpErrors.ts';
import { isUniqueViolation } from '../store/databaseErrors.ts';
import type { Writer } from '../store/openStore.ts';
import type { ServiceRow } from '../store/schema.ts';

/** Redirects the old address of a service that moved; an address that is in use again no longer redirects. */
export async function keepOldPath(
  writer: Writer,
  row: ServiceRow,
  before: ServiceRow | undefined,
): Promise<void> {
  if (row.path === before?.path) return;
  await writer.deleteFrom('serviceOldPath').where('path', '=', row.path).execute();
  if (before === undefined) return;
  const old = { serviceId: row.id, createdAt: row.updatedAt };
  await writer
    .insertInto('serviceOldPath')
    .values({ path: before.path, ...old })
    .onConflict((conflict) => conflict.column('path').doUpdateSet(old))
    .execute();
}

/** Runs a write that may conflict with the path of another service. Throws 409 then. */
export async function refusingTakenPath<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new HttpError(409, serviceMessages.pathTaken, { errors: { path: serviceMessages.pathTaken } });
  }
}
