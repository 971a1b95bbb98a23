import { randomInt } from 'node:crypto';

/** Letters and digits that cannot be mistaken for one another. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A random password: four groups of five, easy to type, about 99 bits. */
export const makePassword = (): string =>
  Array.from({ length: 4 }, () =>
    Array.from({ length: 5 }, () => letters.charAt(randomInt(letters.length))).join(''),
  ).join('-');
