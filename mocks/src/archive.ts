import {
  type Version,
  type VersionAct,
  type VersionedKind,
  type VersionPicture,
  type VersionRecord,
} from '@vitrin/contract/history/history';
import {
  changeBetween,
  isMinorChange,
  isNoChange,
  isPictureChange,
  joinedChange,
  noChange,
  pictureChangesMs,
} from '@vitrin/contract/history/historyChange';
import { versionFieldsOf } from '@vitrin/contract/history/historyRecord';
import {
  type HistorySectionName,
  historySections,
  type SettingSection,
  settingSections,
} from '@vitrin/contract/history/historySections';
import { image as imageSchema } from '@vitrin/contract/files/image';
import { isActive } from '@vitrin/contract/entries/isActive';
import type { KindFacts } from '@vitrin/contract/kinds/defineKind';
import { type Fields, partsOf } from '@vitrin/contract/kinds/field';
import type { PictureList } from '@vitrin/contract/kinds/pictureList';
import { type ContentGroup, contentGroups, contentKinds } from '@vitrin/contract/kinds/contentKinds';
import { type LibraryPicture, pictureTold } from '@vitrin/contract/files/library';
import type { Item } from './collection.ts';
import type { MockState } from './state.ts';

/** A version with its stored record. */
export type KeptVersion = { version: Version; record: VersionRecord };

/** Every versioned subject with its versions, newest last. */
export type Archive = Map<string, KeptVersion[]>;

/** The key of a subject in the archive. */
export const archivedAs = (kind: VersionedKind, id: string): string => `${kind} ${id}`;

/** The picture list of a kind's entries, if it has one. */
export function listedIn(group: ContentGroup): PictureList | undefined {
  const { pictureList }: KindFacts = contentKinds[group].kind;
  return pictureList;
}

/** An entry as a version holds it. */
export function recordOfEntry(kind: ContentGroup, entry: Item): VersionRecord {
  const values = new Map<string, unknown>(Object.entries(entry));
  const list = listedIn(kind);
  const main = list?.mainFirst === true ? undefined : kind === 'gallery' ? entry : values.get('image');
  const listed: unknown = list && values.get(list.field);
  return {
    fields: versionFieldsOf(
      partsOf<Fields, 'answered'>(contentKinds[kind].kind.fields, 'answered'),
      Object.fromEntries(values),
    ),
    pictures: [
      ...pictureIn('image', main),
      ...(Array.isArray(listed) ? listed : []).flatMap((one: unknown) => pictureIn(list?.field ?? '', one)),
    ],
    visible: isActive(entry),
    place: entry.displayOrder ?? null,
  };
}

/** A part of the settings as a version holds it. */
export function recordOfSection(state: MockState, name: HistorySectionName): VersionRecord {
  const rest = { visible: null, place: null };
  if (name === 'slider') return { fields: [], pictures: state.slider.all().map(slideOf), ...rest };
  const { fields, pictures } = settingSections[name];
  const values = new Map<string, unknown>(Object.entries(documentOf(state, name)));
  return {
    fields: versionFieldsOf(fields.shape, Object.fromEntries(values)),
    pictures: pictures.flatMap((field) => pictureIn(field, values.get(field))),
    ...rest,
  };
}

/** The document that a part of the settings belongs to. */
function documentOf({ facts }: MockState, name: SettingSection): object {
  const { setting } = settingSections[name];
  return {
    siteInfo: { morePhones: [], openingHours: [], ...facts.siteInfo },
    home: facts.homePage,
    about: facts.about,
    crewPage: facts.teamTexts,
    privacy: facts.privacy,
    theme: facts.palette,
  }[setting];
}

function pictureIn(field: string, given: unknown): VersionPicture[] {
  const { data } = imageSchema.safeParse(given);
  return data === undefined ? [] : [{ id: data.id ?? data.url, field, image: data }];
}

function slideOf({ active, displayOrder: _place, ...image }: ReturnType<MockState['slider']['find']>) {
  return { id: image.id, field: 'slides', image, alt: image.alt ?? '', visible: active };
}

/** A picture's record as a version stores it. */
export function recordOfPicture({ focalPoint, crops = {}, ...picture }: LibraryPicture): VersionRecord {
  const values = { ...picture, focalPoint: focalPoint ?? null, crops };
  return { fields: versionFieldsOf(pictureTold.shape, values), pictures: [], visible: null, place: null };
}

/** Everything that has versions, as it is now. */
function snapshot(state: MockState): Map<string, VersionRecord> {
  const entries = contentGroups.flatMap((kind) =>
    state[kind].all().map((entry: Item) => [archivedAs(kind, entry.id), recordOfEntry(kind, entry)] as const),
  );
  const sections = historySections.map(
    (name) => [archivedAs('settings', name), recordOfSection(state, name)] as const,
  );
  const pictures = [...state.library.values()].map(
    (picture) => [archivedAs('pictures', picture.id), recordOfPicture(picture)] as const,
  );
  return new Map([...entries, ...sections, ...pictures]);
}

/** Who makes a change, and the act if it is more than an edit. */
export type Writing = { by: string; act?: VersionAct | undefined; restored?: string | undefined };

/** Runs an action and records a version of everything that it changed. */
export function keepingVersions<T>(state: MockState, { by, act, restored }: Writing, work: () => T): T {
  const before = snapshot(state);
  const done = work();
  for (const [subject, record] of snapshot(state)) {
    const versions = state.archive.get(subject) ?? [];
    const old = before.get(subject) ?? versions.at(-1)?.record;
    // A new picture has no versions until its record is edited.
    if (old === undefined && subject.startsWith('pictures ')) continue;
    const change = old === undefined ? noChange : changeBetween(old, record);
    const isBack = act === 'returned' && !before.has(subject);
    if (old !== undefined && isNoChange(change) && !isBack) continue;
    const make = (facts: Pick<Version, 'by' | 'act' | 'change'>): Version => ({
      ...facts,
      id: `version-${state.next()}`,
      at: state.now(),
      minor: (facts.act === 'switched' || facts.act === 'moved') && isMinorChange(change),
      restored: facts.act === 'restored' ? (restored ?? null) : null,
    });
    if (old !== undefined && versions.length === 0)
      versions.push({ version: make({ by: '', act: 'initial', change: noChange }), record: old });
    const made = act ?? actOf(old, change);
    const version = make({ by, act: made, change });
    const joined = joinedTo(versions, { version, record });
    if (joined === undefined) versions.push({ version, record });
    else versions.splice(-1, 1, joined);
    state.archive.set(subject, versions);
  }
  return done;
}

/** The newest version with a change of pictures that follows it; undefined if the change is a version of its own. */
function joinedTo(
  versions: readonly KeptVersion[],
  { version, record }: KeptVersion,
): KeptVersion | undefined {
  const [before, newest] = versions.slice(-2);
  if (before === undefined || newest === undefined) return undefined;
  const { id, by, at, act } = newest.version;
  const follows = by === version.by && Date.parse(version.at) - Date.parse(at) <= pictureChangesMs;
  if (!follows || act !== 'changed' || version.act !== 'changed') return undefined;
  if (!isPictureChange(newest.version.change) || !isPictureChange(version.change)) return undefined;
  const change = joinedChange(before.record, newest.record, record);
  return change && { version: { ...version, id, change }, record };
}

function actOf(old: VersionRecord | undefined, change: Version['change']): VersionAct {
  if (old === undefined) return 'added';
  if (!isMinorChange(change)) return 'changed';
  return change.moved ? 'moved' : 'switched';
}
