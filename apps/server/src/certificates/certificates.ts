import { endpoints } from '@vitrin/contract/endpoints';
import {
  type Certificate,
  type CertificateChange,
  type CertificateDraft,
  certificateKind,
} from '@vitrin/contract/kinds/certificate';
import { answeredEntry } from '../content/answeredEntry.ts';
import type { WrittenKind } from '../content/contentKind.ts';
import { entryHandlers, pictureHandlers, placeHandlers } from '../content/entryHandlers.ts';
import { nextPlace, placeOrder } from '../content/places.ts';
import { definedOnly } from '../definedOnly.ts';
import { type Api, serveAll } from '../http/serve.ts';
import type { Media } from '../media/openMedia.ts';
import { imagesOfRows } from '../media/pictures.ts';
import type { Reader } from '../store/openStore.ts';
import type { CertificateRow } from '../store/schema.ts';

const answers = async (reader: Reader, rows: readonly CertificateRow[]): Promise<Certificate[]> => {
  const images = await imagesOfRows(reader, rows);
  return rows.map(({ pictureId, ...row }) => ({
    ...answeredEntry(row),
    image: images.get(pictureId) ?? null,
  }));
};

/** Certificates and awards. */
export const certificates: WrittenKind<
  'certificate',
  Certificate,
  CertificateDraft,
  CertificateChange,
  Certificate
> = {
  table: 'certificate',
  label: certificateKind.label,
  fields: certificateKind.fields,
  rows: (reader) => reader.selectFrom('certificate').selectAll(),
  answers,
  listed: answers,
  summaries: answers,
  leftOut: [],
  newRow: async (fields, entry, writer) => ({
    ...fields,
    ...entry,
    displayOrder: await nextPlace(writer, 'certificate'),
    pictureId: null,
  }),
  changedRow: (stored, fields) => ({ ...stored, ...definedOnly(fields) }),
  pictureIds: (_reader, { pictureId }) => Promise.resolve([pictureId]),
  list: { sort: certificateKind.sorts, order: placeOrder },
};

/** Everything about certificates. */
export function certificateRoutes(api: Api, media: Media): void {
  serveAll(api, endpoints.certificates, {
    ...entryHandlers(certificates, api),
    ...placeHandlers(certificates, api),
    ...pictureHandlers(certificates, api, media),
  });
}
