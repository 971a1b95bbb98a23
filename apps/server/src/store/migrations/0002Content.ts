import type { Migration } from '../migrations.ts';

/** Reasons, team, projects with their pictures, gallery and blog; and a quick way from a picture to what shows it. */
export const content: Migration = {
  name: '0002_content',
  async up(schema, type) {
    await schema
      .createTable('why_us_item')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('icon', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('description', 'text', (column) => column.notNull())
      .addColumn('active', type('boolean'), (column) => column.notNull())
      .addColumn('display_order', 'integer', (column) => column.notNull())
      .addColumn('search', 'text', (column) => column.notNull())
      .addColumn('created_at', type('time'), (column) => column.notNull())
      .addColumn('updated_at', type('time'), (column) => column.notNull())
      .execute();
    await schema
      .createIndex('why_us_item_order')
      .on('why_us_item')
      .columns(['display_order', 'id'])
      .execute();

    await schema
      .createTable('crew_member')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('position', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('facebook_url', 'text', (column) => column.notNull())
      .addColumn('instagram_url', 'text', (column) => column.notNull())
      .addColumn('linkedin_url', 'text', (column) => column.notNull())
      .addColumn('youtube_url', 'text', (column) => column.notNull())
      .addColumn('active', type('boolean'), (column) => column.notNull())
      .addColumn('display_order', 'integer', (column) => column.notNull())
      .addColumn('picture_id', 'text', (column) => column.references('picture.id').onDelete('set null'))
      .addColumn('search', 'text', (column) => column.notNull())
      .addColumn('created_at', type('time'), (column) => column.notNull())
      .addColumn('updated_at', type('time'), (column) => column.notNull())
      .execute();
    await schema
      .createIndex('crew_member_order')
      .on('crew_member')
      .columns(['display_order', 'id'])
      .execute();

    await schema
      .createTable('project')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('category', 'text', (column) => column.notNull())
      .addColumn('short_description', 'text', (column) => column.notNull())
      .addColumn('description', 'text', (column) => column.notNull())
      .addColumn('additional_info', type('json'), (column) => column.notNull())
      .addColumn('active', type('boolean'), (column) => column.notNull())
      .addColumn('display_order', 'integer', (column) => column.notNull())
      .addColumn('search', 'text', (column) => column.notNull())
      .addColumn('created_at', type('time'), (column) => column.notNull())
      .addColumn('updated_at', type('time'), (column) => column.notNull())
      .execute();
    await schema.createIndex('project_order').on('project').columns(['display_order', 'id']).execute();

    await schema
      .createTable('project_picture')
      .addColumn('picture_id', 'text', (column) => column.primaryKey().references('picture.id'))
      .addColumn('project_id', 'text', (column) =>
        column.notNull().references('project.id').onDelete('cascade'),
      )
      .addColumn('display_order', 'integer', (column) => column.notNull())
      .execute();
    await schema
      .createIndex('project_picture_order')
      .on('project_picture')
      .columns(['project_id', 'display_order'])
      .execute();

    await schema
      .createTable('gallery_item')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('category', 'text', (column) => column.notNull())
      .addColumn('alt', 'text', (column) => column.notNull())
      .addColumn('active', type('boolean'), (column) => column.notNull())
      .addColumn('display_order', 'integer', (column) => column.notNull())
      .addColumn('picture_id', 'text', (column) => column.notNull().references('picture.id'))
      .addColumn('search', 'text', (column) => column.notNull())
      .addColumn('created_at', type('time'), (column) => column.notNull())
      .addColumn('updated_at', type('time'), (column) => column.notNull())
      .execute();
    await schema
      .createIndex('gallery_item_order')
      .on('gallery_item')
      .columns(['display_order', 'id'])
      .execute();

    await schema
      .createTable('post')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('date', 'text', (column) => column.notNull())
      .addColumn('excerpt', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('details', 'text', (column) => column.notNull())
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('category', 'text', (column) => column.notNull())
      .addColumn('tags', type('json'), (column) => column.notNull())
      .addColumn('tag_keys', 'text', (column) => column.notNull())
      .addColumn('publish_date', type('time'))
      .addColumn('shown_day', 'text', (column) => column.notNull())
      .addColumn('active', type('boolean'), (column) => column.notNull())
      .addColumn('picture_id', 'text', (column) => column.references('picture.id').onDelete('set null'))
      .addColumn('search', 'text', (column) => column.notNull())
      .addColumn('created_at', type('time'), (column) => column.notNull())
      .addColumn('updated_at', type('time'), (column) => column.notNull())
      .execute();
    await schema.createIndex('post_order').on('post').columns(['shown_day', 'created_at', 'id']).execute();

    await schema.createIndex('picture_name').on('picture').column('name').execute();
    await schema.createIndex('crew_member_picture').on('crew_member').column('picture_id').execute();
    await schema.createIndex('gallery_item_picture').on('gallery_item').column('picture_id').execute();
    await schema.createIndex('post_picture').on('post').column('picture_id').execute();
    await schema.createIndex('service_picture').on('service').column('picture_id').execute();
    await schema.createIndex('slider_image_picture').on('slider_image').column('picture_id').execute();
  },
};
