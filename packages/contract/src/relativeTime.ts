import { fixed } from './limits.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const shortDate = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: fixed.timeZone,
});

/** "12 Nov 2026": a day as the panel says it; empty where there is none. */
export function formatDay(moment: string | null | undefined): string {
  const time = moment ? Date.parse(moment) : Number.NaN;
  return Number.isNaN(time) ? '' : shortDate.format(time);
}

const ago = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'} ago`;

/**
 * How long before `now` a moment was, as the panel says it: "Just now", "5 minutes ago", "Yesterday", "3 days ago",
 * from seven days on the date ("12 Nov 2026"), and "Recently" where there is no moment. A clock that runs a little
 * behind the server's makes it "Just now".
 */
export function relativeTime(moment: string | null | undefined, now: Date): string {
  const time = moment ? Date.parse(moment) : Number.NaN;
  if (Number.isNaN(time)) return 'Recently';
  const elapsed = now.getTime() - time;
  if (elapsed <= -hour || elapsed >= 7 * day) return shortDate.format(time);
  if (elapsed < minute) return 'Just now';
  if (elapsed < hour) return ago(Math.floor(elapsed / minute), 'minute');
  if (elapsed < day) return ago(Math.floor(elapsed / hour), 'hour');
  if (elapsed < 2 * day) return 'Yesterday';
  return ago(Math.floor(elapsed / day), 'day');
}
