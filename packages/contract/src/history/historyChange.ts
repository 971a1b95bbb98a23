import type { VersionChange } from './history.ts';

/** The compared properties of a picture; pictures are matched by id. */
type ComparedPicture = {
  id: string;
  field: string;
  alt?: string | undefined;
  visible?: boolean | undefined;
};

/** A comparable state: a `VersionRecord`, or one with unresolved pictures. */
export type Compared = {
  fields: readonly { name: string; html?: string | undefined; value?: unknown }[];
  pictures: readonly ComparedPicture[];
  visible: boolean | null;
  place: number | null;
};

/** The empty change. */
export const noChange: VersionChange = {
  fields: [],
  pictures: { added: 0, removed: 0, changed: 0, reordered: false },
  moved: false,
  visible: null,
};

/** Whether nothing differs. */
export const isNoChange = (change: VersionChange): boolean =>
  isMinorChange(change) && !hasSmallChange(change);

/** Whether at most a place or a switch differs. */
export const isMinorChange = ({ fields, pictures }: VersionChange): boolean =>
  fields.length === 0 &&
  pictures.added === 0 &&
  pictures.removed === 0 &&
  pictures.changed === 0 &&
  !pictures.reordered;

/** Whether pictures differ, and nothing else. */
export const isPictureChange = (change: VersionChange): boolean =>
  change.fields.length === 0 && !isMinorChange(change) && !hasSmallChange(change);

const hasSmallChange = ({ moved, visible }: VersionChange): boolean => moved || visible !== null;

/** How soon a change of pictures has to follow another one to become part of its version, in milliseconds. */
export const pictureChangesMs = 5 * 60 * 1_000;

/**
 * The joint change of two successive changes of pictures, which become one version: from `earlier` to `later`.
 * Undefined if more than pictures changed, or if the state in between would be lost: neither of the other two contains
 * its pictures, as when one replaced another.
 */
export function joinedChange(
  earlier: Compared,
  between: Compared,
  later: Compared,
): VersionChange | undefined {
  const { pictures } = between;
  if (!areWithin(pictures, later.pictures) && !areWithin(pictures, earlier.pictures)) return undefined;
  // Its place may have shifted by moves of other entries in the meantime.
  const change = { ...changeBetween(earlier, later), moved: false };
  return isPictureChange(change) ? change : undefined;
}

/**
 * The differences of a later state. A field that only one of the two knows, because it was added after a version, is
 * ignored.
 */
export function changeBetween(earlier: Compared, later: Compared): VersionChange {
  const before = new Map(earlier.fields.map((field) => [field.name, field]));
  const fields = later.fields.filter((field) => {
    const old = before.get(field.name);
    return old !== undefined && !isSame(old.html ?? old.value, field.html ?? field.value);
  });
  return {
    fields: fields.map(({ name }) => name),
    pictures: changeOfPictures(earlier.pictures, later.pictures),
    moved: earlier.place !== later.place,
    visible: earlier.visible === later.visible ? null : later.visible,
  };
}

function changeOfPictures(
  earlier: readonly ComparedPicture[],
  later: readonly ComparedPicture[],
): VersionChange['pictures'] {
  const before = new Map(earlier.map((picture) => [keyOf(picture), picture]));
  const after = new Set(later.map(keyOf));
  const kept = later.filter((picture) => before.has(keyOf(picture)));
  const order = earlier.map(keyOf).filter((key) => after.has(key));
  return {
    added: later.length - kept.length,
    removed: earlier.length - kept.length,
    changed: kept.filter((picture) => isRetold(before.get(keyOf(picture)), picture)).length,
    reordered: kept.some((picture, index) => keyOf(picture) !== order[index]),
  };
}

/** Whether some pictures are all among others as they are, and in the same order. */
function areWithin(pictures: readonly ComparedPicture[], others: readonly ComparedPicture[]): boolean {
  let found = 0;
  for (const other of others) {
    const next = pictures[found];
    if (next !== undefined && keyOf(next) === keyOf(other) && !isRetold(next, other)) found += 1;
  }
  return found === pictures.length;
}

/** A picture may be in two fields. */
const keyOf = ({ field, id }: ComparedPicture): string => `${field} ${id}`;

const isRetold = (old: ComparedPicture | undefined, picture: ComparedPicture): boolean =>
  old?.alt !== picture.alt || old?.visible !== picture.visible;

/** Fields are JSON: texts, numbers, switches, and lists of these or of pairs. */
function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => isSame(item, b[index]));
  if (!isObject(a) || !isObject(b)) return a === b;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => isSame(Reflect.get(a, name), Reflect.get(b, name)));
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
