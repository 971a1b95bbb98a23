import { adminPaths, plainPaths } from '@vitrin/contract/paths/adminPaths';
import { type PlainGroup, plainGroups } from '@vitrin/contract/kinds/plainKinds';
import type { TrashItem, TrashKind } from '@vitrin/contract/history/trash';

function plainEdits(): Readonly<Record<PlainGroup, (id: string) => string>>;
function plainEdits(): Readonly<Record<string, (id: string) => string>> {
  return Object.fromEntries(plainGroups.map((group) => [group, plainPaths(group).edit]));
}

/** Where the panel shows what came back, by its kind. */
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

/** Where the panel shows an entry, or the list that it is in. */
export const entryAddress = (kind: TrashKind, id: string): string => places[kind](id);

/** The address of what came back. */
export const returnedAddress = ({ kind, entryId }: TrashItem): string => entryAddress(kind, entryId);
