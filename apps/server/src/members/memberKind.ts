import type { TeamMember } from '@vitrin/contract/member';
import type { ContentKind } from '../content/contentKind.ts';
import { placedList } from '../content/places.ts';
import { foldedText } from '../content/searchText.ts';
import { imagesOfRows } from '../media/pictures.ts';

/** Members of the team, with their e-mail addresses: for admins. */
export const members: ContentKind<'crewMember', TeamMember> = {
  table: 'crewMember',
  name: 'Team member',
  rows: (reader) => reader.selectFrom('crewMember').selectAll(),
  answers: async (reader, rows) => {
    const images = await imagesOfRows(reader, rows);
    return rows.map(({ pictureId, search: _search, ...row }) => ({
      ...row,
      image: images.get(pictureId) ?? null,
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
    }));
  },
  searchText: ({ name, position, email }) => foldedText(name, position, email),
  pictureIds: (_reader, { pictureId }) => Promise.resolve([pictureId]),
  list: placedList({ name: 'text', position: 'text' }),
};
