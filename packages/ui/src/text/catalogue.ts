import type { PlainGroup } from '@vitrin/contract/kinds/plainKinds';
import type { first } from './en/first.ts';
import type { later } from './en/later.ts';
import type { panel } from './en/panel.ts';
import type { website } from './tr/website.ts';

/** The shape of a catalogue in any language: the same names and parameters, any text. */
type InAnyLanguage<Text> = Text extends string
  ? string
  : Text extends (...values: infer Values) => infer Said
    ? (...values: Values) => InAnyLanguage<Said>
    : { readonly [Name in keyof Text]: InAnyLanguage<Text[Name]> };

/** The same catalogue with `never` in the place of each text that it should not have, or that takes other values. */
export type Checked<Found, Wanted> = Wanted extends (...values: infer Values) => unknown
  ? Found extends (...values: infer Taken) => unknown
    ? [Values, Taken] extends [Taken, Values]
      ? Found
      : never
    : never
  : Found extends object
    ? { [Name in keyof Found]: Name extends keyof Wanted ? Checked<Found[Name], Wanted[Name]> : never }
    : Found;

/** Every word of the panel. */
export type PanelCatalogue = InAnyLanguage<typeof panel>;

/** The words that the panel's first screen needs. */
export type FirstCatalogue = InAnyLanguage<typeof first>;

/** The words that come after it. */
export type LaterCatalogue = InAnyLanguage<typeof later>;

/** Every word of the website. */
export type WebsiteCatalogue = InAnyLanguage<typeof website>;

/** The panel's words in another language; a text that is missing, surplus or takes other values does not compile. */
export const panelIn = <Found extends PanelCatalogue>(texts: Found & Checked<Found, PanelCatalogue>): Found =>
  texts;

/** The website's words in another language; a text that is missing, surplus or takes other values does not compile. */
export const websiteIn = <Found extends WebsiteCatalogue>(
  texts: Found & Checked<Found, WebsiteCatalogue>,
): Found => texts;

/** The words of the list of one kind of content. */
export type ListText = PanelCatalogue['adminText'][
  | 'services'
  | 'projects'
  | 'posts'
  | PlainGroup
  | 'gallery'];
