import type {
  VersionComparison,
  VersionField,
  VersionPicture,
  VersionRecord,
} from '@vitrin/contract/history/history';
import { type FocalPoint, focalPoint, pictureCrops } from '@vitrin/contract/files/focalPoint';
import { centre, pictureFrames } from '@vitrin/contract/files/framing';
import { type PaletteKey, paletteKeys } from '@vitrin/contract/settings/palette';
import {
  adminFormsText,
  adminHistoryText,
  adminLibraryText,
  adminSettingsText,
  itemFormsText,
} from '../../text/panelText.ts';
import { formatDay, formatMoment } from '../parts/relativeTime.ts';
import { fieldName, type VersionedThing } from './fieldNames.ts';

/** Two values of one field, and how they are compared. */
export type ComparedField = { id: string; name: string } & (
  | { show: 'text' | 'html' | 'color' | 'word'; before: string; after: string }
  | { show: 'lines'; before: readonly string[]; after: readonly string[] }
  | { show: 'pictures'; before: readonly VersionPicture[]; after: readonly VersionPicture[] }
);

/** The titles of services, and of projects, by their ids. */
export type EntryTitles = ReadonlyMap<string, string>;

/** The differences between two sides: fields in the order of the form, then pictures, then visibility. */
export function comparedFields(
  subject: VersionedThing,
  { from, to }: Pick<VersionComparison, 'from' | 'to'>,
  services: EntryTitles,
): ComparedField[] {
  return [
    ...fieldsOf(subject, from.record, to.record, services),
    ...picturesOf(subject, from.record, to.record),
    ...statusOf(from.record, to.record),
  ];
}

function fieldsOf(
  subject: VersionedThing,
  from: VersionRecord,
  to: VersionRecord,
  services: EntryTitles,
): ComparedField[] {
  const before = new Map(from.fields.map((field) => [field.name, field]));
  return to.fields.flatMap((after) => {
    const old = before.get(after.name);
    if (old === undefined || JSON.stringify(old) === JSON.stringify(after)) return [];
    return [{ id: after.name, name: fieldName(subject, after.name), ...shown(old, after, services) }];
  });
}

type Shown = { show: 'text' | 'html' | 'color' | 'word'; before: string; after: string } | ShownLines;
type ShownLines = { show: 'lines'; before: readonly string[]; after: readonly string[] };

function shown(before: VersionField, after: VersionField, services: EntryTitles): Shown {
  const { name } = after;
  if (before.html !== undefined || after.html !== undefined)
    return { show: 'html', before: before.html ?? '', after: after.html ?? '' };
  if (name === 'focalPoint' || name === 'crops')
    return { show: 'lines', before: pointLines(name, before.value), after: pointLines(name, after.value) };
  if (Array.isArray(before.value) || Array.isArray(after.value)) {
    const lines = (value: unknown) => linesOf(name, value, services);
    return { show: 'lines', before: lines(before.value), after: lines(after.value) };
  }
  if (name === 'projectId') {
    const titleOf = ({ value }: VersionField) =>
      value === '' ? '' : (services.get(String(value)) ?? adminHistoryText.compare.deletedProject);
    return { show: 'word', before: titleOf(before), after: titleOf(after) };
  }
  const both = { before: wordOf(name, before.value), after: wordOf(name, after.value) };
  if (isColor(name)) return { show: 'color', ...both };
  return { show: isChosen(name, after.value ?? before.value) ? 'word' : 'text', ...both };
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
  if (typeof value === 'boolean') return value ? adminHistoryText.compare.yes : adminHistoryText.compare.no;
  if (typeof value === 'number') return String(value);
  const text = typeof value === 'string' ? value : '';
  return (Object.hasOwn(choices, name) ? choices[name]?.(text) : undefined) ?? text;
}

/** A list as lines: the parts of an entry are joined by colons. */
function linesOf(name: string, value: unknown, services: EntryTitles): string[] {
  if (!Array.isArray(value)) return [];
  return value.map((entry: unknown) => {
    if (name === 'serviceIds' && typeof entry === 'string')
      return services.get(entry) ?? adminHistoryText.compare.deletedService;
    if (typeof entry !== 'object' || entry === null) return wordOf(name, entry);
    const parts = Object.values(entry).map((part: unknown) => wordOf('', part));
    if (name !== 'openingHours') return parts.filter((part) => part !== '').join(': ');
    const [day = '', opens = '', closes = ''] = parts;
    return `${optionOf(adminSettingsText.contact.week.days, day) ?? day}: ${opens}–${closes}`;
  });
}

/** Pictures by field, if they differ. */
function picturesOf(subject: VersionedThing, from: VersionRecord, to: VersionRecord): ComparedField[] {
  const fields = new Set([...to.pictures, ...from.pictures].map(({ field }) => field));
  return [...fields].flatMap((field) => {
    const before = from.pictures.filter((picture) => picture.field === field);
    const after = to.pictures.filter((picture) => picture.field === field);
    if (JSON.stringify(before.map(factsOf)) === JSON.stringify(after.map(factsOf))) return [];
    return [
      {
        id: `${field}-pictures`,
        name: fieldName(subject, field),
        show: 'pictures' as const,
        before,
        after,
      },
    ];
  });
}

const factsOf = ({ id, alt, visible }: VersionPicture) => ({ id, alt, visible });

function statusOf(from: VersionRecord, to: VersionRecord): ComparedField[] {
  const { status, visible, hidden } = adminHistoryText.compare;
  if (from.visible === null || to.visible === null || from.visible === to.visible) return [];
  const word = (isVisible: boolean) => (isVisible ? visible : hidden);
  return [
    {
      id: 'visible',
      name: status,
      show: 'word',
      before: word(from.visible),
      after: word(to.visible),
    },
  ];
}
