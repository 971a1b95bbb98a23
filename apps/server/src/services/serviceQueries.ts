import type { ListQuery } from '@vitrin/contract/endpoints';
import type { Service, ServiceBasic } from '@vitrin/contract/service';
import { listPage, type ListRules } from '../http/listPage.ts';
import { imagesById } from '../media/pictures.ts';
import type { Reader, Writer } from '../store/openStore.ts';
import type { ServiceRow } from '../store/schema.ts';

/** All services in order, or only those that visitors see. */
export async function listServices(reader: Reader, visible: 'all' | 'active'): Promise<Service[]> {
  const rows = await reader
    .selectFrom('service')
    .selectAll()
    .$if(visible === 'active', (query) => query.where('active', '=', true))
    .orderBy('displayOrder')
    .orderBy('id')
    .execute();
  return withImages(reader, rows);
}

const listRules: ListRules = {
  sort: { title: 'text', path: 'value', displayOrder: 'value', createdAt: 'value', updatedAt: 'value' },
  order: 'displayOrder',
};

/** All services as the panel asks for them, and how many match. */
export async function findServices(
  reader: Reader,
  asked: ListQuery,
): Promise<{ items: Service[]; total: number }> {
  const { rows, total } = await listPage(reader.selectFrom('service').selectAll(), asked, listRules);
  return { items: await withImages(reader, rows), total };
}

/** Id, path and title of what visitors see, in order. */
export const listBasicServices = (reader: Reader): Promise<ServiceBasic[]> =>
  reader
    .selectFrom('service')
    .select(['id', 'path', 'title'])
    .where('active', '=', true)
    .orderBy('displayOrder')
    .orderBy('id')
    .execute();

/** One service by its id, active or not. */
export const findService = async (reader: Reader, id: string): Promise<Service | undefined> => {
  const row = await reader.selectFrom('service').selectAll().where('id', '=', id).executeTakeFirst();
  return row && answerOf(reader, row);
};

/** The active service at a path, else the active one that was there before. */
export async function findServiceByPath(reader: Reader, path: string): Promise<Service | undefined> {
  const active = reader.selectFrom('service').selectAll('service').where('service.active', '=', true);
  const row =
    (await active.where('service.path', '=', path).executeTakeFirst()) ??
    (await active
      .innerJoin('serviceOldPath', 'serviceOldPath.serviceId', 'service.id')
      .where('serviceOldPath.path', '=', path)
      .executeTakeFirst());
  return row && answerOf(reader, row);
}

/** A stored service that nobody else changes before this transaction ends. */
export const lockService = (
  writer: Writer,
  id: string,
  engine: 'sqlite' | 'postgres',
): Promise<ServiceRow | undefined> =>
  writer
    .selectFrom('service')
    .selectAll()
    .where('id', '=', id)
    // SQLite's transactions have the whole database to themselves.
    .$if(engine === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst();

/** A row as the API answers it. */
export async function answerOf(reader: Reader, row: ServiceRow): Promise<Service> {
  return serviceOf(row, await imagesById(reader, [row.pictureId]));
}

async function withImages(reader: Reader, rows: readonly ServiceRow[]): Promise<Service[]> {
  const images = await imagesById(
    reader,
    rows.map(({ pictureId }) => pictureId),
  );
  return rows.map((row) => serviceOf(row, images));
}

type Images = Awaited<ReturnType<typeof imagesById>>;

const serviceOf = ({ pictureId, search: _search, ...row }: ServiceRow, images: Images): Service => ({
  ...row,
  status: row.active ? 'active' : 'inactive',
  image: (pictureId === null ? undefined : images.get(pictureId)) ?? null,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
