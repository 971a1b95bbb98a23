import { endpoints } from '@vitrin/contract/endpoints';
import { type Reason, type ReasonChange, type ReasonDraft, reasonKind } from '@vitrin/contract/kinds/reason';
import { answeredEntry } from '../content/answeredEntry.ts';
import type { WrittenKind } from '../content/contentKind.ts';
import { nextPlace, placeOrder } from '../content/places.ts';
import { entryHandlers, placeHandlers } from '../content/entryHandlers.ts';
import { definedOnly } from '../definedOnly.ts';
import { type Api, serveAll } from '../http/serve.ts';
import type { Reader } from '../store/openStore.ts';
import type { ReasonRow } from '../store/schema.ts';

const answers = async (_reader: Reader, rows: readonly ReasonRow[]): Promise<Reason[]> =>
  rows.map(answeredEntry);

/** Reasons to choose the company. */
export const reasons: WrittenKind<'reason', Reason, ReasonDraft, ReasonChange, Reason> = {
  table: 'reason',
  label: reasonKind.label,
  fields: reasonKind.fields,
  rows: (reader) => reader.selectFrom('reason').selectAll(),
  answers,
  listed: answers,
  summaries: answers,
  leftOut: [],
  newRow: async (fields, entry, writer) => ({
    ...fields,
    ...entry,
    displayOrder: await nextPlace(writer, 'reason'),
  }),
  changedRow: (stored, fields) => ({ ...stored, ...definedOnly(fields) }),
  list: { sort: reasonKind.sorts, order: placeOrder },
};

/** Everything about the reasons to choose the company. */
export function reasonRoutes(api: Api): void {
  serveAll(api, endpoints.reasons, { ...entryHandlers(reasons, api), ...placeHandlers(reasons, api) });
}
