import { fixed } from '@vitrin/contract/fixed';
import { adminText } from '../../text/panelText.ts';
import { inLocale } from '../parts/inLocale.ts';

const { timeZone } = fixed;
const hour = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', hourCycle: 'h23', timeZone });
const day = inLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone,
    }),
);

/** "Good morning, Elif", by the clock in Istanbul. */
export function greeting(now: Date, firstName: string): string {
  const text = adminText.dashboard;
  const hours = Number(hour.format(now));
  if (hours >= 5 && hours < 12) return text.morning(firstName);
  return hours >= 12 && hours < 18 ? text.afternoon(firstName) : text.evening(firstName);
}

/** "Saturday, 21 November 2026", in Istanbul. */
export const today = (now: Date): string => day().format(now);
