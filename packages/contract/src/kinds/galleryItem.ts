import { z } from 'zod';
import { define } from '../endpoint.ts';
import { line } from '../fields.ts';
import { timestamp } from '../id.ts';
import { image } from '../files/image.ts';
import { fixed } from '../fixed.ts';
import { defineUploadedKind, placed } from './defineKind.ts';
import { optionalText } from './field.ts';
import * as calls from './kindCalls.ts';

/** Pictures of the gallery; an entry is its picture, whose address and sizes are returned beside the title. */
export const galleryItemKind = defineUploadedKind(
  { schema: 'GalleryItem', label: 'Image', one: 'a picture', many: 'pictures', tag: 'Gallery' },
  {
    title: optionalText(line, { searched: true, sorted: 'text' }),
    category: optionalText(line, { searched: true, sorted: 'text' }),
    /** The description of the picture, as alternative text. */
    alt: { ...optionalText(line, { searched: true }), answered: image.shape.alt },
  },
  { ...image.omit({ id: true, alt: true }).shape, ...placed, uploadDate: timestamp },
  {},
);

/** A picture of the gallery as visitors and admins read it. */
export type GalleryItem = z.infer<typeof galleryItemKind.record>;
/** A change of some fields of a gallery picture. */
export type GalleryItemChange = z.infer<typeof galleryItemKind.change>;

/** The calls about the photo gallery. An entry starts with an upload, so none is created from fields. */
export const galleryItemCalls = {
  list: calls.list(galleryItemKind, '/gallery'),
  listAll: calls.listAll(galleryItemKind, '/gallery/admin'),
  upload: define({
    method: 'POST',
    path: '/gallery/upload',
    access: 'editor',
    tag: galleryItemKind.tag,
    summary: 'Adds a picture; its title comes from the file name',
    upload: 'file',
    form: z.object({ category: line.default(fixed.galleryUploadCategory) }),
    answer: galleryItemKind.record,
  }),
  update: {
    ...calls.update(galleryItemKind, '/gallery/{id}'),
    summary: 'Changes title, category, description or visibility of a picture',
  },
  remove: calls.remove(galleryItemKind, '/gallery/{id}'),
  bulk: calls.bulk(galleryItemKind, '/gallery/bulk'),
  toggle: calls.toggle(galleryItemKind, 'PATCH', '/gallery/image/{id}'),
  reorder: calls.reorder(galleryItemKind, '/gallery/reorder'),
  move: calls.move(galleryItemKind, '/gallery/{id}/place'),
};
