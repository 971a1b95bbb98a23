import { z } from 'zod';
import { htmlText } from '../html/html.ts';
import { exactText } from '../text/text.ts';

/** Typical industries of small companies, with templates of services; 'other' has none. */
export const sectors = [
  'retail',
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
  'other',
] as const;
export type Sector = (typeof sectors)[number];

/** The steps of the set-up, in order. */
export const setupSteps = ['name', 'logo', 'contact', 'services', 'pictures', 'publish'] as const;
export type SetupStep = (typeof setupSteps)[number];

/** What a site should have of its own, in the order of the dashboard's checklist. */
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

/** The progress of the set-up, and what the site already has. */
export const setup = z
  .object({
    /** The current step; null until it is first opened. */
    step: z.enum(setupSteps).nullable(),
    /** The company's industry, or null if unknown. */
    sector: z.enum(sectors).nullable(),
    /** It was completed, or skipped for good. */
    ended: z.boolean(),
    /** The list was dismissed after it was completed. */
    dismissed: z.boolean(),
    checklist: z.array(z.object({ item: z.enum(checklistItems), done: z.boolean() })),
  })
  .meta({ id: 'Setup' });
export type Setup = z.infer<typeof setup>;

/** A change of the set-up's progress; absent fields stay. */
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

/** A service as a company of an industry might describe it, with placeholders such as "[şehir]". */
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

/** The names of the placeholders in texts, each once, in order. */
export const placesIn = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => [...text.matchAll(place)].map(([, name = '']) => name))),
];

/** Fills the placeholders of a text; those without a value stay. `write` escapes values if the text needs it. */
export const fillPlaces = (
  text: string,
  words: ReadonlyMap<string, string>,
  write: (word: string) => string = (word) => word,
): string =>
  text.replace(place, (whole, name: string) => {
    const word = words.get(name)?.trim() ?? '';
    return word === '' ? whole : write(word);
  });
