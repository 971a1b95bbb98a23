import type { Compared } from '@vitrin/contract/history/historyChange';

/**
 * A picture in a version; `slide` is the id of a picture of the banner, the only kind for which the further fields are
 * kept.
 */
export type KeptPicture = {
  id: string;
  field: string;
  slide?: string | undefined;
  alt?: string | undefined;
  visible?: boolean | undefined;
};

/** The field name of a PDF, which is stored among the pictures of a version because it is held in the same way. */
export const pdfField = 'pdf';

/** A version's PDF, which is kept among its pictures; null where it has none. */
export const pdfIn = ({ pictures }: Pick<VersionContent, 'pictures'>): string | null =>
  pictures.find(({ field }) => field === pdfField)?.id ?? null;

/** The pictures of a version. */
export const shownPictures = ({ pictures }: Pick<VersionContent, 'pictures'>): KeptPicture[] =>
  pictures.filter(({ field }) => field !== pdfField);

/** The full content of a subject at a moment, as its form knows it. */
export type VersionContent = {
  fields: Readonly<Record<string, unknown>>;
  pictures: readonly KeptPicture[];
  visible: boolean | null;
  place: number | null;
};

/** A text that differs in its middle only: the lengths of the common start and end in UTF-16 units, and the middle. */
export type Cut = readonly [start: number, end: number, middle: string];

/**
 * Turns the next newer version into an older one: the differing fields, long texts as cuts. What is absent is
 * unchanged.
 */
export type VersionPatch = {
  fields?: Readonly<Record<string, unknown>> | undefined;
  cuts?: Readonly<Record<string, Cut>> | undefined;
  pictures?: readonly KeptPicture[] | undefined;
  visible?: boolean | null | undefined;
  place?: number | null | undefined;
};

/** Shorter texts are stored whole. */
const shortestCut = 80;

/** The content before the first write. */
export const noContent: VersionContent = { fields: {}, pictures: [], visible: null, place: null };

/** What turns the newer content back into the older one; older versions are kept as such patches. */
export function patchOf(newer: VersionContent, older: VersionContent): VersionPatch {
  const fields: Record<string, unknown> = {};
  const cuts: Record<string, Cut> = {};
  for (const [name, value] of Object.entries(older.fields)) {
    const next = newer.fields[name];
    if (isEqual(value, next)) continue;
    const cut = typeof value === 'string' && typeof next === 'string' ? cutOf(next, value) : undefined;
    if (cut === undefined) fields[name] = value;
    else cuts[name] = cut;
  }
  return {
    ...(Object.keys(fields).length > 0 && { fields }),
    ...(Object.keys(cuts).length > 0 && { cuts }),
    ...(!isEqual(older.pictures, newer.pictures) && { pictures: older.pictures }),
    ...(older.visible !== newer.visible && { visible: older.visible }),
    ...(older.place !== newer.place && { place: older.place }),
  };
}

/** Applies a patch to the newer content; a field that only the newer one has stays. */
export function patched(newer: VersionContent, patch: VersionPatch): VersionContent {
  const uncut = Object.entries(patch.cuts ?? {}).map(([name, cut]) => [
    name,
    uncutOf(newer.fields[name], cut),
  ]);
  return {
    fields: { ...newer.fields, ...patch.fields, ...Object.fromEntries(uncut) },
    pictures: patch.pictures ?? newer.pictures,
    visible: patch.visible === undefined ? newer.visible : patch.visible,
    place: patch.place === undefined ? newer.place : patch.place,
  };
}

const comparedPicture = ({ id, slide, ...picture }: KeptPicture) => ({ ...picture, id: slide ?? id });

/** Content in the form in which the panel compares two versions. */
export const comparedOf = (content: VersionContent): Compared => ({
  fields: [
    ...Object.entries(content.fields).map(([name, value]) => ({ name, value })),
    { name: pdfField, value: pdfIn(content) },
  ],
  pictures: shownPictures(content).map(comparedPicture),
  visible: content.visible,
  place: content.place,
});

function cutOf(text: string, older: string): Cut | undefined {
  if (older.length < shortestCut) return undefined;
  const most = Math.min(text.length, older.length);
  let start = 0;
  while (start < most && text[start] === older[start]) start += 1;
  // A surrogate pair is never split: PostgreSQL rejects half of one.
  if (start > 0 && isHigh(older, start - 1)) start -= 1;
  let end = 0;
  while (end < most - start && text.at(-1 - end) === older.at(-1 - end)) end += 1;
  if (end > 0 && isLow(older, older.length - end)) end -= 1;
  return [start, end, older.slice(start, older.length - end)];
}

const uncutOf = (text: unknown, [start, end, middle]: Cut): string => {
  const whole = typeof text === 'string' ? text : '';
  return `${whole.slice(0, start)}${middle}${whole.slice(whole.length - end)}`;
};

const isHigh = (text: string, at: number): boolean => /[\uD800-\uDBFF]/.test(text.charAt(at));
const isLow = (text: string, at: number): boolean => /[\uDC00-\uDFFF]/.test(text.charAt(at));

/** Values are JSON made by the same code, so equal ones serialise alike. */
const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
