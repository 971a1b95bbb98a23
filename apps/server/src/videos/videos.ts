import { endpoints } from '@vitrin/contract/endpoints';
import {
  embedUrlOf,
  type Video,
  type VideoChange,
  type VideoDraft,
  videoKind,
} from '@vitrin/contract/kinds/video';
import { answeredEntry } from '../content/answeredEntry.ts';
import type { WrittenKind } from '../content/contentKind.ts';
import { entryHandlers, pictureHandlers, placeHandlers } from '../content/entryHandlers.ts';
import { nextPlace, placeOrder } from '../content/places.ts';
import { definedOnly } from '../definedOnly.ts';
import { type Api, serveAll } from '../http/serve.ts';
import type { Media } from '../media/openMedia.ts';
import { imagesOfRows } from '../media/pictures.ts';
import type { Reader } from '../store/openStore.ts';
import type { VideoRow } from '../store/schema.ts';

const answers = async (reader: Reader, rows: readonly VideoRow[]): Promise<Video[]> => {
  const images = await imagesOfRows(reader, rows);
  return rows.map(({ pictureId, ...row }) => ({
    ...answeredEntry(row),
    image: images.get(pictureId) ?? null,
  }));
};

/** Videos on external sites. */
export const videos: WrittenKind<'video', Video, VideoDraft, VideoChange, Video> = {
  table: 'video',
  label: videoKind.label,
  fields: videoKind.fields,
  rows: (reader) => reader.selectFrom('video').selectAll(),
  answers,
  listed: answers,
  summaries: answers,
  leftOut: [],
  newRow: async (fields, entry, writer) => ({
    ...fields,
    ...entry,
    embedUrl: embedUrlOf(fields),
    displayOrder: await nextPlace(writer, 'video'),
    pictureId: null,
  }),
  changedRow: (stored, fields) => ({ ...stored, ...definedOnly(fields) }),
  pictureId: ({ pictureId }) => pictureId,
  list: { sort: videoKind.sorts, order: placeOrder },
};

/** Everything about videos but what visitors read: that is a slice of the home page. */
export function videoRoutes(api: Api, media: Media): void {
  serveAll(api, endpoints.videos, {
    ...entryHandlers(videos, api),
    ...placeHandlers(videos, api),
    ...pictureHandlers(videos, api, media),
  });
}
