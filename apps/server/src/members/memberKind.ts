import { type Member, type MemberChange, type MemberDraft, memberKind } from '@vitrin/contract/kinds/member';
import { answeredEntry } from '../content/answeredEntry.ts';
import type { WrittenKind } from '../content/contentKind.ts';
import { nextPlace, placeOrder } from '../content/places.ts';
import { definedOnly } from '../definedOnly.ts';
import { imagesOfRows } from '../media/pictures.ts';
import type { Reader } from '../store/openStore.ts';
import type { MemberRow } from '../store/schema.ts';

const answers = async (reader: Reader, rows: readonly MemberRow[]): Promise<Member[]> => {
  const images = await imagesOfRows(reader, rows);
  return rows.map(({ pictureId, ...row }) => ({
    ...answeredEntry(row),
    image: images.get(pictureId) ?? null,
  }));
};

/** Members of the team, with their e-mail addresses: for admins. */
export const members: WrittenKind<'member', Member, MemberDraft, MemberChange, Member> = {
  table: 'member',
  label: memberKind.label,
  fields: memberKind.fields,
  rows: (reader) => reader.selectFrom('member').selectAll(),
  answers,
  listed: answers,
  summaries: answers,
  leftOut: [],
  newRow: async (fields, entry, writer) => ({
    ...fields,
    ...entry,
    displayOrder: await nextPlace(writer, 'member'),
    pictureId: null,
  }),
  changedRow: (stored, fields) => ({ ...stored, ...definedOnly(fields) }),
  pictureId: ({ pictureId }) => pictureId,
  list: { sort: memberKind.sorts, order: placeOrder },
};
