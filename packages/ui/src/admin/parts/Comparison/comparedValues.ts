import { type FocalPoint, focalPoint, pictureCrops } from '@vitrin/contract/files/focalPoint';
import { centre, pictureFrames } from '@vitrin/contract/files/framing';
import type { VersionField, VersionPicture } from '@vitrin/contract/history/history';
import type { Fields } from '@vitrin/contract/kinds/field';
import { type PaletteKey, paletteKeys } from '@vitrin/contract/settings/palette';
import {
  adminFormsText,
  adminHistoryText,
  adminLibraryText,
  adminSettingsText,
  itemFormsText,
} from '../../../text/panelText.ts';
import { formatDay, formatMoment } from '../relativeTime.ts';

/** Two values of one field, and how they are compared. */
export type ComparedValues =
  | { show: 'text' | 'html' | 'color' | 'word'; before: string; after: string }
  | { show: 'lines'; before: readonly string[]; after: readonly string[] };

/** A field with the values of both sides. */
export type ComparedField = { id: string; name: string } & (
  | ComparedValues
  | { show: 'pictures'; before: readonly VersionPicture[]; after: readonly VersionPicture[] }
);

/** The titles of entries by their ids. */
export type EntryTitles = ReadonlyMap<string, string>;

/** The fields of a kind, and the titles of the entries that some of them refer to. */
export type Referring = { fields: Fields; titles: EntryTitles };

/** Two values of a field as they are compared. */
export function comparedValues(
  before: VersionField,
  after: VersionField,
  referring: Referring,
): ComparedValues {
  const { name } = after;
  if (before.html !== undefined || after.html !== undefined)
    return { show: 'html', before: before.html ?? '', after: after.html ?? '' };
  if (name === 'focalPoint' || name === 'crops')
    return { show: 'lines', before: pointLines(name, before.value), after: pointLines(name, after.value) };
  if (Array.isArray(before.value) || Array.isArray(after.value)) {
    const lines = (value: unknown) => linesOf(name, value, referring);
    return { show: 'lines', before: lines(before.value), after: lines(after.value) };
  }
  const both = {
    before: titleOf(name, before.value, referring) ?? wordOf(name, before.value),
    after: titleOf(name, after.value, referring) ?? wordOf(name, after.value),
  };
  if (isColor(name)) return { show: 'color', ...both };
  const isWord = referring.fields[name]?.facts.refersTo ?? isChosen(name, after.value ?? before.value);
  return { show: isWord ? 'word' : 'text', ...both };
}

/** The crops of a picture, in words. */
function pointLines(name: 'focalPoint' | 'crops', value: unknown): string[] {
  const { at, frames } = adminLibraryText.focus;
  const say = ({ x, y }: FocalPoint) => at(Math.round(x * 100), Math.round(y * 100));
  if (name === 'focalPoint') return [say(focalPoint.safeParse(value).data ?? centre)];
  const { data: crops = {} } = pictureCrops.safeParse(value);
  return pictureFrames.flatMap((frame) => {
    const point = crops[frame];
    return point === undefined ? [] : [`${frames[frame]}: ${say(point)}`];
  });
}

const isColor = (name: string): name is PaletteKey => paletteKeys.some((key) => key === name);

/** Labels for fields whose values are selected, not typed. */
const choices: Readonly<Record<string, (value: string) => string | undefined>> = {
  icon: (value) => optionOf(itemFormsText.icons, value),
  stage: (value) => optionOf(itemFormsText.project.stages, value || 'none'),
  ground: (value) => (value === 'dark' ? itemFormsText.reference.dark : itemFormsText.reference.light),
  contactDelivery: (value) => optionOf(adminSettingsText.contact, value),
  publishDate: formatMoment,
  date: formatDay,
};

const optionOf = (options: Readonly<Record<string, unknown>>, value: string): string | undefined => {
  const option = Object.hasOwn(options, value) ? options[value] : undefined;
  return typeof option === 'string' ? option : undefined;
};

const isChosen = (name: string, value: unknown): boolean =>
  Object.hasOwn(choices, name) || typeof value === 'boolean';

/** A value that is a single word, date or text. */
function wordOf(name: string, value: unknown): string {
  if (name === 'noindex' && typeof value === 'boolean')
    return value ? adminFormsText.sharing.left : adminFormsText.sharing.listed;
  if (name === 'active' && typeof value === 'boolean') return visibilityWord(value);
  if (typeof value === 'boolean') return value ? adminHistoryText.compare.yes : adminHistoryText.compare.no;
  if (typeof value === 'number') return String(value);
  const text = typeof value === 'string' ? value : '';
  return (Object.hasOwn(choices, name) ? choices[name]?.(text) : undefined) ?? text;
}

/** The title of the entry whose id a field holds; undefined if it holds none. */
function titleOf(name: string, value: unknown, { fields, titles }: Referring): string | undefined {
  const refersTo = fields[name]?.facts.refersTo;
  if (refersTo === undefined || typeof value !== 'string' || value === '') return undefined;
  return titles.get(value) ?? adminHistoryText.compare.deleted[refersTo];
}

/** A list as lines: the parts of an entry are joined by colons. */
function linesOf(name: string, value: unknown, referring: Referring): string[] {
  if (!Array.isArray(value)) return [];
  return value.map((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null)
      return titleOf(name, entry, referring) ?? wordOf(name, entry);
    const parts = Object.values(entry).map((part: unknown) => wordOf('', part));
    if (name !== 'openingHours') return parts.filter((part) => part !== '').join(': ');
    const [day = '', opens = '', closes = ''] = parts;
    return `${optionOf(adminSettingsText.contact.week.days, day) ?? day}: ${opens}–${closes}`;
  });
}

/** Whether an entry is shown on the website, in a word. */
export const visibilityWord = (isVisible: boolean): string =>
  isVisible ? adminHistoryText.compare.visible : adminHistoryText.compare.hidden;
