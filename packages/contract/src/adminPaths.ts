/** Where the panel is mounted. */
export const adminBase = '/admin';

/** The address of every screen of the panel. */
export const adminPaths = {
  login: () => '/admin/login',
  dashboard: () => '/admin/dashboard',
  services: () => '/admin/services',
  newService: () => '/admin/services/new',
  editService: (id: string) => `/admin/services/edit/${encodeURIComponent(id)}`,
  settings: (tab?: string) => (tab === undefined ? '/admin/settings' : `/admin/settings?tab=${tab}`),
} as const;
