import { refusals } from '@vitrin/contract/errors/refusals';
import { requireRole, seesHidden } from '../auth/permissions.ts';
import type { Viewer } from '../auth/sessions.ts';
import { HttpError, notFound } from '../http/httpErrors.ts';
import type { Reader } from '../store/openStore.ts';
import type { PostRow } from '../store/schema.ts';

// An author sees and writes only own posts, and only until an editor publishes them.

/** Whether the viewer wrote a post. */
export const isOwnPost = ({ writtenBy }: PostRow, viewer: Viewer | null): boolean =>
  viewer !== null && writtenBy === viewer.user.id;

/**
 * A check of the posts that a viewer may write: editors all, an author own ones (otherwise 404) that are not published
 * (otherwise 403).
 */
export function allowOwn(viewer: Viewer): ((stored: PostRow) => void) | undefined {
  if (seesHidden(viewer)) return undefined;
  return (stored) => {
    if (!isOwnPost(stored, viewer)) throw notFound('Blog post');
    if (stored.active) throw new HttpError(403, refusals.postPublished());
  };
}

/** Throws 403 if an author tries to publish a post. */
export function refusePublishing(viewer: Viewer, active: boolean): void {
  if (active && !seesHidden(viewer)) throw new HttpError(403, refusals.notPublisher());
}

/**
 * Throws 403 unless an unpublished post of the viewer shows a picture, and nothing else can: pictures kept in the
 * library are shared.
 */
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
