import type { Writer } from '../store/openStore.ts';
import { namesIn, namesInTexts } from './pictureUses.ts';

const namesAtOnce = 100;

/**
 * Marks pictures as kept, so that they outlive the entries that they were uploaded for. Those of accounts are not the
 * library's.
 */
async function keep(writer: Writer, all: Iterable<string>): Promise<void> {
  // In one order, so that two concurrent calls wait for each other instead of deadlocking.
  const names = [...all].toSorted();
  for (let start = 0; start < names.length; start += namesAtOnce) {
    await writer
      .updateTable('picture')
      .set({ kept: true })
      .where('name', 'in', names.slice(start, start + namesAtOnce))
      .where('kept', '=', false)
      .where('retiredAt', 'is', null)
      .where((is) =>
        is.not(
          is.exists(
            is
              .selectFrom('userAccount')
              .select('userAccount.id')
              .whereRef('userAccount.pictureId', '=', 'picture.id'),
          ),
        ),
      )
      .execute();
  }
}

/** Keeps the pictures that a record of texts and addresses refers to, since it does so only by address. */
export const keepNamedBy = (writer: Writer, record: object): Promise<void> =>
  keep(writer, namesIn(JSON.stringify(record)));

/** Keeps the pictures that anything refers to by address. */
export const keepNamed = async (writer: Writer): Promise<void> => keep(writer, await namesInTexts(writer));
