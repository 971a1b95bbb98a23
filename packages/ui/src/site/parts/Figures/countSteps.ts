/** Spaces as wide as a digit and a dot, so that the width does not change while counting. */
const [digitSpace, dotSpace] = ['\u2007', '\u2008'];

/** The number in a text such as "1.250"; undefined for other texts, and for years, which should not count up. */
export function countable(text: string): number | undefined {
  if (!/^(?:\d{1,6}|\d{1,3}(?:\.\d{3}){1,2})$/.test(text) || /^(?:19|20)\d\d$/.test(text)) return undefined;
  return Number(text.replaceAll('.', ''));
}

/** The current number in the format and width of the text: "1.250" at 0.5 is "  625". */
export function countedText(text: string, share: number): string {
  const number = countable(text);
  if (number === undefined || share >= 1) return text;
  const digits = String(Math.round(number * share));
  let [left, counted] = [digits.length, ''];
  for (let at = text.length - 1; at >= 0; at -= 1) {
    if (text[at] === '.') counted = (left > 0 ? '.' : dotSpace) + counted;
    else {
      left -= 1;
      counted = (digits[left] ?? digitSpace) + counted;
    }
  }
  return counted;
}
