import type { EntryRow } from '../store/schema.ts';

/** The columns of a row that every kind returns; those for search are left out. */
export const answeredEntry = <Row extends EntryRow>({
  search: _search,
  sortKeys: _keys,
  createdAt,
  updatedAt,
  ...row
}: Row) => ({
  ...row,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

/** The older form of `active`. */
export const statusOf = ({ active }: { active: boolean }): 'active' | 'inactive' =>
  active ? 'active' : 'inactive';
