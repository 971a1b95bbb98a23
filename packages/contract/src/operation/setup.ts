import { z } from 'zod';
import { htmlText } from '../html/html.ts';
import { exactText } from '../text/text.ts';

/** What small companies do, of which there are templates of services. */
export const sectors = [
  'construction',
  'architecture',
  'furniture',
  'automotive',
  'textile',
  'food',
  'logistics',
  'health',
  'law',
  'education',
  'tourism',
  'energy',
] as const;
export type Sector = (typeof sectors)[number];

/** The steps of the set-up, in order. */
export const setupSteps = ['name', 'logo', 'contact', 'services', 'pictures', 'publish'] as const;
export type SetupStep = (typeof setupSteps)[number];

/** What a site of one's own has, in the order in which the dashboard lists it. */
export const checklistItems = [
  'name',
  'logo',
  'colors',
  'phone',
  'services',
  'pictures',
  'demo',
  'mail',
  'backup',
] as const;
export type ChecklistItem = (typeof checklistItems)[number];

/** How far the set-up is, and what the site has already. */
export const setup = z
  .object({
    /** Where somebody left it; null until it is opened for the first time. */
    step: z.enum(setupSteps).nullable(),
    /** What the company does, or null where nobody said. */
    sector: z.enum(sectors).nullable(),
    /** It was gone through, or left for good. */
    ended: z.boolean(),
    /** The list was put away after everything in it was done. */
    dismissed: z.boolean(),
    checklist: z.array(z.object({ item: z.enum(checklistItems), done: z.boolean() })),
  })
  .meta({ id: 'Setup' });
export type Setup = z.infer<typeof setup>;

/** What is noted of the set-up; absent fields stay. */
export const setupChange = z
  .object({
    step: z.enum(setupSteps),
    sector: z.enum(sectors).nullable(),
    ended: z.boolean(),
    dismissed: z.boolean(),
  })
  .partial()
  .meta({ id: 'SetupChange' });
export type SetupChange = z.infer<typeof setupChange>;

/** A service as a company of a sector may describe it, with places to fill such as "[şehir]". */
export const serviceTemplate = z
  .object({
    title: z.string(),
    path: exactText(200),
    shortDescription: z.string(),
    description: htmlText(),
  })
  .meta({ id: 'ServiceTemplate' });
export type ServiceTemplate = z.infer<typeof serviceTemplate>;

const place = /\[([^[\]<>]{1,40})\]/g;

/** The names of the places to fill in texts, each once, in their order. */
export const placesIn = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => [...text.matchAll(place)].map(([, name = '']) => name))),
];

/** A text with its places filled; one without words for it stays. `write` makes words safe where the text needs that. */
export const fillPlaces = (
  text: string,
  words: ReadonlyMap<string, string>,
  write: (word: string) => string = (word) => word,
): string =>
  text.replace(place, (whole, name: string) => {
    const word = words.get(name)?.trim() ?? '';
    return word === '' ? whole : write(word);
  });
