import { endpoints } from '@vitrin/contract/endpoints';
import {
  type Reference,
  type ReferenceChange,
  type ReferenceDraft,
  referenceKind,
} from '@vitrin/contract/kinds/reference';
import { answeredEntry } from '../content/answeredEntry.ts';
import type { WrittenKind } from '../content/contentKind.ts';
import { entryHandlers, pictureHandlers, placeHandlers } from '../content/entryHandlers.ts';
import { nextPlace, placeOrder } from '../content/places.ts';
import { definedOnly } from '../definedOnly.ts';
import { type Api, serveAll } from '../http/serve.ts';
import type { Media } from '../media/openMedia.ts';
import { imagesOfRows } from '../media/pictures.ts';
import type { Reader } from '../store/openStore.ts';
import type { ReferenceRow } from '../store/schema.ts';

const answers = async (reader: Reader, rows: readonly ReferenceRow[]): Promise<Reference[]> => {
  const images = await imagesOfRows(reader, rows);
  return rows.map(({ pictureId, ...row }) => ({
    ...answeredEntry(row),
    image: images.get(pictureId) ?? null,
  }));
};

/** Companies that were worked for. */
export const references: WrittenKind<'reference', Reference, ReferenceDraft, ReferenceChange, Reference> = {
  table: 'reference',
  label: referenceKind.label,
  fields: referenceKind.fields,
  rows: (reader) => reader.selectFrom('reference').selectAll(),
  answers,
  listed: answers,
  summaries: answers,
  leftOut: [],
  newRow: async (fields, entry, writer) => ({
    ...fields,
    ...entry,
    displayOrder: await nextPlace(writer, 'reference'),
    pictureId: null,
  }),
  changedRow: (stored, fields) => ({ ...stored, ...definedOnly(fields) }),
  pictureIds: (_reader, { pictureId }) => Promise.resolve([pictureId]),
  list: { sort: referenceKind.sorts, order: placeOrder },
};

/** Everything about references. */
export function referenceRoutes(api: Api, media: Media): void {
  serveAll(api, endpoints.references, {
    ...entryHandlers(references, api),
    ...placeHandlers(references, api),
    ...pictureHandlers(references, api, media),
  });
}
