import { z } from 'zod';
import { status } from '../fields.ts';
import { creationTime, id, timestamp } from '../id.ts';
import { image } from '../files/image.ts';
import { pdf } from '../files/pdf.ts';
import type { Sorts } from '../endpoint.ts';
import { blanksOf, type Fields, partsOf } from './field.ts';
import type { PictureList } from './pictureList.ts';

/** What a kind of content is called, which fields its entries have, and what else they are answered with. */
export type KindFacts = {
  /** The name of its record in the API's reference; `Draft` and `Change` follow it. */
  readonly schema: string;
  /** What messages to admins call one entry, such as "Blog post". */
  readonly label: string;
  /** What the API's reference calls one entry and several: "a project", "projects". */
  readonly one: string;
  readonly many: string;
  /** The heading of its calls in the API's reference. */
  readonly tag: string;
  /** Of a kind whose entries show several pictures. */
  readonly pictureList?: PictureList;
};

/** Schemas by the names of what they are for. */
export type Shape = Readonly<Record<string, z.ZodType>>;

/** What an order that admins set is sorted by, ascending; among what an ordered kind answers. */
export const placed = { displayOrder: z.number() };

/** The one picture of an entry, or none; among what a pictured kind answers. */
export const pictured = { image: image.nullable() };

/** The one PDF of an entry, or none; among what a kind answers whose entries may have one. */
export const withPdf = { pdf: pdf.nullable() };

/** The stored pictures in the texts of an entry, with their sizes; among what is answered of one entry, not of a list. */
export const textPictured = { textPictures: z.array(image).optional() };

/** The older name of `active`; among what services and projects answer (product 6.5, 6.6). */
export const withStatus = { status };

/**
 * The fields of a record that pages of its list leave out: those that are optional in its summary alone. A list of
 * pictures is no field.
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

/** Every kind can be sorted by time, and one with places by these. */
function sortsOf(fields: Fields, computed: Shape): Sorts {
  const sorted = Object.entries(fields).flatMap(([name, { facts }]) =>
    facts.sorted === undefined ? [] : [[name, facts.sorted] as const],
  );
  const place = 'displayOrder' in computed && ({ displayOrder: 'value' } as const);
  return { ...Object.fromEntries(sorted), createdAt: 'value', updatedAt: 'value', ...place };
}

/**
 * The schemas of a kind of content, all made of its fields: those of a kind that begins with an upload, and `draft` as
 * a new entry is sent.
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
 * The schemas of a kind whose entries begin with an upload: `record` as it is answered, `change` as fields of it are
 * sent (what is absent stays; `updatedAt` as it was read guards against overwriting what somebody else saved), `form`
 * with all fields there, and `blank` as the form of a new entry begins. `computed` is answered besides the fields; `aliases` are older forms of fields,
 * answered and accepted but in no form.
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
    /** An entry as lists answer it; a kind with long texts makes those optional, as pages of a list leave them out. */
    summary: record,
    change: z
      .object({ ...sent, ...partsOf(aliases, 'sent'), status, updatedAt: timestamp })
      .partial()
      .meta({ id: `${facts.schema}Change` }),
    form: z.object(sent),
    blank: { ...blanksOf(fields), active: true },
  };
}
