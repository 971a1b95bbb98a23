import { emptyHomePage } from '@vitrin/contract/pages/homeDefaults';
import {
  type HistorySection,
  type SettingSection,
  settingSections,
} from '@vitrin/contract/history/historySections';
import { type SiteSetting, siteSettings } from '@vitrin/contract/operation/siteFile';
import { paletteFrom } from '@vitrin/contract/settings/theme';
import { keepNamedBy } from '../library/keepNamed.ts';
import { namesOf } from '../namesOf.ts';
import { changeSetting, readSetting } from '../settings/documents.ts';
import { storedFields } from '../settings/storedFields.ts';
import { factsIn } from '../siteInfo/siteInfoQueries.ts';
import type { Reader, Writer } from '../store/openStore.ts';
import { type Author, keepVersion, type Making } from './keepVersion.ts';
import type { VersionContent } from './versionContent.ts';

type Values = Readonly<Record<string, unknown>>;

/** The values of a document that was never written. */
const blanks: Readonly<Record<SiteSetting, Values>> = {
  siteInfo: factsIn({}),
  home: { ...emptyHomePage },
  about: { title: '', subtitle: '', description: '' },
  crewPage: { title: '', subtitle: '', description: '' },
  privacy: { title: '', content: '' },
  theme: paletteFrom({}),
};

/** The column of a document that holds the id of a picture. */
const pictureColumn = (field: string): string => (field === 'image' ? 'pictureId' : `${field}PictureId`);

const sectionOf = (name: SettingSection): HistorySection => settingSections[name];

/** The content of a settings section, from its document. */
export function sectionContent(name: SettingSection, stored: Values): VersionContent {
  const { setting, fields, pictures } = sectionOf(name);
  const values: Values = { ...blanks[setting], ...storedFields(siteSettings[setting], stored) };
  return {
    fields: Object.fromEntries(Object.keys(fields.shape).map((field) => [field, values[field]])),
    pictures: pictures.flatMap((field) => {
      const id = stored[pictureColumn(field)];
      return typeof id === 'string' ? [{ id, field }] : [];
    }),
    visible: null,
    place: null,
  };
}

/** The picture columns of a settings section, with the ids that a version had. */
export const pictureColumnsOf = (name: SettingSection, { pictures }: VersionContent): Values =>
  Object.fromEntries(
    sectionOf(name).pictures.map((field) => [
      pictureColumn(field),
      pictures.find((picture) => picture.field === field)?.id ?? null,
    ]),
  );

/** When the store was created: what was never saved has been unchanged since. */
export async function beginning(reader: Reader, now: Date): Promise<Date> {
  const query = reader.selectFrom('schemaMigration').select('appliedAt').orderBy('appliedAt').limit(1);
  const first = (await query.executeTakeFirst())?.appliedAt ?? now;
  return first < now ? first : now;
}

/**
 * Reads and locks the document of a setting until the transaction ends; returns it with the time of its last change.
 */
async function lockSetting(
  writer: Writer,
  key: SiteSetting,
  now: Date,
): Promise<{ value: Values; since: Date }> {
  const query = writer.selectFrom('setting').select('updatedAt').where('key', '=', key);
  const since = (await query.executeTakeFirst())?.updatedAt ?? (await beginning(writer, now));
  // An empty change locks the document.
  return { value: await changeSetting(writer, key, {}, now), since };
}

/** Changes the given fields of a document, and keeps a version of each section that changed. */
export async function writeSetting(
  writer: Writer,
  key: SiteSetting,
  change: Values,
  making: { by: Author } & Partial<Making>,
): Promise<{ before: Values; value: Values }> {
  const { now } = making.by;
  // Pictures before the document, in the order in which choosing a picture locks both.
  await keepNamedBy(writer, change);
  const { value: before, since } = await lockSetting(writer, key, now);
  const value = await changeSetting(writer, key, change, now);
  for (const name of namesOf(settingSections)) {
    if (sectionOf(name).setting !== key) continue;
    const states = {
      before: { content: sectionContent(name, before), since },
      after: sectionContent(name, value),
    };
    await keepVersion(writer, { kind: 'settings', id: name }, states, making);
  }
  return { before, value };
}

/** The pictures that the settings show, which must survive the removal of versions. */
export async function settingPictures(reader: Reader): Promise<ReadonlySet<unknown>> {
  const documents = [await readSetting(reader, 'siteInfo'), await readSetting(reader, 'about')];
  return new Set(documents.flatMap((document) => Object.values(document)));
}
