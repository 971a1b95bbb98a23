import type { Migration } from '../migrations.ts';

/** Renames the tables of reasons and members to the names used everywhere else. */
export const oneWord: Migration = {
  name: '0005_one_word',
  async up(schema) {
    await schema.alterTable('why_us_item').renameTo('reason').execute();
    await schema.alterTable('crew_member').renameTo('member').execute();
  },
};
