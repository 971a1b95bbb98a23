import { z } from 'zod';
import { pageAddressOf } from '../links/addresses.ts';
import { pageLink } from '../fields.ts';
import { id, timestamp } from '../id.ts';
import { limits } from '../limits.ts';
import { refusals } from '../errors/refusals.ts';
import { isServerPath } from './reservedPaths.ts';
import { isWithin } from '../text/storable.ts';
import { exactText, formed } from '../text/text.ts';

/**
 * An address in the form used for looking up redirects: its path only, without a trailing slash, and percent-encoded in
 * normal form.
 */
export function redirectKey(address: string): string {
  const path = (address.split(/[?#]/, 1)[0] ?? '').replace(/(?<!\/)\/+$/, '') || '/';
  try {
    return encodeURI(decodeURI(path));
  } catch {
    return path;
  }
}

/**
 * An address as a response header can carry it: letters outside ASCII are percent-encoded, everything else, such as what
 * is encoded already, is left as it is.
 */
export const encodedAddress = (address: string): string =>
  address.toWellFormed().replace(/[^\x21-\x7e]+/g, encodeURIComponent);

/** An encoded address as people read and type it; unchanged if it could not be typed like that. */
export function readableAddress(address: string): string {
  try {
    const readable = decodeURI(address);
    return /[\s\\]/.test(readable) || encodedAddress(readable) !== address ? address : readable;
  } catch {
    return address;
  }
}

/** Whether the stored form of an address is short enough as well. */
const isShort = (form: (address: string) => string) => (address: string) =>
  isWithin(limits.redirectCharacters, form(address));

const from = formed(exactText(limits.redirectCharacters), /^\/[^\s?#\\/][^\s?#\\]*$/, refusals.redirectFrom())
  .refine((address) => !isServerPath(address), refusals.redirectReserved())
  .refine(isShort(redirectKey), refusals.tooLong(limits.redirectCharacters))
  .transform(redirectKey);

const to = formed(exactText(limits.redirectCharacters), /^\/(?:[^\s\\/][^\s\\]*)?$/, refusals.redirectTo())
  .refine((address) => pageAddressOf(address) !== '', refusals.redirectTo())
  .refine(isShort(encodedAddress), refusals.tooLong(limits.redirectCharacters))
  .transform(encodedAddress);

/** A redirect to a page of the site, as an admin writes it. */
export const redirectDraft = z.object({ from, to }).meta({ id: 'RedirectDraft' });
export type RedirectDraft = z.input<typeof redirectDraft>;

/** An address without a page, and the one that it redirects to. */
export const redirect = z
  .object({
    id,
    from: pageLink,
    to: pageLink,
    /** It was created when the address of an entry changed. */
    automatic: z.boolean(),
    /** Its target is not a page: it was hidden, deleted, or never existed. */
    dead: z.boolean(),
    createdAt: timestamp,
  })
  .meta({ id: 'Redirect' });
export type Redirect = z.infer<typeof redirect>;
