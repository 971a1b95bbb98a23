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

/** The same catalogue with `never` in place of each text that is surplus, or that has other parameters. */
export type Checked<Found, Wanted> = Wanted extends (...values: infer Values) => unknown
  ? Found extends (...values: infer Taken) => unknown
    ? [Values, Taken] extends [Taken, Values]
      ? Found
      : never
    : never
  : Found extends object
    ? { [Name in keyof Found]: Name extends keyof Wanted ? Checked<Found[Name], Wanted[Name]> : never }
    : Found;

/** All texts of the panel. */
export type PanelCatalogue = InAnyLanguage<typeof panel>;

/** The texts that the panel's first screen needs. */
export type FirstCatalogue = InAnyLanguage<typeof first>;

/** The texts that load afterwards. */
export type LaterCatalogue = InAnyLanguage<typeof later>;

/** All texts of the website. */
export type WebsiteCatalogue = InAnyLanguage<typeof website>;

/** The panel's texts in another language; a text that is missing, surplus or has other parameters is a type error. */
export const panelIn = <Found extends PanelCatalogue>(texts: Found & Checked<Found, PanelCatalogue>): Found =>
  texts;

/** The website's texts in another language; a text that is missing, surplus or has other parameters is a type error. */
export const websiteIn = <Found extends WebsiteCatalogue>(
  texts: Found & Checked<Found, WebsiteCatalogue>,
): Found => texts;

/** The texts of the list of one kind of content. */
export type ListText = PanelCatalogue['adminText'][
  | 'services'
  | 'projects'
  | 'posts'
  | PlainGroup
  | 'gallery'];
