import {
  type Service,
  type ServiceChange,
  type ServiceDraft,
  serviceKind,
} from '@vitrin/contract/kinds/service';
import { answeredEntry, statusOf } from '../content/answeredEntry.ts';
import type { WrittenKind } from '../content/contentKind.ts';
import { nextPlace } from '../content/places.ts';
import { definedOnly } from '../definedOnly.ts';
import { imagesOfRows } from '../media/pictures.ts';
import { keepOldPath } from './oldPaths.ts';

/** Services. */
export const services: WrittenKind<'service', Service, ServiceDraft, ServiceChange> = {
  table: 'service',
  label: serviceKind.label,
  fields: serviceKind.fields,
  rows: (reader) => reader.selectFrom('service').selectAll(),
  answers: async (reader, rows) => {
    const images = await imagesOfRows(reader, rows);
    return rows.map(({ pictureId, ...row }) => ({
      ...answeredEntry(row),
      status: statusOf(row),
      image: images.get(pictureId) ?? null,
    }));
  },
  newRow: async (fields, entry, writer) => ({
    ...fields,
    ...entry,
    displayOrder: await nextPlace(writer, 'service'),
    pictureId: null,
  }),
  changedRow: (stored, fields) => ({ ...stored, ...definedOnly(fields) }),
  afterWrite: keepOldPath,
  pictureIds: (_reader, { pictureId }) => Promise.resolve([pictureId]),
  list: { sort: serviceKind.sorts, order: 'displayOrder' },
};
