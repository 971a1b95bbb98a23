import type { WxrItem } from './wxrItem.ts';

/** Converts a WordPress time, "YYYY-MM-DD HH:MM:SS"; undefined for zeros. */
export function validTime(given: string): string | undefined {
  const text = `${given.trim().replace(' ', 'T')}Z`;
  const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(text) ? new Date(text) : undefined;
  return time === undefined || Number.isNaN(time.getTime()) || time.getUTCFullYear() < 1970
    ? undefined
    : time.toISOString();
}

/** An unpublished entry only has the time when it was written, or none. */
export function timesOf(item: Pick<WxrItem, 'date' | 'dateGmt' | 'modifiedGmt'>): {
  createdAt: string;
  updatedAt: string;
} {
  const modified = validTime(item.modifiedGmt);
  const createdAt = validTime(item.dateGmt) ?? validTime(item.date) ?? modified ?? new Date(0).toISOString();
  return { createdAt, updatedAt: modified !== undefined && modified > createdAt ? modified : createdAt };
}
