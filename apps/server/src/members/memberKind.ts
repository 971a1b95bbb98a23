import { type Member, type MemberChange, type MemberDraft, memberKind } from '@vitrin/contract/kinds/member';
import { answeredEntry } from '../content/answeredEntry.ts';
import type { WrittenKind } from '../content/contentKind.ts';
import { nextPlace } from '../content/places.ts';
import { definedOnly } from '../definedOnly.ts';
import { imagesOfRows } from '../media/pictures.ts';

/** Members of the team, with their e-mail addresses: for admins. */
export const members: WrittenKind<'member', Member, MemberDraft, MemberChange> = {
  table: 'member',
  label: memberKind.label,
  fields: memberKind.fields,
  rows: (reader) => reader.selectFrom('member').selectAll(),
  answers: async (reader, rows) => {
    const images = await imagesOfRows(reader, rows);
    return rows.map(({ pictureId, ...row }) => ({
      ...answeredEntry(row),
      image: images.get(pictureId) ?? null,
    }));
  },
  newRow: async (fields, entry, writer) => ({
    ...fields,
    ...entry,
    displayOrder: await nextPlace(writer, 'member'),
    pictureId: null,
  }),
  changedRow: (stored, fields) => ({ ...stored, ...definedOnly(fields) }),
  pictureIds: (_reader, { pictureId }) => Promise.resolve([pictureId]),
  list: { sort: memberKind.sorts, order: 'displayOrder' },
};
