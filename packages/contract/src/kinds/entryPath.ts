import { z } from 'zod';
import { filledIn } from './field.ts';
import { limits } from '../limits.ts';
import { refusals } from '../errors/refusals.ts';
import { exactText, formed } from '../text/text.ts';
import { pathFromTitle } from '../text/turkish.ts';

const form = /^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/;

/** The form of the ids that the server makes: addresses with these lead to their entries for good. */
const idForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Room for the number that tells equal titles apart. */
const numberRoom = 10;

/** How the paths of a kind are made: what stands in for a title without letters, and what is another page. */
export type EntryPaths = { readonly word: string; readonly reserved: readonly string[] };

/**
 * The last part of an entry's address, below the list of its kind: made of the title by the server where a new entry
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
    // An address that was stored in another form is none: the id stands in for it.
    z.string().overwrite(entryPathOf),
  );

/** A stored path that leads to a page; empty where it has another form. */
export const entryPathOf = (path: string): string =>
  path.length <= limits.pathCharacters && form.test(path) ? path : '';

/** What an entry's path begins as. */
export function entryPathFrom(title: string, { word }: Pick<EntryPaths, 'word'>): string {
  const path = pathFromTitle(title).slice(1);
  const most = limits.pathCharacters - numberRoom;
  if (path.length <= most) return path || word;
  const whole = path.slice(0, most + 1).replace(/-[^-]*$/, '');
  return whole.slice(0, most).replace(/-$/, '');
}
