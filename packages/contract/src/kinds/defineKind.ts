import { z } from 'zod';
import { status } from '../fields.ts';
import { creationTime, id, timestamp } from '../id.ts';
import { image } from '../files/image.ts';
import { pdf } from '../files/pdf.ts';
import type { Sorts } from '../endpoint.ts';
import { blanksOf, type Fields, partsOf } from './field.ts';
import type { PictureList } from './pictureList.ts';

/** The names of a kind of content and its features. */
export type KindFacts = {
  /** The name of its record in the API's reference; `Draft` and `Change` follow it. */
  readonly schema: string;
  /** The name of one entry in messages to admins, such as "Blog post". */
  readonly label: string;
  /** What the API's reference calls one entry and several: "a project", "projects". */
  readonly one: string;
  readonly many: string;
  /** The heading of its calls in the API's reference. */
  readonly tag: string;
  /** For kinds whose entries show several pictures. */
  readonly pictureList?: PictureList;
};

/** Schemas by field name. */
export type Shape = Readonly<Record<string, z.ZodType>>;

/** The sort key of the order that admins set, ascending; returned by kinds with an order. */
export const placed = { displayOrder: z.number() };

/** The single picture of an entry, or none; returned by kinds with a picture. */
export const pictured = { image: image.nullable() };

/** The single PDF of an entry, or none; returned by kinds with a PDF. */
export const withPdf = { pdf: pdf.nullable() };

/** The stored pictures within the texts of an entry, with their sizes; returned for a single entry, not in lists. */
export const textPictured = { textPictures: z.array(image).optional() };

/** The older form of `active`; returned by services and projects (product 6.5, 6.6). */
export const withStatus = { status };

/**
 * The fields of a record that pages of its list omit: those that are optional only in its summary. A list of pictures
 * is not a field.
 */
export const leftOut = ({
  record,
  summary,
  pictureList,
}: {
  record: z.ZodObject;
  summary: z.ZodObject;
  pictureList?: PictureList;
}): readonly string[] =>
  Object.keys(record.shape).filter(
    (name) =>
      name !== pictureList?.field &&
      summary.shape[name] instanceof z.ZodOptional &&
      !(record.shape[name] instanceof z.ZodOptional),
  );

/** Every kind can be sorted by time, and one with places also by place. */
function sortsOf(fields: Fields, computed: Shape): Sorts {
  const sorted = Object.entries(fields).flatMap(([name, { facts }]) =>
    facts.sorted === undefined ? [] : [[name, facts.sorted] as const],
  );
  const place = 'displayOrder' in computed && ({ displayOrder: 'value' } as const);
  return { ...Object.fromEntries(sorted), createdAt: 'value', updatedAt: 'value', ...place };
}

/**
 * The schemas of a kind of content, derived from its fields: those of a kind that starts with an upload, and `draft`
 * for the body of a new entry.
 */
export const defineKind = <
  Facts extends KindFacts,
  Of extends Fields,
  Computed extends Shape,
  Aliases extends Fields,
>(
  facts: Facts,
  fields: Of,
  computed: Computed,
  aliases: Aliases,
) => ({
  ...defineUploadedKind(facts, fields, computed, aliases),
  draft: z
    .object({
      ...partsOf(fields, 'draft'),
      ...partsOf(aliases, 'draft'),
      active: z.boolean().default(true),
      status: status.optional(),
    })
    .meta({ id: `${facts.schema}Draft` }),
});

/**
 * The schemas of a kind whose entries start with an upload: `record` for responses, `change` for changed fields in a
 * request (absent ones stay; `updatedAt` as it was read guards against overwriting somebody else's save), `form` with
 * all fields, and `blank` for the initial form of a new entry. `computed` is returned besides the fields; `aliases` are
 * older forms of fields, returned and accepted but not part of the form.
 */
export function defineUploadedKind<
  Facts extends KindFacts,
  Of extends Fields,
  Computed extends Shape,
  Aliases extends Fields,
>(facts: Facts, fields: Of, computed: Computed, aliases: Aliases) {
  const active = z.boolean();
  const sent = { ...partsOf(fields, 'sent'), active };
  const record = z
    .object({
      ...computed,
      id,
      ...partsOf(fields, 'answered'),
      ...partsOf(aliases, 'answered'),
      active,
      createdAt: creationTime,
      updatedAt: timestamp,
    })
    .meta({ id: facts.schema });
  return {
    ...facts,
    fields,
    sorts: sortsOf(fields, computed),
    record,
    /** An entry in lists; a kind with long texts makes those optional, since pages of a list omit them. */
    summary: record,
    change: z
      .object({ ...sent, ...partsOf(aliases, 'sent'), status, updatedAt: timestamp })
      .partial()
      .meta({ id: `${facts.schema}Change` }),
    form: z.object(sent),
    blank: { ...blanksOf(fields), active: true },
  };
}
