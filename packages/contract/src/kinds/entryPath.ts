import { z } from 'zod';
import { filledIn } from './field.ts';
import { limits } from '../limits.ts';
import { refusals } from '../errors/refusals.ts';
import { exactText, formed } from '../text/text.ts';
import { pathFromTitle } from '../text/turkish.ts';

const form = /^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/;

/** The form of server-generated ids: addresses with these lead to their entries permanently. */
const idForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Room for the number that distinguishes equal titles. */
const numberRoom = 10;

/** How paths of a kind are made: the fallback for a title without letters, and the reserved ones. */
export type EntryPaths = { readonly word: string; readonly reserved: readonly string[] };

/**
 * The last part of an entry's address, below the list of its kind: the server derives it from the title if a new entry
 * has none.
 */
export const entryPathField = ({ reserved }: EntryPaths) =>
  filledIn(
    formed(exactText(limits.pathCharacters), form, refusals.entryPathLetters())
      .refine((path) => !reserved.includes(path) && !idForm.test(path), refusals.pathReserved())
      .meta({
        not: { pattern: String.raw`^\s*(?:${[...reserved, idForm.source.slice(1, -1)].join('|')})\s*$` },
      }),
    '',
    // A stored path in another form is dropped: the id takes its place.
    z.string().overwrite(entryPathOf),
  );

/** A stored path in valid form; otherwise empty. */
export const entryPathOf = (path: string): string =>
  path.length <= limits.pathCharacters && form.test(path) ? path : '';

/** The initial path of an entry. */
export function entryPathFrom(title: string, { word }: Pick<EntryPaths, 'word'>): string {
  const path = pathFromTitle(title).slice(1);
  const most = limits.pathCharacters - numberRoom;
  if (path.length <= most) return path || word;
  const whole = path.slice(0, most + 1).replace(/-[^-]*$/, '');
  return whole.slice(0, most).replace(/-$/, '');
}
