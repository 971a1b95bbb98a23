import { refusals } from '@vitrin/contract/errors/refusals';
import { requireRole, seesHidden } from '../auth/permissions.ts';
import type { Viewer } from '../auth/sessions.ts';
import { HttpError, notFound } from '../http/httpErrors.ts';
import type { Reader } from '../store/openStore.ts';
import type { PostRow } from '../store/schema.ts';

// An author sees and writes own posts alone, and only while an editor has not published them.

/** Whether somebody wrote a post. */
export const isOwnPost = ({ writtenBy }: PostRow, viewer: Viewer | null): boolean =>
  viewer !== null && writtenBy === viewer.user.id;

/** Which posts somebody may write: editors all, an author own ones (else 404) that are not published (else 403). */
export function allowOwn(viewer: Viewer): ((stored: PostRow) => void) | undefined {
  if (seesHidden(viewer)) return undefined;
  return (stored) => {
    if (!isOwnPost(stored, viewer)) throw notFound('Blog post');
    if (stored.active) throw new HttpError(403, refusals.postPublished());
  };
}

/** Throws 403 where an author would publish a post. */
export function refusePublishing(viewer: Viewer, active: boolean): void {
  if (active && !seesHidden(viewer)) throw new HttpError(403, refusals.notPublisher());
}

/** Throws 403 unless an own post that is not published shows a picture, and nothing else can: what is kept is everybody's. */
export async function requireOwnPicture(reader: Reader, viewer: Viewer, pictureId: string): Promise<void> {
  const own = await reader
    .selectFrom('post')
    .select('id')
    .where('pictureId', '=', pictureId)
    .where('writtenBy', '=', viewer.user.id)
    .where('active', '=', false)
    .where((is) =>
      is.not(
        is.exists(is.selectFrom('picture').select('id').where('id', '=', pictureId).where('kept', '=', true)),
      ),
    )
    .limit(1)
    .executeTakeFirst();
  if (own === undefined) requireRole(viewer, 'editor');
}
