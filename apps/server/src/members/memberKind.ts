import type { TeamMember } from '@vitrin/contract/member';
import type { ContentKind } from '../content/contentKind.ts';
import { foldedText } from '../content/searchText.ts';
import { imagesById } from '../media/pictures.ts';

/** Members of the team, with their e-mail addresses: for admins. */
export const members: ContentKind<'crewMember', TeamMember> = {
  table: 'crewMember',
  name: 'Team member',
  rows: (reader) => reader.selectFrom('crewMember').selectAll(),
  answers: async (reader, rows) => {
    const images = await imagesById(
      reader,
      rows.map(({ pictureId }) => pictureId),
    );
    return rows.map(({ pictureId, search: _search, ...row }) => ({
      ...row,
      image: images.get(pictureId) ?? null,
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
    }));
  },
  searchText: ({ name, position, email }) => foldedText(name, position, email),
  pictureIds: (_reader, { pictureId }) => Promise.resolve([pictureId]),
  list: {
    sort: { name: 'text', position: 'text', displayOrder: 'value', createdAt: 'value', updatedAt: 'value' },
    order: 'displayOrder',
  },
};
