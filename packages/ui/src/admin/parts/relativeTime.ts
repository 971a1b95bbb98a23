import { fixed } from '@vitrin/contract/fixed';
import { adminText } from '../../text/panelText.ts';
import { inLocale } from './inLocale.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const shortDate = inLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: fixed.timeZone,
    }),
);

const shortMoment = inLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZone: fixed.timeZone,
    }),
);

const shortClock = inLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone: fixed.timeZone }),
);

/** "14:32": a moment less than twelve hours away as the time of day, any other in the panel's format. */
export const formatClock = (moment: string, now: Date): string =>
  Math.abs(now.getTime() - Date.parse(moment)) < 12 * hour
    ? shortClock().format(Date.parse(moment))
    : formatMoment(moment);

/** "12 Nov 2026, 09:00": a time in the panel's format; empty if there is none. */
export function formatMoment(moment: string | null | undefined): string {
  const time = moment ? Date.parse(moment) : Number.NaN;
  return Number.isNaN(time) ? '' : shortMoment().format(time);
}

/** "12 Nov 2026": a day in the panel's format; empty if there is none. */
export function formatDay(moment: string | null | undefined): string {
  const time = moment ? Date.parse(moment) : Number.NaN;
  return Number.isNaN(time) ? '' : shortDate().format(time);
}

/**
 * The time before `now` in words: "Just now", "5 minutes ago", "Yesterday", "3 days ago"; from seven days on, the date
 * ("12 Nov 2026"); "Recently" if unknown. A clock slightly behind the server's yields "Just now".
 */
export function relativeTime(moment: string | null | undefined, now: Date): string {
  const { ages } = adminText;
  const time = moment ? Date.parse(moment) : Number.NaN;
  if (Number.isNaN(time)) return ages.unknown;
  const elapsed = now.getTime() - time;
  if (elapsed <= -hour || elapsed >= 7 * day) return shortDate().format(time);
  if (elapsed < minute) return ages.justNow;
  if (elapsed < hour) return ages.minutes(Math.floor(elapsed / minute));
  if (elapsed < day) return ages.hours(Math.floor(elapsed / hour));
  if (elapsed < 2 * day) return ages.yesterday;
  return ages.days(Math.floor(elapsed / day));
}
