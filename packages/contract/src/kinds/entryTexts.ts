import { htmlFields } from '../html/html.ts';
import { textOfHtml } from '../text/turkish.ts';
import type { Fields } from './field.ts';

type Kind = { readonly fields: Fields };

/** The field that entries of a kind are called by. */
export const titleFieldOf = ({ fields }: Kind): 'name' | 'title' => ('name' in fields ? 'name' : 'title');

/** What people call an entry by; empty where nothing is written. */
export function titleOf(kind: Kind, entry: object): string {
  const title: unknown = Reflect.get(entry, titleFieldOf(kind));
  return typeof title === 'string' ? title : '';
}

/** The texts of an entry that searches look into, in the order of its fields: of HTML what can be read of it. */
export const searchedTexts = ({ fields }: Kind, entry: object): string[] =>
  Object.entries(fields).flatMap(([name, { answered, facts }]) => {
    if (facts.searched !== true) return [];
    const toText = htmlFields.has(answered) ? textOfHtml : (text: string) => text;
    const values: readonly unknown[] = [Reflect.get(entry, name)].flat();
    return values.map((value) => (typeof value === 'string' ? toText(value) : ''));
  });
