import type { Migration } from '../migrations.ts';

/**
 * Lists are paged in their order, over active entries or all: an index for each finds a page without reading the
 * entries before it, and counts without reading any.
 */
export const listIndexes: Migration = {
  name: '0006_lists',
  async up(schema) {
    const placed = ['service', 'reason', 'member', 'project', 'gallery_item'];
    for (const [table, order] of [
      ...placed.map((name) => [name, ['display_order', 'id']] as const),
      ['post', ['shown_day', 'created_at', 'id']] as const,
    ]) {
      await schema
        .createIndex(`${table}_shown`)
        .on(table)
        .columns(['active', ...order])
        .execute();
    }
    await schema.createIndex('post_publish_date').on('post').columns(['active', 'publish_date']).execute();
    await schema
      .createIndex('contact_message_newest')
      .on('contact_message')
      .columns(['archived', 'created_at', 'id'])
      .execute();
  },
};
