import { fixed } from '@vitrin/contract/fixed';

/** Turkey has the same offset all year. */
const offset = '+03:00';

const local = new Intl.DateTimeFormat('sv-SE', {
  timeZone: fixed.timeZone,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** A moment as `<input type="datetime-local">` holds it, in Istanbul's time; empty for none. */
export const inputOfMoment = (moment: string | null): string =>
  moment === null ? '' : local.format(new Date(moment)).replace(' ', 'T');

/** The moment that such an input holds, or null for an empty one. */
export function momentOfInput(value: string): string | null {
  const moment = new Date(`${value}:00${offset}`);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}
