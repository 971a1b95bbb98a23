import { isDeepStrictEqual } from 'node:util';
import { type SettingSection, settingSections } from '@vitrin/contract/history/historySections';
import type { SiteSetting } from '@vitrin/contract/operation/siteFile';
import { homeTitles } from '@vitrin/demo/homeTitles';
import type { DemoPack } from '@vitrin/demo/pack';
import { demoPrivacyNotice } from '@vitrin/demo/privacyNotice';
import type { Author } from '../history/keepVersion.ts';
import { writeSetting } from '../history/settingVersion.ts';
import { dropPicture } from '../media/pictures.ts';
import { namesOf } from '../namesOf.ts';
import type { Reader, Writer } from '../store/openStore.ts';

type Values = Readonly<Record<string, unknown>>;

/** The settings that a demo wrote, and when. */
export type WrittenDemo = { pack: DemoPack; loadedAt: Date };

/** Headings that suit any company, and settings of how the site works: they stay. */
const neutral: ReadonlySet<string> = new Set([...namesOf(homeTitles), 'contactDelivery']);

/** What a demo wrote into each document; its colours are those of every new site. */
function documentsOf({ siteInfo, home, teamPage, about }: DemoPack): Record<SiteSetting, Values> {
  const { picture: _picture, ...aboutTexts } = about;
  return {
    siteInfo,
    home,
    about: aboutTexts,
    crewPage: { subtitle: teamPage.subtitle, description: teamPage.description },
    privacy: { ...demoPrivacyNotice },
    theme: {},
  };
}

/** The value that replaces a demo's. */
const emptied = (value: unknown): unknown =>
  typeof value === 'boolean' ? false : Array.isArray(value) ? [] : '';

const isEmpty = (value: unknown): boolean => isDeepStrictEqual(value, emptied(value));

/**
 * The non-empty fields of a document that are still as the demo wrote them; with its picture, if that is the demo's.
 */
async function demoFields(
  reader: Reader,
  setting: SiteSetting,
  { pack, loadedAt }: WrittenDemo,
): Promise<string[]> {
  const written = documentsOf(pack)[setting];
  const row = await reader.selectFrom('setting').selectAll().where('key', '=', setting).executeTakeFirst();
  if (row === undefined) return [];
  // Another version of Vitrin may have written other texts, so an untouched document counts as a whole.
  const isUntouched = row.updatedAt.getTime() === loadedAt.getTime();
  const fields = namesOf(written).filter(
    (field) =>
      !neutral.has(field) &&
      row.value[field] !== undefined &&
      !isEmpty(row.value[field]) &&
      (isUntouched || isDeepStrictEqual(row.value[field], written[field])),
  );
  const pictureId = setting === 'about' ? row.value['pictureId'] : undefined;
  if (typeof pictureId !== 'string') return fields;
  const picture = await reader
    .selectFrom('picture')
    .select(['createdAt', 'madeBy'])
    .where('id', '=', pictureId)
    .executeTakeFirst();
  return picture !== undefined && isDemoPicture(picture, { loadedAt }) ? [...fields, 'pictureId'] : fields;
}

/**
 * Pictures of a demo are stored within a second of it, before anybody can upload one: the server is not listening yet.
 */
export const isDemoPicture = (
  { createdAt, madeBy }: { createdAt: Date; madeBy: string },
  { loadedAt }: { loadedAt: Date },
): boolean => {
  const after = createdAt.getTime() - loadedAt.getTime();
  return madeBy === '' && after >= 0 && after < 1_000;
};

/** Which fields of each settings section are still as the demo wrote them. */
export async function readDemoSettings(
  reader: Reader,
  demo: WrittenDemo,
): Promise<{ section: SettingSection; fields: string[] }[]> {
  const told: { section: SettingSection; fields: string[] }[] = [];
  for (const section of namesOf(settingSections)) {
    const { setting, fields: shape } = settingSections[section];
    const fields = await demoFields(reader, setting, demo);
    const own = fields.filter((field) =>
      field === 'pictureId' ? section === 'about' : Object.hasOwn(shape.shape, field),
    );
    if (own.length > 0) told.push({ section, fields: own });
  }
  return told;
}

/** Clears these fields, and returns how many; the history keeps their values. */
export async function emptyDemoSettings(writer: Writer, demo: WrittenDemo, by: Author): Promise<number> {
  let cleared = 0;
  for (const setting of namesOf(documentsOf(demo.pack))) {
    const fields = await demoFields(writer, setting, demo);
    if (fields.length === 0) continue;
    const written = documentsOf(demo.pack)[setting];
    const change = Object.fromEntries(
      fields.map((field) => [field, field === 'pictureId' ? null : emptied(written[field])]),
    );
    const { before } = await writeSetting(writer, setting, change, { by });
    const pictureId = before['pictureId'];
    if (fields.includes('pictureId') && typeof pictureId === 'string') await dropPicture(writer, pictureId);
    cleared += fields.length;
  }
  return cleared;
}
