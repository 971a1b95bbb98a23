/** A colour of three or six hexadecimal digits with six, in small letters. */
export const longForm = (hex: string): string =>
  (hex.length === 4 ? hex.replace(/[0-9a-f]/gi, (digit) => digit + digit) : hex).toLowerCase();
