import { z } from 'zod';
import { pageAddressOf, webAddressOf } from './links/addresses.ts';
import { id } from './id.ts';
import { limits } from './limits.ts';
import { refusals } from './errors/refusals.ts';
import { exactText, filled, formed, text } from './text/text.ts';

/** One line of text, such as a name; empty is allowed. */
export const line = text(limits.titleCharacters).trim();

/** One line of text that must not be empty; `message` says so. */
export const requiredLine = (message: string) => filled(line, message);

/** A short paragraph; empty is allowed. */
export const shortText = text(limits.shortTextCharacters).trim();

/** A short paragraph that must not be empty. */
export const requiredParagraph = (message: string) => filled(shortText, message);

/** A longer plain text, with line breaks; empty is allowed. */
export const longText = text(limits.longTextCharacters).trim();

/** The name of an icon, or nothing. */
export const iconKey = text(64).trim();

/** An address on the web in a response: anything else is left out, since pages link to it. */
export const webLink = z.string().overwrite(webAddressOf);

/** The address of a page of the site in a response; addresses of other sites are left out. */
export const pageLink = z.string().overwrite(pageAddressOf);

/** An address on the web, or nothing. */
export const webAddress = formed(
  exactText(limits.addressCharacters),
  /^(?:[Hh][Tt][Tt][Pp][Ss]?:\/\/\S+)?$/,
  refusals.webAddress(),
);

/** An address on the web. */
export const requiredWebAddress = formed(
  exactText(limits.addressCharacters),
  /^[Hh][Tt][Tt][Pp][Ss]?:\/\/\S+$/,
  refusals.webAddress(),
);

/** Something before and after a single @. */
export const emailAddress = /^[^\s@]+@[^\s@]+$/;

/** An address on the web. */
export const writtenAddress = formed(
  exactText(limits.addressCharacters),
  /^[Hh][Tt][Tt][Pp][Ss]?:\/\/\S+$/,
  refusals.webAddress(),
);

/** An address that a page may frame, over https, or nothing. */
export const secureAddress = formed(
  exactText(limits.addressCharacters),
  /^(?:[Hh][Tt][Tt][Pp][Ss]:\/\/\S+)?$/,
  refusals.webAddress(),
);

/** An e-mail address, or nothing. */
export const optionalEmail = formed(
  exactText(limits.titleCharacters),
  /^(?:[^\s@]+@[^\s@]+)?$/,
  refusals.emailAddress(),
);

/** `active` in its older form; both are returned and either is accepted. */
export const status = z.enum(['active', 'inactive']);

const dayForm = String.raw`${z.regexes.date.source.slice(1, -1)}(?:T\S*)?`;

const dayOf = (form: string) =>
  formed(exactText(40), new RegExp(`^${form}$`), refusals.date()).transform((value) => value.slice(0, 10));

/** A calendar day, YYYY-MM-DD; the time of a longer text is dropped. */
export const day = dayOf(dayForm);

/** A calendar day, or nothing. */
export const optionalDay = dayOf(`(?:${dayForm})?`);

/** Entries with their places, counted from 1. */
export const places = z
  .array(z.object({ id, displayOrder: z.int().min(1).max(limits.highestPlace) }))
  .min(1)
  .max(limits.placedEntries, refusals.tooManyEntries(limits.placedEntries));

/** The body that sets an order. */
export const newOrder = z.object({ items: places });

/** The body that sets the places of entries; entries that were moved individually have fractional places. */
export const newPlaces = z.object({
  items: z
    .array(z.object({ id, displayOrder: z.number().positive().max(limits.highestPlace) }))
    .min(1)
    .max(limits.placedEntries, refusals.tooManyEntries(limits.placedEntries)),
});

/** A bulk action. */
export const bulkAct = z
  .object({
    act: z.enum(['activate', 'deactivate', 'delete']),
    ids: z.array(id).min(1).max(limits.bulkEntries, refusals.tooManyEntries(limits.bulkEntries)),
  })
  .meta({ id: 'BulkAct' });
export type BulkAct = z.infer<typeof bulkAct>;

/** The entries that it was applied to, and those that do not exist. */
export const bulkDone = z.object({ done: z.array(id), missing: z.array(id) }).meta({ id: 'BulkDone' });
export type BulkDone = z.infer<typeof bulkDone>;

/**
 * The new place of an entry: `before` or `after` another one, or a `place` in the list, counted from 1 and as if those
 * in `without` did not exist.
 */
export const newPlace = z
  .object({
    before: id.optional(),
    after: id.optional(),
    place: z.int().min(1).max(limits.highestPlace).optional(),
    without: z.array(id).max(limits.withoutEntries).optional(),
  })
  .refine(
    ({ before, after, place }) => [before, after, place].filter((one) => one !== undefined).length === 1,
    'Expected one of before, after and place',
  )
  .meta({
    id: 'NewPlace',
    oneOf: [{ required: ['before'] }, { required: ['after'] }, { required: ['place'] }],
  });
export type NewPlace = z.infer<typeof newPlace>;
