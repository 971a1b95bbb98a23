import type { PictureTaker, PictureTaking } from '@vitrin/contract/library';
import { type Endpoint, endpoints } from '@vitrin/contract/endpoints';
import { requireRole } from '../auth/permissions.ts';
import type { Viewer } from '../auth/sessions.ts';
import type { ContentKind } from '../content/contentKind.ts';
import { setPicture } from '../content/entryPicture.ts';
import type { Allow } from '../content/contentWrites.ts';
import { authorOf } from '../history/keepVersion.ts';
import type { Clock } from '../clock.ts';
import { members } from '../members/memberKind.ts';
import { plainContent } from '../plain/plainKinds.ts';
import { allowOwn } from '../posts/postAccess.ts';
import { posts } from '../posts/postKind.ts';
import { withChangedPictures } from '../projects/changedPictures.ts';
import { addProjectPicture } from '../projects/projectPictures.ts';
import { services } from '../services/serviceKind.ts';
import type { Store, Writer } from '../store/openStore.ts';
import type { PicturedTable } from '../store/schema.ts';
import { videos } from '../videos/videos.ts';

/** Who takes a picture for what, and when. */
export type Taking = { store: Store; clock: Clock; viewer: Viewer };

/** Makes a picture that of an entry; the call that would upload one there says who may. Throws 403 and 404. */
type Take = {
  upload: Endpoint;
  take: (
    writer: Writer,
    taking: Taking,
    entry: { id: string; main: boolean },
    pictureId: string,
  ) => Promise<unknown>;
};

const taker = <Table extends PicturedTable, Answer>(
  kind: ContentKind<Table, Answer>,
  upload: Endpoint,
  allowing: (viewer: Viewer) => Allow<Table> | undefined = () => undefined,
): Take => ({
  upload,
  take: (writer, { store, clock, viewer }, { id }, pictureId) =>
    setPicture(kind, writer, { store, by: authorOf(viewer, clock), allow: allowing(viewer) }, id, pictureId),
});

const takers: Readonly<Record<PictureTaker, Take>> = {
  services: taker(services, endpoints.services.uploadImage),
  posts: taker(posts, endpoints.posts.uploadImage, allowOwn),
  members: taker(members, endpoints.members.uploadImage),
  videos: taker(videos, endpoints.videos.uploadImage),
  references: taker(plainContent('references'), endpoints.references.uploadImage),
  voices: taker(plainContent('voices'), endpoints.voices.uploadImage),
  certificates: taker(plainContent('certificates'), endpoints.certificates.uploadImage),
  projects: {
    upload: endpoints.projects.uploadImage,
    take: (writer, { store, clock, viewer }, { id, main }, pictureId) =>
      withChangedPictures(writer, { store, by: authorOf(viewer, clock) }, id, () =>
        addProjectPicture(writer, id, pictureId, main),
      ),
  },
};

/** Throws 403 where a caller may not upload a picture there either. */
export function requireTaker(viewer: Viewer, taking: PictureTaking): void {
  if (taking.kind !== 'text') requireRole(viewer, takers[taking.kind].upload.access);
}

/** Makes a stored picture that of an entry; a text names it by itself. Throws 404, and where the kind does. */
export async function takePicture(
  writer: Writer,
  by: Taking,
  taking: PictureTaking,
  pictureId: string,
): Promise<void> {
  const { entryId: id = '', main = false } = taking;
  if (taking.kind === 'text') return;
  await takers[taking.kind].take(writer, by, { id, main }, pictureId);
  // Services are shown in tall frames, too, whose sizes it may lack.
  if (taking.kind !== 'services') return;
  const change = { variantsComplete: false };
  await writer.updateTable('picture').set(change).where('id', '=', pictureId).execute();
}
