import type { Migration } from '../migrations.ts';

/** Triggers are recreated after every migration (`watchContent.ts`); from this one on, there is one for each table. */
export const contentByTable: Migration = { name: '0021_content_by_table', up: async () => undefined };
