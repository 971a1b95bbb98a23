import { fixed } from '@vitrin/contract/fixed';

/** The hour from which a morning's digest is sent. */
export const digestHour = 8;
/** The hour from which it is left to the next morning. */
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

/** The day in the country of the site, such as 2026-03-18. */
export const dayIn = (now: Date): string => days.format(now);

/** The hour of the day there, from 0 to 23. */
export const hourIn = (now: Date): number => Number(hours.format(now));

/** Whether it is the time of the digest. */
export const isMorning = (now: Date): boolean => {
  const hour = hourIn(now);
  return hour >= digestHour && hour < lastDigestHour;
};
