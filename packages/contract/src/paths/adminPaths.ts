import type { VersionedKind } from '../history/history.ts';
import type { PlainGroup } from '../kinds/plainKinds.ts';

/** Where the panel is mounted. */
export const adminBase = '/admin';

const editAt = (list: string) => (id: string) => `/admin/${list}/edit/${encodeURIComponent(id)}`;

/** Where phones send files that are shared with the installed panel. */
export const sharePath = `${adminBase}/share`;

/** The address of every screen of the panel. */
export const adminPaths = {
  login: () => '/admin/login',
  /** Where an invitation is answered: its token is in the fragment, so that no server and no log sees it. */
  invitation: (token?: string) => (token === undefined ? '/admin/invitation' : `/admin/invitation#${token}`),
  profile: () => '/admin/profile',
  users: () => '/admin/users',
  activity: () => '/admin/activity',
  /** Where a link for a forgotten password is requested, and where that link leads. */
  forgottenPassword: () => '/admin/forgotten-password',
  newPassword: () => '/admin/new-password',
  /** Where the link leads that confirms one's new address. */
  confirmEmail: () => '/admin/confirm-email',
  dashboard: () => '/admin/dashboard',
  messages: (id?: string) =>
    id === undefined ? '/admin/messages' : `/admin/messages?id=${encodeURIComponent(id)}`,
  services: () => '/admin/services',
  newService: () => '/admin/services/new',
  editService: editAt('services'),
  projects: () => '/admin/projects',
  newProject: () => '/admin/projects/new',
  editProject: editAt('projects'),
  posts: () => '/admin/blog',
  newPost: () => '/admin/blog/new',
  editPost: editAt('blog'),
  gallery: () => '/admin/gallery',
  library: () => '/admin/library',
  redirects: () => '/admin/redirects',
  trash: () => '/admin/trash',
  health: () => '/admin/health',
  /** The first-day set-up, and what a demo has left. */
  setup: () => '/admin/setup',
  demoContent: () => '/admin/demo-content',
  /** The versions of an entry by the group of its calls and its id, or of a settings section. */
  history: (kind: VersionedKind, id: string) => `/admin/history/${kind}/${encodeURIComponent(id)}`,
  /** The whole site at a moment. */
  siteAt: (at?: string) =>
    at === undefined ? '/admin/site-at' : `/admin/site-at?at=${encodeURIComponent(at)}`,
  settings: (tab?: string) => (tab === undefined ? '/admin/settings' : `/admin/settings?tab=${tab}`),
} as const;

/** Where the screens of a plain kind are that are not named like its calls: its list, and a new entry's form below that. */
const ownScreens: Readonly<Partial<Record<PlainGroup, { list: string; begin: string }>>> = {
  reasons: { list: 'why-us', begin: 'new' },
  members: { list: 'team', begin: 'add' },
};

/** The screens of a plain kind: its list, the form of a new entry, and that of one by its id. */
export function plainPaths(group: PlainGroup) {
  const { list, begin } = ownScreens[group] ?? { list: group, begin: 'new' };
  return { list: `/admin/${list}`, begin: `/admin/${list}/${begin}`, edit: editAt(list) };
}
