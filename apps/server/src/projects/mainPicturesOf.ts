import type { Reader } from '../store/openStore.ts';
import { readInChunks } from '../store/ordered.ts';
import type { ProjectPictureRow } from '../store/schema.ts';

/** The first picture of each project, which is its main one. */
export const mainPicturesOf = (reader: Reader, projectIds: readonly string[]): Promise<ProjectPictureRow[]> =>
  readInChunks(projectIds, (ids) =>
    reader
      .selectFrom('projectPicture')
      .selectAll()
      .where('projectId', 'in', ids)
      .where((is) =>
        is(
          'displayOrder',
          '=',
          is
            .selectFrom('projectPicture as other')
            .select((of) => of.fn.min('other.displayOrder').as('first'))
            .whereRef('other.projectId', '=', 'projectPicture.projectId'),
        ),
      )
      .execute(),
  );
