import type { Migration } from '../migrations.ts';

/** Accounts may have a picture. */
export const profilePicture: Migration = {
  name: '0055_profile_picture',
  up: async (schema) => {
    await schema
      .alterTable('user_account')
      .addColumn('picture_id', 'text', (column) => column.references('picture.id'))
      .execute();
    await schema.createIndex('user_account_picture').on('user_account').column('picture_id').execute();
  },
};
