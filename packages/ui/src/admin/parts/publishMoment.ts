import { fixed } from '@vitrin/contract/fixed';

/** Turkey has the same offset all year. */
const offset = '+03:00';

const local = new Intl.DateTimeFormat('sv-SE', {
  timeZone: fixed.timeZone,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** A moment as a value of `<input type="datetime-local">`, in Istanbul's time; empty for none. */
export const inputOfMoment = (moment: string | null): string =>
  moment === null ? '' : local.format(new Date(moment)).replace(' ', 'T');

/** The moment of such an input's value, or null if it is empty. */
export function momentOfInput(value: string): string | null {
  const moment = new Date(`${value}:00${offset}`);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}
