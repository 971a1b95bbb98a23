import { adminPaths, plainPaths } from '@vitrin/contract/paths/adminPaths';
import { type PlainGroup, plainGroups } from '@vitrin/contract/kinds/plainKinds';
import type { TrashKind } from '@vitrin/contract/history/trash';

function plainEdits(): Readonly<Record<PlainGroup, (id: string) => string>>;
function plainEdits(): Readonly<Record<string, (id: string) => string>> {
  return Object.fromEntries(plainGroups.map((group) => [group, plainPaths(group).edit]));
}

const places: Readonly<Record<TrashKind, (id: string) => string>> = {
  services: adminPaths.editService,
  projects: adminPaths.editProject,
  posts: adminPaths.editPost,
  gallery: adminPaths.gallery,
  ...plainEdits(),
  slider: () => adminPaths.settings('slider'),
  messages: adminPaths.messages,
  redirects: adminPaths.redirects,
};

/** The panel's address of an entry, or of the list that it is in. */
export const entryAddress = (kind: TrashKind, id: string): string => places[kind](id);
