import type { ContactMessage } from '@vitrin/contract/message';
import type { ContactMessageRow } from '../store/schema.ts';

/** A row as the API answers it, without how far it has come by mail. */
export const messageOf = ({
  search: _search,
  sortKeys: _keys,
  ...row
}: ContactMessageRow): ContactMessage => ({
  ...row,
  form: row.form === 'quote' ? 'quote' : 'contact',
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
