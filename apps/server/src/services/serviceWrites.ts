import {
  type Service,
  type ServiceChange,
  type ServiceDraft,
  isActive,
  serviceMessages,
} from '@vitrin/contract/service';
import type { Clock } from '../clock.ts';
import { answerOf } from '../content/contentReads.ts';
import { changeEntry, fieldsOf, freshRow, insertRow } from '../content/contentWrites.ts';
import { nextPlace } from '../content/places.ts';
import { HttpError } from '../http/httpErrors.ts';
import { isUniqueViolation } from '../store/databaseErrors.ts';
import type { Store, Writer } from '../store/openStore.ts';
import type { ServiceRow } from '../store/schema.ts';
import { services } from './serviceKind.ts';

/** Adds a service after all others. Throws 409 where its path is taken. */
export const createService = (store: Store, draft: ServiceDraft, clock: Clock): Promise<Service> =>
  refusingTakenPath(() =>
    store.write(async (writer) =>
      answerOf(services, writer, await insertService(writer, draft, clock.now())),
    ),
  );

/** Adds the row of a service after all others. */
export async function insertService(
  writer: Writer,
  { status, active, ...texts }: ServiceDraft,
  now: Date,
  pictureId: string | null = null,
): Promise<ServiceRow> {
  const row = await insertRow(services, writer, {
    ...texts,
    ...freshRow(now),
    active: isActive({ active, status }),
    displayOrder: await nextPlace(writer, 'service'),
    pictureId,
  });
  await releaseOldPath(writer, row.path);
  return row;
}

/** Changes the given fields. Throws 404, and 409 where the path is taken or somebody else saved in between. */
export const updateService = (
  tools: { store: Store; clock: Clock },
  id: string,
  change: ServiceChange,
): Promise<Service> =>
  refusingTakenPath(() =>
    changeEntry(services, tools, id, change, (stored) => ({ ...stored, ...fieldsOf(change) }), keepOldPath),
  );

/** Where a service moved, its old address leads to it from now on. */
async function keepOldPath(writer: Writer, stored: ServiceRow, row: ServiceRow): Promise<void> {
  if (row.path === stored.path) return;
  const old = { serviceId: row.id, createdAt: row.updatedAt };
  await releaseOldPath(writer, row.path);
  await writer
    .insertInto('serviceOldPath')
    .values({ path: stored.path, ...old })
    .onConflict((conflict) => conflict.column('path').doUpdateSet(old))
    .execute();
}

/** An address that somebody moved away from is free: whoever takes it ends the redirect. */
async function releaseOldPath(writer: Writer, path: string): Promise<void> {
  await writer.deleteFrom('serviceOldPath').where('path', '=', path).execute();
}

async function refusingTakenPath<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new HttpError(409, serviceMessages.pathTaken, { errors: { path: serviceMessages.pathTaken } });
  }
}
