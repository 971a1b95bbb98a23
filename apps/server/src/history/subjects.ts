import type { VersionedKind, VersionRecord } from '@vitrin/contract/history/history';
import { versionFieldsOf } from '@vitrin/contract/history/historyRecord';
import {
  historySections,
  type SettingSection,
  settingSections,
} from '@vitrin/contract/history/historySections';
import { partsOf } from '@vitrin/contract/kinds/field';
import { libraryWords, pictureTold } from '@vitrin/contract/files/library';
import type { z } from 'zod';
import { isAddressed } from '../content/addressAt.ts';
import type { Switched, WrittenKind } from '../content/contentKind.ts';
import { ofEachKind } from '../content/eachKind.ts';
import { removeEntry } from '../content/contentWrites.ts';
import { requireRow } from '../content/contentReads.ts';
import { freePathBeside } from '../content/entryPaths.ts';
import { restoreSlider, sliderContent, withPresentWords } from '../homePage/sliderVersion.ts';
import { notFound } from '../http/httpErrors.ts';
import { parseInput } from '../http/input/parseInput.ts';
import { pictureContent, writePicture } from '../library/pictureWords.ts';
import { imagesById, pdfsById } from '../media/pictures.ts';
import { readSetting } from '../settings/documents.ts';
import type { Reader, Store, Writer } from '../store/openStore.ts';
import { type ContentTable, pdfTables } from '../store/schema.ts';
import { stateOf } from './entryVersion.ts';
import type { Author, Making } from './keepVersion.ts';
import { restoreEntry } from './restoreEntry.ts';
import { restoreSection } from './restoreSection.ts';
import { sectionContent } from './settingVersion.ts';
import { type KeptPicture, pdfField, pdfIn, shownPictures, type VersionContent } from './versionContent.ts';

/** What restoring a subject needs. */
export type RestoreTools = { writer: Writer; making: Making };

/** How a subject with versions is read and written. */
export type HistorySubject = {
  /** The schemas of its fields, in the order of its form. */
  schemas: Readonly<Record<string, z.ZodType>>;
  /** Whether it may have a PDF, whose name is shown. */
  hasPdf?: boolean;
  /** Its content as visitors see it now. Throws 404. */
  current: (reader: Reader) => Promise<VersionContent>;
  /** Restores it, at another path if one is given, and keeps that as a version. Throws 400, 404 and 409. */
  restore: (tools: RestoreTools, content: VersionContent, path: string | undefined) => Promise<void>;
  /**
   * The part of a state that a restore of the whole site brings back, without what the library keeps; all of it by
   * default.
   */
  siteContent?: (reader: Reader, content: VersionContent) => Promise<VersionContent>;
  /** Moves it to the trash; entries only. Throws 404. */
  remove?: (store: Store, by: Author) => Promise<void>;
  /** A free path similar to one that is taken; only for entries with addresses. */
  freePath?: (reader: Reader, path: string) => Promise<string>;
};

type SubjectOf = (id: string) => HistorySubject;

function entries<Table extends ContentTable, Answer, Draft, Change extends Switched>(
  kind: WrittenKind<Table, Answer, Draft, Change>,
): SubjectOf {
  const { table } = kind;
  return (id) => ({
    schemas: partsOf(kind.fields, 'answered'),
    hasPdf: table in pdfTables,
    current: async (reader) => (await stateOf(kind, reader, await requireRow(kind, reader, id))).content,
    restore: (tools, content, path) => restoreEntry({ kind, id }, tools, content, path),
    remove: (store, { now, name }) => removeEntry(kind, store, id, { now, by: name }),
    ...(isAddressed(table) && {
      freePath: (reader: Reader, path: string) => freePathBeside(reader, table, { path, id }),
    }),
  });
}

function section(id: string): HistorySubject {
  const name = historySections.find((each) => each === id);
  if (name === undefined) throw notFound('Setting');
  return name === 'slider' ? slider : documentSection(name);
}

const slider: HistorySubject = {
  schemas: {},
  current: sliderContent,
  restore: restoreSlider,
  siteContent: withPresentWords,
};

function documentSection(name: SettingSection): HistorySubject {
  const { setting, fields } = settingSections[name];
  return {
    schemas: fields.shape,
    current: async (reader) => sectionContent(name, await readSetting(reader, setting)),
    restore: ({ writer, making }, content) => restoreSection(name, { writer, making }, content),
  };
}

/** The texts of a picture, with the schemas of a change in the library. */
const pictureSubject: SubjectOf = (id) => ({
  schemas: pictureTold.shape,
  current: (reader) => pictureContent(reader, id),
  restore: async ({ writer, making }, { fields }) => {
    const parsed = parseInput(libraryWords, fields);
    if ('error' in parsed) throw parsed.error;
    await writePicture(writer, id, parsed.value, making);
  },
});

/** The subjects by kind; a missing one does not compile. */
const subjects: Readonly<Record<VersionedKind, SubjectOf>> = {
  ...ofEachKind(entries),
  pictures: pictureSubject,
  settings: section,
};

/** Finds a subject with versions. Throws 404 for an unknown section of the settings. */
export const historyOf = ({ kind, id }: { kind: VersionedKind; id: string }): HistorySubject =>
  subjects[kind](id);

/** Content as the API returns it, with its pictures. */
export async function versionRecordOf(
  reader: Reader,
  { schemas, hasPdf }: HistorySubject,
  content: VersionContent,
): Promise<VersionRecord> {
  const { fields, visible, place } = content;
  const pictures = shownPictures(content);
  const pdfId = pdfIn(content);
  const images = await imagesById(
    reader,
    pictures.map(({ id }) => id),
  );
  const shown = ({ id, slide, ...picture }: KeptPicture) => ({
    ...picture,
    id: slide ?? id,
    image: images.get(id) ?? null,
  });
  return {
    fields: [
      ...versionFieldsOf(schemas, fields),
      ...(hasPdf
        ? [{ name: pdfField, value: (await pdfsById(reader, [pdfId])).get(pdfId)?.name ?? '' }]
        : []),
    ],
    pictures: pictures.map(shown),
    visible,
    place,
  };
}
