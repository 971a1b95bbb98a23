import { inLocale } from '../parts/inLocale.ts';

const wholeNumber = inLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }));
const oneDecimal = inLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));

const units = ['MB', 'GB', 'TB'] as const;

/** A number of bytes in a readable unit: "32 MB", "1.4 GB", "120 GB". */
export function diskSize(bytes: number): string {
  let amount = bytes / 1_000_000;
  let unit: (typeof units)[number] = 'MB';
  for (const larger of units.slice(1)) {
    if (amount < 1_000) break;
    amount /= 1_000;
    unit = larger;
  }
  return `${(amount < 10 && unit !== 'MB' ? oneDecimal() : wholeNumber()).format(amount)} ${unit}`;
}
