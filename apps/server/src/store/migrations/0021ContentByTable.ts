import type { Migration } from '../migrations.ts';

/** Tables are watched anew after every migration (`watchContent.ts`); from this one on, each for itself. */
export const contentByTable: Migration = { name: '0021_content_by_table', up: async () => undefined };
