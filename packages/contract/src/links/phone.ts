/** Characters that people write between the digits of a phone number. */
const betweenDigits = /[\s().\-/\u2010-\u2015]/g;

/** Area codes and mobile numbers of Turkey, and its numbers for companies (0850, 0800). */
const turkish = /^[2-58]\d{9}$/;
/** Numbers for companies that are dialled as they are, without an area code. */
const short = /^444\d{4}$/;
const abroad = /^[1-9]\d{7,14}$/;

/**
 * A phone number in international form ("0532 555 01 40" gives "+905325550140"), undefined if invalid. Numbers without
 * a country code are Turkish.
 */
export function internationalPhone(written: string): string | undefined {
  const bare = written.replace(betweenDigits, '');
  const [, plus, digits] = /^(\+|00)?(\d{7,16})$/.exec(bare) ?? [];
  if (digits === undefined) return undefined;
  const country = digits.startsWith('90') && (plus !== undefined || digits.length === 12);
  if (plus !== undefined && !country) return abroad.test(digits) ? `+${digits}` : undefined;
  const national = (country ? digits.slice(2) : digits).replace(/^0/, '');
  return turkish.test(national) || short.test(national) ? `+90${national}` : undefined;
}

/** An international number in readable form: "+905325550140" gives "0532 555 01 40". Others are unchanged. */
export function readablePhone(number: string): string {
  const [, area, first, second, third] = /^\+90(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(number) ?? [];
  return area === undefined ? number : `0${area} ${first} ${second} ${third}`;
}
