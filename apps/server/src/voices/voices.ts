import { endpoints } from '@vitrin/contract/endpoints';
import { type Voice, type VoiceChange, type VoiceDraft, voiceKind } from '@vitrin/contract/kinds/voice';
import { answeredEntry } from '../content/answeredEntry.ts';
import type { WrittenKind } from '../content/contentKind.ts';
import { entryHandlers, pictureHandlers, placeHandlers } from '../content/entryHandlers.ts';
import { nextPlace, placeOrder } from '../content/places.ts';
import { definedOnly } from '../definedOnly.ts';
import { type Api, serveAll } from '../http/serve.ts';
import type { Media } from '../media/openMedia.ts';
import { imagesOfRows } from '../media/pictures.ts';
import type { Reader } from '../store/openStore.ts';
import type { VoiceRow } from '../store/schema.ts';

const answers = async (reader: Reader, rows: readonly VoiceRow[]): Promise<Voice[]> => {
  const images = await imagesOfRows(reader, rows);
  return rows.map(({ pictureId, ...row }) => ({
    ...answeredEntry(row),
    image: images.get(pictureId) ?? null,
  }));
};

/** What customers say. */
export const voices: WrittenKind<'voice', Voice, VoiceDraft, VoiceChange, Voice> = {
  table: 'voice',
  label: voiceKind.label,
  fields: voiceKind.fields,
  rows: (reader) => reader.selectFrom('voice').selectAll(),
  answers,
  listed: answers,
  summaries: answers,
  leftOut: [],
  newRow: async (fields, entry, writer) => ({
    ...fields,
    ...entry,
    displayOrder: await nextPlace(writer, 'voice'),
    pictureId: null,
  }),
  changedRow: (stored, fields) => ({ ...stored, ...definedOnly(fields) }),
  pictureIds: (_reader, { pictureId }) => Promise.resolve([pictureId]),
  list: { sort: voiceKind.sorts, order: placeOrder },
};

/** Everything about customer voices. */
export function voiceRoutes(api: Api, media: Media): void {
  serveAll(api, endpoints.voices, {
    ...entryHandlers(voices, api),
    ...placeHandlers(voices, api),
    ...pictureHandlers(voices, api, media),
  });
}
