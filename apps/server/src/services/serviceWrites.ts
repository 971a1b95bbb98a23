import {
  type Service,
  type ServiceChange,
  type ServiceDraft,
  isActive,
  serviceMessages,
} from '@vitrin/contract/service';
import type { Clock } from '../clock.ts';
import { definedOnly } from '../definedOnly.ts';
import { HttpError, notFound } from '../http/httpErrors.ts';
import { dropPicture } from '../media/pictures.ts';
import { newId } from '../newId.ts';
import { isUniqueViolation } from '../store/databaseErrors.ts';
import type { Store, Writer } from '../store/openStore.ts';
import type { ServiceRow } from '../store/schema.ts';
import { answerOf, listServices, lockService } from './serviceQueries.ts';
import { activeAfter, changeTime, isOutdated, searchTextOf } from './serviceRules.ts';

/** Adds a service after all others. Throws 409 where its path is taken. */
export const createService = (store: Store, draft: ServiceDraft, clock: Clock): Promise<Service> =>
  refusingTakenPath(() =>
    store.write(async (writer) => answerOf(writer, await insertService(writer, draft, clock.now()))),
  );

/** Adds the row of a service after all others. */
export async function insertService(
  writer: Writer,
  { status, active, ...texts }: ServiceDraft,
  now: Date,
  pictureId: string | null = null,
): Promise<ServiceRow> {
  const { last } = await writer
    .selectFrom('service')
    .select((is) => is.fn.max('displayOrder').as('last'))
    .executeTakeFirstOrThrow();
  const row: ServiceRow = {
    ...texts,
    id: newId(now.getTime()),
    active: isActive({ active, status }),
    displayOrder: (last ?? 0) + 1,
    pictureId,
    search: searchTextOf(texts),
    createdAt: now,
    updatedAt: now,
  };
  await writer.insertInto('service').values(row).execute();
  await releaseOldPath(writer, row.path);
  return row;
}

/** Changes the given fields. Throws 404, and 409 where the path is taken or somebody else saved in between. */
export const updateService = (
  store: Store,
  id: string,
  change: ServiceChange,
  clock: Clock,
): Promise<Service> =>
  refusingTakenPath(() =>
    store.write(async (writer) => {
      const stored = await requireService(writer, store, id);
      if (isOutdated(change, stored)) throw await editConflict(writer, stored);
      const { status: _status, updatedAt: _updatedAt, ...fields } = change;
      const next = { ...stored, ...definedOnly(fields), active: activeAfter(stored.active, change) };
      return saveService(writer, stored, next, clock.now());
    }),
  );

/** Flips a service between active and inactive. */
export const toggleService = (store: Store, id: string, clock: Clock): Promise<Service> =>
  store.write(async (writer) => {
    const stored = await requireService(writer, store, id);
    return saveService(writer, stored, { ...stored, active: !stored.active }, clock.now());
  });

/**
 * Gives a service another picture, or none. `updatedAt` stays, since it guards the fields of a form and the picture
 * is not among them.
 */
export const setServicePicture = (
  store: Store,
  id: string,
  addPicture: (writer: Writer) => Promise<{ id: string } | null>,
): Promise<Service> =>
  store.write(async (writer) => {
    const stored = await requireService(writer, store, id);
    const pictureId = (await addPicture(writer))?.id ?? null;
    await writer.updateTable('service').set({ pictureId }).where('id', '=', id).execute();
    if (stored.pictureId !== null) await dropPicture(writer, stored.pictureId);
    return answerOf(writer, { ...stored, pictureId });
  });

/** Deletes a service with the records of its old paths. Throws 404. */
export const removeService = (store: Store, id: string): Promise<void> =>
  store.write(async (writer) => {
    const stored = await requireService(writer, store, id);
    await writer.deleteFrom('service').where('id', '=', id).execute();
    if (stored.pictureId !== null) await dropPicture(writer, stored.pictureId);
  });

/** Sets the places of services, all or none, and answers the whole list. Throws 404 where one does not exist. */
export const reorderServices = (
  store: Store,
  items: readonly { id: string; displayOrder: number }[],
): Promise<Service[]> =>
  store.write(async (writer) => {
    // In the order of ids, so that two of these at once wait for each other instead of deadlocking.
    for (const { id, displayOrder } of items.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      // oxlint-disable-next-line no-await-in-loop -- one connection does one thing at a time
      const { numUpdatedRows } = await writer
        .updateTable('service')
        .set({ displayOrder })
        .where('id', '=', id)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw notFound('Service');
    }
    return listServices(writer, 'all');
  });

async function requireService(writer: Writer, store: Store, id: string): Promise<ServiceRow> {
  const stored = await lockService(writer, id, store.engine);
  if (stored === undefined) throw notFound('Service');
  return stored;
}

async function saveService(
  writer: Writer,
  stored: ServiceRow,
  next: ServiceRow,
  now: Date,
): Promise<Service> {
  const row = { ...next, search: searchTextOf(next), updatedAt: changeTime(stored, now) };
  await writer.updateTable('service').set(row).where('id', '=', stored.id).execute();
  if (next.path !== stored.path) {
    await releaseOldPath(writer, next.path);
    await writer
      .insertInto('serviceOldPath')
      .values({ path: stored.path, serviceId: stored.id, createdAt: now })
      .onConflict((conflict) => conflict.column('path').doUpdateSet({ serviceId: stored.id, createdAt: now }))
      .execute();
  }
  return answerOf(writer, row);
}

/** An address that somebody moved away from is free: whoever takes it ends the redirect. */
async function releaseOldPath(writer: Writer, path: string): Promise<void> {
  await writer.deleteFrom('serviceOldPath').where('path', '=', path).execute();
}

async function editConflict(writer: Writer, stored: ServiceRow): Promise<HttpError> {
  const current = await answerOf(writer, stored);
  return new HttpError(409, 'Somebody else saved this service in the meantime', {
    details: { current, updatedAt: current.updatedAt },
  });
}

async function refusingTakenPath<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new HttpError(409, serviceMessages.pathTaken, { errors: { path: serviceMessages.pathTaken } });
  }
}
