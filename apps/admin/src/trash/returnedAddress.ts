import { adminPaths } from '@vitrin/contract/adminPaths';
import type { TrashItem, TrashKind } from '@vitrin/contract/trash';

/** Where the panel shows what came back, by its kind. */
const places: Readonly<Record<TrashKind, (id: string) => string>> = {
  services: adminPaths.editService,
  projects: adminPaths.editProject,
  posts: adminPaths.editPost,
  members: adminPaths.editMember,
  gallery: adminPaths.gallery,
  videos: adminPaths.editVideo,
  reasons: adminPaths.editReason,
  figures: adminPaths.editFigure,
  references: adminPaths.editReference,
  voices: adminPaths.editVoice,
  certificates: adminPaths.editCertificate,
  slider: () => adminPaths.settings('slider'),
  messages: adminPaths.messages,
  redirects: adminPaths.redirects,
};

/** The address of what came back. */
export const returnedAddress = ({ kind, entryId }: TrashItem): string => places[kind](entryId);
