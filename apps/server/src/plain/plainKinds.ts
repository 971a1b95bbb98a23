import { endpoints } from '@vitrin/contract/endpoints';
import {
  type PlainGroup,
  plainGroups,
  type PlainKind,
  plainKinds,
  type PlainName,
} from '@vitrin/contract/kinds/plainKinds';
import type { VoicedProject } from '@vitrin/contract/kinds/voice';
import type { z } from 'zod';
import { answeredEntry } from '../content/answeredEntry.ts';
import type { Switched, WrittenKind } from '../content/contentKind.ts';
import { entryHandlers, pdfHandlers, pictureHandlers, placeHandlers } from '../content/entryHandlers.ts';
import { nextPlace, placeOrder } from '../content/places.ts';
import { definedOnly } from '../definedOnly.ts';
import { type Api, serveAll } from '../http/serve.ts';
import type { Media } from '../media/openMedia.ts';
import { imagesOfRows, pdfsById } from '../media/pictures.ts';
import type { Reader, Writer } from '../store/openStore.ts';
import { readInChunks } from '../store/ordered.ts';
import {
  type EntryRow,
  type OrderedTable,
  pdfIdOf,
  type PicturedTable,
  type Tables,
} from '../store/schema.ts';

/** A plain kind as the store keeps it. */
export type PlainContent<Group extends PlainGroup> = WrittenKind<
  PlainName<Group>,
  z.output<PlainKind<Group>['record']>,
  z.output<PlainKind<Group>['draft']>,
  z.output<PlainKind<Group>['change']>,
  z.output<PlainKind<Group>['record']>
>;

const answers = async (reader: Reader, rows: readonly Tables[PlainName][]) => {
  const images = await imagesOfRows(reader, rows.map(pictureOf));
  const pdfs = await pdfsById(reader, rows.map(pdfIdOf));
  const projects = await voicedProjects(reader, rows.map(projectIdOf));
  return rows.map((row) => {
    const { pictureId, pdfId, ...fields } = { pdfId: null, ...row, ...pictureOf(row) };
    return {
      ...answeredEntry(fields),
      ...('pictureId' in row && { image: images.get(pictureId) ?? null }),
      ...('pdfId' in row && { pdf: pdfs.get(pdfId) ?? null }),
      ...('projectId' in row && { project: projects.get(row.projectId) ?? null }),
    };
  });
};

const projectIdOf = (row: Tables[PlainName]): string => ('projectId' in row ? row.projectId : '');

/** The active ones of the projects that voices name, by their ids. */
async function voicedProjects(
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, VoicedProject>> {
  const wanted = [...new Set(ids)].filter((id) => id !== '');
  const rows = await readInChunks(wanted, (chunk) =>
    reader
      .selectFrom('project')
      .select(['id', 'path', 'title'])
      .where('id', 'in', chunk)
      .where('active', '=', true)
      .execute(),
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** How the entries of a plain kind are kept and answered: all of it follows from the contract. */
export function plainContent<Group extends PlainGroup>(group: Group): PlainContent<Group>;
export function plainContent(group: PlainGroup): object {
  const { name, kind } = plainKinds[group];
  const { shape } = kind.record;
  const files = { ...('image' in shape && { pictureId: null }), ...('pdf' in shape && { pdfId: null }) };
  return {
    table: name,
    label: kind.label,
    fields: kind.fields,
    rows: (reader: Reader) => reader.selectFrom<PlainName>(name).selectAll(),
    answers,
    listed: answers,
    summaries: answers,
    leftOut: [],
    newRow: async (fields: object, entry: EntryRow, writer: Writer) => ({
      ...fields,
      ...entry,
      displayOrder: await nextPlace(writer, name),
      ...files,
    }),
    changedRow: (stored: object, fields: object) => ({ ...stored, ...definedOnly(fields) }),
    pictureId: (row: Tables[PlainName]) => pictureOf(row).pictureId,
    list: { sort: kind.sorts, order: placeOrder },
  };
}

const pictureOf = (row: Tables[PlainName]): { pictureId: string | null } => ({
  pictureId: 'pictureId' in row ? row.pictureId : null,
});

/** What is made of each plain kind, by the names of their calls. */
export function ofEachPlain<Made>(
  make: <Group extends PlainGroup>(kind: PlainContent<Group>) => Made,
): Readonly<Record<PlainGroup, Made>>;
export function ofEachPlain(
  make: (kind: PlainContent<PlainGroup>) => unknown,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(plainGroups.map((group) => [group, make(plainContent(group))]));
}

const placedHandlers = <Table extends OrderedTable, Answer, Draft extends Switched, Change extends Switched>(
  kind: WrittenKind<Table, Answer, Draft, Change, Answer>,
  api: Api,
) => ({ ...entryHandlers(kind, api), ...placeHandlers(kind, api) });

const picturedHandlers = <
  Table extends OrderedTable & PicturedTable,
  Answer,
  Draft extends Switched,
  Change extends Switched,
>(
  kind: WrittenKind<Table, Answer, Draft, Change, Answer>,
  api: Api,
  media: Media,
) => ({ ...placedHandlers(kind, api), ...pictureHandlers(kind, api, media) });

/** Everything about plain kinds. */
export function plainRoutes(api: Api, media: Media): void {
  serveAll(api, endpoints.figures, placedHandlers(plainContent('figures'), api));
  serveAll(api, endpoints.references, picturedHandlers(plainContent('references'), api, media));
  serveAll(api, endpoints.voices, picturedHandlers(plainContent('voices'), api, media));
  serveAll(api, endpoints.certificates, {
    ...picturedHandlers(plainContent('certificates'), api, media),
    ...pdfHandlers(plainContent('certificates'), api, media),
  });
}
