/** Where the panel is mounted. */
export const adminBase = '/admin';

const editAt = (list: string) => (id: string) => `/admin/${list}/edit/${encodeURIComponent(id)}`;

/** The address of every screen of the panel. */
export const adminPaths = {
  login: () => '/admin/login',
  dashboard: () => '/admin/dashboard',
  messages: (id?: string) =>
    id === undefined ? '/admin/messages' : `/admin/messages?id=${encodeURIComponent(id)}`,
  whyUs: () => '/admin/why-us',
  newWhyUs: () => '/admin/why-us/new',
  editWhyUs: editAt('why-us'),
  services: () => '/admin/services',
  newService: () => '/admin/services/new',
  editService: editAt('services'),
  projects: () => '/admin/projects',
  newProject: () => '/admin/projects/new',
  editProject: editAt('projects'),
  blog: () => '/admin/blog',
  newPost: () => '/admin/blog/new',
  editPost: editAt('blog'),
  gallery: () => '/admin/gallery',
  team: () => '/admin/team',
  addMember: () => '/admin/team/add',
  editMember: editAt('team'),
  settings: (tab?: string) => (tab === undefined ? '/admin/settings' : `/admin/settings?tab=${tab}`),
} as const;
