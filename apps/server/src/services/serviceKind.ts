import { leftOut } from '@vitrin/contract/kinds/defineKind';
import {
  type Service,
  type ServiceChange,
  type ServiceDraft,
  serviceKind,
  type ServiceSummary,
} from '@vitrin/contract/kinds/service';
import { answeredEntry, statusOf } from '../content/answeredEntry.ts';
import type { WithPictureList, WrittenKind } from '../content/contentKind.ts';
import { keepOldPath } from '../content/entryPaths.ts';
import { withoutSharing } from '../content/withoutSharing.ts';
import { listedImages } from '../content/entryPictureLists.ts';
import { nextPlace, placeOrder } from '../content/places.ts';
import { definedOnly } from '../definedOnly.ts';
import { findByService } from '../projects/projectServices.ts';
import { imagesOfRows } from '../media/pictures.ts';
import { wantTallSizes } from '../media/sizes/unfinishedPictures.ts';
import { textPicturesOf } from '../media/textPictures.ts';
import type { Reader } from '../store/openStore.ts';
import type { ServiceRow } from '../store/schema.ts';

const pictureList = { ...serviceKind.pictureList, table: 'furtherPicture' } as const;

const answers = async (reader: Reader, rows: readonly ServiceRow[]): Promise<Service[]> => {
  const images = await imagesOfRows(reader, rows);
  const further = await listedImages(
    reader,
    pictureList.table,
    rows.map(({ id }) => id),
  );
  return rows.map(({ pictureId, ...row }) => ({
    ...answeredEntry(row),
    status: statusOf(row),
    image: images.get(pictureId) ?? null,
    furtherImages: further.get(row.id) ?? [],
  }));
};

/** How services are stored and answered; pages of their list leave the long texts out. */
export const services: WrittenKind<'service', Service, ServiceDraft, ServiceChange, ServiceSummary> &
  WithPictureList = {
  table: 'service',
  label: serviceKind.label,
  fields: serviceKind.fields,
  change: serviceKind.change,
  draft: serviceKind.draft,
  rows: (reader) => reader.selectFrom('service').selectAll(),
  answers,
  besides: (reader, { description }) => textPicturesOf(reader, [description]),
  listed: answers,
  summaries: async (reader, rows) => {
    const images = await imagesOfRows(reader, rows);
    return rows.map(({ description: _description, steps: _steps, faq: _faq, pictureId, ...row }) => ({
      ...withoutSharing(answeredEntry(row)),
      status: statusOf(row),
      image: images.get(pictureId) ?? null,
    }));
  },
  leftOut: leftOut(serviceKind),
  newRow: async (fields, entry, writer) => ({
    ...fields,
    ...entry,
    displayOrder: await nextPlace(writer, 'service'),
    pictureId: null,
  }),
  changedRow: (stored, fields) => ({ ...stored, ...definedOnly(fields) }),
  afterWrite: async (writer, row, before) => {
    await keepOldPath<ServiceRow>('service', ({ active }) => active)(writer, row, before);
    if (row.pictureId !== null && row.pictureId !== before?.pictureId)
      await wantTallSizes(writer, [row.pictureId]);
  },
  searchedBesides: ({ steps, faq }) => [
    ...steps.flatMap(({ title, text }) => [title, text]),
    ...faq.flatMap(({ question, answer }) => [question, answer]),
  ],
  afterReturn: findByService,
  pictureId: ({ pictureId }) => pictureId,
  pictureList,
  list: { sort: serviceKind.sorts, order: placeOrder },
};
