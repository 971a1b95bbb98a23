import type { Migration } from '../migrations.ts';
import { entry, pictured, placed, texts } from './entryTables.ts';

/** Reasons, team, projects with their pictures, gallery and blog; and indexes from a picture to what shows it. */
export const content: Migration = {
  name: '0002_content',
  async up(schema, type) {
    const reason = entry(schema.createTable('why_us_item'), type);
    await placed(texts(reason, ['icon', 'title', 'description'])).execute();

    const member = entry(schema.createTable('crew_member'), type);
    const addresses = ['facebook_url', 'instagram_url', 'linkedin_url', 'youtube_url'];
    await placed(pictured(texts(member, ['name', 'position', 'email', ...addresses]))).execute();

    const project = entry(schema.createTable('project'), type);
    await placed(texts(project, ['title', 'category', 'short_description', 'description']))
      .addColumn('additional_info', type('json'), (column) => column.notNull())
      .execute();
    await schema
      .createTable('project_picture')
      .addColumn('picture_id', 'text', (column) => column.primaryKey().references('picture.id'))
      .addColumn('project_id', 'text', (column) =>
        column.notNull().references('project.id').onDelete('cascade'),
      )
      .addColumn('display_order', 'integer', (column) => column.notNull())
      .execute();

    const item = entry(schema.createTable('gallery_item'), type);
    await placed(texts(item, ['title', 'category', 'alt']))
      .addColumn('picture_id', 'text', (column) => column.notNull().references('picture.id'))
      .execute();

    const post = entry(schema.createTable('post'), type);
    const postTexts = ['title', 'excerpt', 'content', 'details', 'author', 'category', 'date'];
    await pictured(texts(post, [...postTexts, 'tag_keys', 'shown_day']))
      .addColumn('tags', type('json'), (column) => column.notNull())
      .addColumn('publish_date', type('time'))
      .execute();

    const indexes = [
      ...['why_us_item', 'crew_member', 'project', 'gallery_item'].map(
        (table) => [table, 'order', ['display_order', 'id']] as const,
      ),
      ['project_picture', 'order', ['project_id', 'display_order']],
      ['post', 'order', ['shown_day', 'created_at', 'id']],
      ['picture', 'name', ['name']],
      ...['service', 'slider_image', 'crew_member', 'gallery_item', 'post'].map(
        (table) => [table, 'picture', ['picture_id']] as const,
      ),
    ] as const;
    for (const [table, name, columns] of indexes) {
      await schema
        .createIndex(`${table}_${name}`)
        .on(table)
        .columns([...columns])
        .execute();
    }
  },
};
