import type { Migration } from '../migrations.ts';

/** An index of what was written since a moment. */
export const siteAt: Migration = {
  name: '0040_site_at',
  up: async (schema) => {
    await schema.createIndex('version_age').on('version').column('made_at').execute();
  },
};
