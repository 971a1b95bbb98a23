import type { PartQuery } from '../endpoint.ts';

/** Entries on a page if only its number was given. */
export const defaultPageSize = 50;

/** The offset of a page in its list, and its length; undefined if the whole list was requested. */
export function pagePart({ page, pageSize }: PartQuery): { offset: number; limit: number } | undefined {
  if (page === undefined && pageSize === undefined) return undefined;
  const limit = pageSize ?? defaultPageSize;
  return { limit, offset: ((page ?? 1) - 1) * limit };
}

const hasMembers = (value: unknown): value is { crews: unknown[] } =>
  typeof value === 'object' && value !== null && 'crews' in value && Array.isArray(value.crews);

/** A page of a whole list, or of the team page with its list of members; undefined if none was requested. */
export function cutPage(whole: unknown, asked: PartQuery): { items: unknown; total: number } | undefined {
  const part = pagePart(asked);
  if (part === undefined) return undefined;
  const cut = (list: readonly unknown[]) => list.slice(part.offset, part.offset + part.limit);
  if (Array.isArray(whole)) return { items: cut(whole), total: whole.length };
  if (!hasMembers(whole)) return undefined;
  return { items: { ...whole, crews: cut(whole.crews) }, total: whole.crews.length };
}
