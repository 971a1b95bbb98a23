import { endpoints } from '@vitrin/contract/endpoints';
import { type Figure, type FigureChange, type FigureDraft, figureKind } from '@vitrin/contract/kinds/figure';
import { answeredEntry } from '../content/answeredEntry.ts';
import type { WrittenKind } from '../content/contentKind.ts';
import { entryHandlers, placeHandlers } from '../content/entryHandlers.ts';
import { nextPlace, placeOrder } from '../content/places.ts';
import { definedOnly } from '../definedOnly.ts';
import { type Api, serveAll } from '../http/serve.ts';

import type { Reader } from '../store/openStore.ts';
import type { FigureRow } from '../store/schema.ts';

const answers = async (_reader: Reader, rows: readonly FigureRow[]): Promise<Figure[]> =>
  rows.map(answeredEntry);

/** Figures of the company, such as the years that it has worked or what it has built. */
export const figures: WrittenKind<'figure', Figure, FigureDraft, FigureChange, Figure> = {
  table: 'figure',
  label: figureKind.label,
  fields: figureKind.fields,
  rows: (reader) => reader.selectFrom('figure').selectAll(),
  answers,
  listed: answers,
  summaries: answers,
  leftOut: [],
  newRow: async (fields, entry, writer) => ({
    ...fields,
    ...entry,
    displayOrder: await nextPlace(writer, 'figure'),
  }),
  changedRow: (stored, fields) => ({ ...stored, ...definedOnly(fields) }),
  pictureIds: () => Promise.resolve([]),
  list: { sort: figureKind.sorts, order: placeOrder },
};

/** Everything about figures. */
export function figureRoutes(api: Api): void {
  serveAll(api, endpoints.figures, {
    ...entryHandlers(figures, api),
    ...placeHandlers(figures, api),
  });
}
