import type { Service, ServiceBasic } from '@vitrin/contract/kinds/service';
import type { PartQuery } from '@vitrin/contract/endpoints';
import { pagePart } from '@vitrin/contract/cutPage';
import { answerOf } from '../content/contentReads.ts';
import { placeOrder } from '../content/places.ts';
import { allRows, partOfList } from '../http/listPage.ts';
import { type JsonAnswer, listAnswer } from '../http/sendAnswer.ts';
import type { Reader } from '../store/openStore.ts';
import { services } from './serviceKind.ts';

/** Id, path and title of what visitors see, in order: all, or a page. */
export async function listBasicServices(
  reader: Reader,
  asked: PartQuery,
): Promise<JsonAnswer<ServiceBasic[]>> {
  const shown = reader
    .selectFrom('service')
    .select(['id', 'path', 'title', 'displayOrder'])
    .where('active', '=', true);
  const part = pagePart(asked);
  const { rows, total } =
    part === undefined ? await allRows(shown, placeOrder) : await partOfList(shown, placeOrder, part);
  return listAnswer(rows, total);
}

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
