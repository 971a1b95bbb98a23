import type { ServiceBasic } from '@vitrin/contract/kinds/service';
import type { PartQuery } from '@vitrin/contract/endpoints';
import { pagePart } from '@vitrin/contract/entries/cutPage';
import { placeOrder } from '../content/places.ts';
import { answerWhole, partOfList, wholeList } from '../http/listPage.ts';
import { type JsonAnswer, listAnswer } from '../http/answers/sendAnswer.ts';
import type { Reader } from '../store/openStore.ts';

/** Id, path and title of visible services, in order: all, or a page. */
export async function listBasicServices(
  reader: Reader,
  asked: PartQuery,
): Promise<JsonAnswer<ServiceBasic[]>> {
  const shown = reader
    .selectFrom('service')
    .select(['id', 'path', 'title', 'displayOrder'])
    .where('active', '=', true);
  const part = pagePart(asked);
  if (part === undefined) return answerWhole(await wholeList(shown, placeOrder), async (rows) => rows);
  const { rows, total } = await partOfList(shown, placeOrder, part);
  return listAnswer(rows, total);
}
