import type { Migration } from '../migrations.ts';

/** What was written since a moment is looked up by it. */
export const siteAt: Migration = {
  name: '0040_site_at',
  up: async (schema) => {
    await schema.createIndex('version_age').on('version').column('made_at').execute();
  },
};
