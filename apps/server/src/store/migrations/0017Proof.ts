import type { Migration } from '../migrations.ts';
import { addEntries } from './entryTables.ts';

/** What shows that a company can be trusted: figures, references, testimonials, certificates. */
export const proof: Migration = {
  name: '0017_proof',
  async up(...to) {
    for (const { up } of [
      addEntries('', 'figure', { texts: ['value', 'unit', 'title'], pictured: false }),
      addEntries('', 'reference', { texts: ['name', 'sector', 'url', 'ground'], pictured: true }),
      addEntries('', 'voice', { texts: ['name', 'role', 'company', 'text'], pictured: true }),
      addEntries('', 'certificate', { texts: ['title', 'issuer', 'year'], pictured: true }),
    ]) {
      await up(...to);
    }
  },
};
