import { endpoints } from '@vitrin/contract/endpoints';
import { type Reason, type ReasonChange, type ReasonDraft, reasonKind } from '@vitrin/contract/kinds/reason';
import { answeredEntry } from '../content/answeredEntry.ts';
import type { WrittenKind } from '../content/contentKind.ts';
import { nextPlace } from '../content/places.ts';
import { entryHandlers, placeHandlers } from '../content/entryHandlers.ts';
import { definedOnly } from '../definedOnly.ts';
import { type Api, serveAll } from '../http/serve.ts';

/** Reasons to choose the company. */
export const reasons: WrittenKind<'reason', Reason, ReasonDraft, ReasonChange> = {
  table: 'reason',
  label: reasonKind.label,
  fields: reasonKind.fields,
  rows: (reader) => reader.selectFrom('reason').selectAll(),
  answers: async (_reader, rows) => rows.map(answeredEntry),
  newRow: async (fields, entry, writer) => ({
    ...fields,
    ...entry,
    displayOrder: await nextPlace(writer, 'reason'),
  }),
  changedRow: (stored, fields) => ({ ...stored, ...definedOnly(fields) }),
  pictureIds: () => Promise.resolve([]),
  list: { sort: reasonKind.sorts, order: 'displayOrder' },
};

/** Everything about the reasons to choose the company. */
export function reasonRoutes(api: Api): void {
  serveAll(api, endpoints.reasons, { ...entryHandlers(reasons, api), ...placeHandlers(reasons, api) });
}
