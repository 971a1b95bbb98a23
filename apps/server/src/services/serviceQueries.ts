import type { Service, ServiceBasic } from '@vitrin/contract/kinds/service';
import { answerOf, inPlace } from '../content/contentReads.ts';
import type { Reader } from '../store/openStore.ts';
import { services } from './serviceKind.ts';

/** Id, path and title of what visitors see, in order. */
export const listBasicServices = (reader: Reader): Promise<ServiceBasic[]> =>
  inPlace(reader.selectFrom('service').select(['id', 'path', 'title']).where('active', '=', true)).execute();

/** The active service at a path, else the active one that was there before. */
export async function findServiceByPath(reader: Reader, path: string): Promise<Service | undefined> {
  const active = reader.selectFrom('service').selectAll('service').where('service.active', '=', true);
  const row =
    (await active.where('service.path', '=', path).executeTakeFirst()) ??
    (await active
      .innerJoin('serviceOldPath', 'serviceOldPath.serviceId', 'service.id')
      .where('serviceOldPath.path', '=', path)
      .executeTakeFirst());
  return row && answerOf(services, reader, row);
}
