import type { SelectQueryBuilder } from 'kysely';
import { isUniqueViolation } from '../store/databaseErrors.ts';
import { notFound } from '../http/httpErrors.ts';
import type { Reader } from '../store/openStore.ts';
import type { AddressedTable, Tables } from '../store/schema.ts';
import type { ContentKind } from './contentKind.ts';
import { findByPath, refusingTakenPath } from './entryPaths.ts';

type Written = { body: { path?: string | undefined } };

/** How many paths are tried: if several entries are added at once, each attempt succeeds for one of them. */
const choices = 20;

/**
 * The handlers of entries that have addresses. `shown` are those that visitors see, `taken` is the message for a path
 * that is in use.
 */
export const addressHandlers = <Table extends AddressedTable, Answer, Create extends Written, Update>(
  kind: ContentKind<Table, Answer>,
  {
    create,
    update,
  }: { create: (call: Create) => Promise<Answer>; update: (call: Update) => Promise<Answer> },
  { read, shown, taken }: { read: Reader; shown: () => Rows<Table>; taken: string },
) => ({
  create: async (call: Create) => {
    for (let choice = 1; choice < choices && !call.body.path; choice += 1) {
      try {
        return await create(call);
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
      }
    }
    return refusingTakenPath(taken, () => create(call));
  },
  update: (call: Update) => refusingTakenPath(taken, () => update(call)),
  byPath: async ({ query: { path } }: { query: { path: string } }) => {
    const found = await findByPath(kind, read, path, shown());
    if (found === undefined) throw notFound(kind.label);
    return found;
  },
});

type Rows<Table extends AddressedTable> = SelectQueryBuilder<Tables, Table, Tables[Table]>;
