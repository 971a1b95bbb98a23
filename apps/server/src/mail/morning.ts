import { fixed } from '@vitrin/contract/fixed';

/** The hour from which a morning's digest is sent. */
export const digestHour = 8;
/** The hour from which it has to wait for the next morning. */
const lastDigestHour = 12;

const days = new Intl.DateTimeFormat('en-CA', {
  timeZone: fixed.timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
const hours = new Intl.DateTimeFormat('en-GB', {
  timeZone: fixed.timeZone,
  hour: '2-digit',
  hourCycle: 'h23',
});

/** The local date of the site's country, such as 2026-03-18. */
export const dayIn = (now: Date): string => days.format(now);

/** The local hour there, from 0 to 23. */
export const hourIn = (now: Date): number => Number(hours.format(now));

/** Whether it is the time of the digest. */
export const isMorning = (now: Date): boolean => {
  const hour = hourIn(now);
  return hour >= digestHour && hour < lastDigestHour;
};
