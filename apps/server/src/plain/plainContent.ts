import {
  type PlainGroup,
  plainGroups,
  type PlainKind,
  plainKinds,
  type PlainName,
} from '@vitrin/contract/kinds/plainKinds';
import { embedUrlOf } from '@vitrin/contract/links/embedAddress';
import type { z } from 'zod';
import { answeredEntry } from '../content/answeredEntry.ts';
import type { FieldsOf, WrittenKind } from '../content/contentKind.ts';
import { nextPlace, placeOrder } from '../content/places.ts';
import { definedOnly } from '../definedOnly.ts';
import { imagesOfRows, pdfsById } from '../media/pictures.ts';
import type { Reader, Writer } from '../store/openStore.ts';
import { type EntryRow, pdfIdOf, type Tables } from '../store/schema.ts';
import { voicedProjects } from './voicedProjects.ts';

type Answered<Group extends PlainGroup> = z.output<PlainKind<Group>['record']>;
type Draft<Group extends PlainGroup> = z.output<PlainKind<Group>['draft']>;
type Row<Group extends PlainGroup> = Tables[PlainName<Group>];

/** A plain kind as the store keeps it. */
export type PlainContent<Group extends PlainGroup> = WrittenKind<
  PlainName<Group>,
  Answered<Group>,
  Draft<Group>,
  z.output<PlainKind<Group>['change']>,
  Answered<Group>
>;

/** What a kind needs beyond the contract. Written as methods, since only a method may narrow its parameters. */
type OwnRules<Group extends PlainGroup> = {
  /** What is returned with rows besides their fields and files, in the same order. */
  answered?(reader: Reader, rows: readonly Row<Group>[]): Promise<readonly Partial<Answered<Group>>[]>;
  /** The fields of a new entry that the server fills in. */
  filled?(fields: FieldsOf<Draft<Group>>): Partial<Row<Group>>;
};

const ownRules: { readonly [Group in PlainGroup]?: OwnRules<Group> } = {
  voices: { answered: voicedProjects },
  videos: { filled: (fields) => ({ embedUrl: embedUrlOf(fields) }) },
};

/**
 * How the entries of a plain kind are stored and returned: as the contract says, unless a rule of the kind's own says
 * otherwise.
 */
export function plainContent<Group extends PlainGroup>(group: Group): PlainContent<Group>;
export function plainContent(group: PlainGroup): object {
  const { name, kind } = plainKinds[group];
  const { shape } = kind.record;
  const files = { ...('image' in shape && { pictureId: null }), ...('pdf' in shape && { pdfId: null }) };
  const own: OwnRules<PlainGroup> = ownRules[group] ?? {};

  async function answers(reader: Reader, rows: readonly Row<PlainGroup>[]) {
    const images = await imagesOfRows(reader, rows.map(pictureOf));
    const pdfs = await pdfsById(reader, rows.map(pdfIdOf));
    const besides = await own.answered?.(reader, rows);
    return rows.map((row, index) => {
      const { pictureId, pdfId, ...fields } = { pdfId: null, ...row, ...pictureOf(row) };
      return {
        ...answeredEntry(fields),
        ...('pictureId' in row && { image: images.get(pictureId) ?? null }),
        ...('pdfId' in row && { pdf: pdfs.get(pdfId) ?? null }),
        ...besides?.[index],
      };
    });
  }

  return {
    table: name,
    label: kind.label,
    fields: kind.fields,
    change: kind.change,
    draft: kind.draft,
    rows: (reader: Reader) => reader.selectFrom<PlainName>(name).selectAll(),
    answers,
    listed: answers,
    summaries: answers,
    leftOut: [],
    newRow: async (fields: object, entry: EntryRow, writer: Writer) => ({
      ...fields,
      ...own.filled?.(fields),
      ...entry,
      displayOrder: await nextPlace(writer, name),
      ...files,
    }),
    changedRow: (stored: object, fields: object) => ({ ...stored, ...definedOnly(fields) }),
    pictureId: (row: Row<PlainGroup>) => pictureOf(row).pictureId,
    list: { sort: kind.sorts, order: placeOrder },
  };
}

const pictureOf = (row: Row<PlainGroup>): { pictureId: string | null } => ({
  pictureId: 'pictureId' in row ? row.pictureId : null,
});

/** What is made of each plain kind, by the names of their calls. */
export function ofEachPlain<Made>(
  make: <Group extends PlainGroup>(kind: PlainContent<Group>, group: Group) => Made,
): Readonly<Record<PlainGroup, Made>>;
export function ofEachPlain(
  make: (kind: PlainContent<PlainGroup>, group: PlainGroup) => unknown,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(plainGroups.map((group) => [group, make(plainContent(group), group)]));
}
