import type { Plan, PlanAct } from '@vitrin/contract/drafts/plan';
import type { ReactNode } from 'react';
import { type FieldValues, get, type Path, type Resolver, set } from 'react-hook-form';

/** The paths of a form's fields, such as "title" or "about.title". */
export type FieldPath<Fields> = {
  [Key in keyof Fields & string]-?: NonNullable<Fields[Key]> extends string | boolean | readonly unknown[]
    ? Key
    : `${Key}.${FieldPath<NonNullable<Fields[Key]>>}`;
}[keyof Fields & string];

/** Some of a form's fields, in the form's nesting. */
export type Changes<Fields> = {
  [Key in keyof Fields]?: NonNullable<Fields[Key]> extends string | boolean | readonly unknown[]
    ? Fields[Key]
    : Changes<Fields[Key]>;
};

/** What a form knows about its fields besides their controls. */
export type EditedFields<Fields extends FieldValues> = {
  /** Prefix of the ids of the form's controls. */
  name: string;
  /** Each field in the order of the form, with its label; omitting one is a type error. */
  names: Readonly<Record<FieldPath<Fields>, string>>;
  rules: Resolver<Fields>;
  /** Whether two values of a field are equivalent; by default, if they are equal. */
  same?: (a: unknown, b: unknown) => boolean;
  /** The error message next to its field, if it differs from the message in the summary. */
  beside?: (error: FieldError<Fields>) => string;
};

/** The control of each field of a form; omitting one is a type error. */
export type FieldControls<Fields> = Readonly<Record<FieldPath<Fields>, ReactNode>>;

/** A field's error and value. */
export type FieldError<Fields extends FieldValues> = {
  key: Path<Fields>;
  name: string;
  message: string;
  value: unknown;
};

/** Typed descriptions of stored pictures. */
export type DraftWords = Readonly<Record<string, string>>;

/** Unsaved input: the changed fields, and the version they are based on, which is undefined for unversioned content. */
export type Draft = {
  fields: Readonly<Record<string, unknown>>;
  updatedAt?: string | undefined;
  /** The names of the chosen files, which a browser cannot store. */
  files?: readonly string[] | undefined;
  /** Descriptions of stored pictures, which only the browser keeps. */
  words?: DraftWords | undefined;
};

/** A stored draft with the time at which it was typed, in ISO 8601; `elsewhere` if it is from another device. */
export type DraftOffer = Draft & { at: string; elsewhere?: boolean };

/** What becomes of an offered draft: an opened one is unsaved input from then on. */
export type DraftAnswer = 'opened' | 'deleted';

/** Another person with a draft of the same subject, and when they last typed. */
export type OtherDraft = { by: string; at: string };

/** What a form would save now, and the version that it is based on. */
export type Typed = { fields: Draft['fields']; updatedAt: string | undefined };

/** The outcome of planning: a plan, or an error message. */
export type PlanOutcome = { status: 'planned' } | { status: 'refused'; reason: string };

/** The plans for a form's subject, and the actions on them. */
export type Planning = {
  /** Sorted by date, the next one first. */
  plans: readonly Plan[];
  onPlan: (
    act: PlanAct,
    at: string,
    typed: Typed,
    /** The id of an entry that was just added for the plan; by default the form's subject. */
    addedId?: string,
  ) => Promise<PlanOutcome>;
  onGiveUp: (plan: Plan) => void;
};

/** Preserves a form's unsaved input. */
export type Keeping = {
  /** Earlier input that was never saved. */
  draft?: DraftOffer | undefined;
  /** Who else is editing this, or has unsaved input. */
  others?: readonly OtherDraft[] | undefined;
  /** Scheduled publishing; absent if nothing can be scheduled. */
  planning?: Planning | undefined;
  /** The current time, for the draft's age. */
  now: Date;
  /** Called with the unsaved input, or null once there is none; an earlier draft stays offered. */
  onDraft: (draft: Draft | null) => void;
  /** Called when the offered draft was opened, or is to be deleted; an older one may be offered next. */
  onAnswer: (offer: DraftOffer, answer: DraftAnswer) => void;
  /** Called before something else takes the place of the unsaved input, which a later visit offers. */
  onSetAside?: () => void;
  /** Called with whether leaving would lose input. */
  onDirty: (dirty: boolean) => void;
  /** A navigation that is waiting for a confirmation. */
  leaving?: Leaving | undefined;
};

/** Reports unsaved input; a draft that holds nothing to offer gives way to it. */
export function reportDraft({ draft, onDraft, onAnswer }: Keeping, isOffered: boolean, typed: Draft | null) {
  if (draft !== undefined && !isOffered) onAnswer(draft, 'opened');
  onDraft(typed);
}

/** A navigation that is waiting for a confirmation, because there is unsaved input. */
export type Leaving = {
  onLeave: () => void;
  onStay: () => void;
  /** Closes the question, and returns a function that continues the navigation once everything is saved. */
  onHold: () => () => void;
};

/**
 * The outcome of a save: the API's messages by field; `current` is what was saved meanwhile, `lost` means that the
 * connection broke, `gone` that the item was deleted: it may be in the trash at an address. The `item` of a save that did
 * not succeed is what is stored if a part of it did.
 */
export type Ended<Item> =
  | { status: 'saved'; item: Item }
  | { status: 'rejected'; fields: Readonly<Record<string, string>>; item?: Item }
  | { status: 'conflict'; current: Item }
  | { status: 'failed'; lost?: boolean; gone?: { trash: string | undefined }; item?: Item };

/** The id of a control, for labels and for the links of the error summary. */
export const controlId = ({ name }: { name: string }, key: string): string =>
  `${name}-${key.replaceAll('.', '-')}`;

/** The fields in the order of their form. */
export function fieldsOf<Fields extends FieldValues>(of: {
  names: Readonly<Record<FieldPath<Fields>, string>>;
  rules: Resolver<Fields>;
}): { key: Path<Fields>; name: string }[];
export function fieldsOf({ names }: { names: Readonly<Record<string, string>> }): {
  key: string;
  name: string;
}[] {
  return Object.entries(names).map(([key, name]) => ({ key, name }));
}

/** The value of one field, whatever its kind. */
export const valueAt = (fields: FieldValues, key: string): unknown => get(fields, key);

/** The message of a field's error; for a list, that of the first entry with an error. */
export function messageWithin(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message;
  for (const [name, inner] of Object.entries(error)) {
    // Errors carry a reference to the input element, which is no error itself.
    const message = name === 'ref' ? undefined : messageWithin(inner);
    if (message !== undefined) return message;
  }
  return undefined;
}

const holdsSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** The fields in which two versions differ, in the order of the form. */
export const differences = <Fields extends FieldValues>(
  of: EditedFields<Fields>,
  a: Fields,
  b: Fields,
): { key: Path<Fields>; name: string }[] =>
  fieldsOf(of).filter(({ key }) => !(of.same ?? holdsSame)(valueAt(a, key), valueAt(b, key)));

/** The values of the given fields by path. */
export const pick = (values: FieldValues, fields: readonly { key: string }[]): Draft['fields'] =>
  Object.fromEntries(fields.map(({ key }) => [key, valueAt(values, key)]));

/** The fields of `a` that differ from `b`, nested like the form. */
export function changesOf<Fields extends FieldValues>(
  of: EditedFields<Fields>,
  a: Fields,
  b: Fields,
): Changes<Fields>;
export function changesOf(of: EditedFields<FieldValues>, a: FieldValues, b: FieldValues): object {
  const changes = {};
  for (const { key } of differences(of, a, b)) set(changes, key, valueAt(a, key));
  return changes;
}

/** What is typed, what it is based on, and what was stored meanwhile. */
export type Versions<Fields> = { mine: Fields; base: Fields; theirs: Fields };

/** The fields that were changed to different values here and elsewhere. */
export const clashes = <Fields extends FieldValues>(
  of: EditedFields<Fields>,
  { mine, base, theirs }: Versions<Fields>,
): { key: Path<Fields>; name: string }[] => {
  const elsewhere = new Set(differences(of, theirs, base).map(({ key }) => key));
  const here = new Set(differences(of, mine, base).map(({ key }) => key));
  return differences(of, mine, theirs).filter(({ key }) => here.has(key) && elsewhere.has(key));
};

/** What was stored meanwhile, with what was changed here. */
export function merged<Fields extends FieldValues>(
  of: EditedFields<Fields>,
  { mine, base, theirs }: Versions<Fields>,
): Fields {
  const both = structuredClone(theirs);
  for (const { key } of differences(of, mine, base)) set(both, key, valueAt(mine, key));
  return both;
}

/** Whether a draft has something to put into the form. */
export const isRestorable = ({ fields, words = {} }: Draft): boolean =>
  Object.keys(fields).length > 0 || Object.keys(words).length > 0;

/** Whether a draft holds anything. */
export const isSome = (draft: Draft): boolean => isRestorable(draft) || (draft.files ?? []).length > 0;

/** The part of a draft that the form has fields for and that differs from what is stored, with the rest of it. */
export function worthOffering<Fields extends FieldValues>(
  of: EditedFields<Fields>,
  draft: DraftOffer | undefined,
  stored: Fields,
): DraftOffer | undefined {
  const fields = fieldsOf(of).filter(({ key }) => {
    const [typed, kept] = [draft?.fields[key], valueAt(stored, key)];
    return typed !== undefined && isLike(typed, kept) && !(of.same ?? holdsSame)(typed, kept);
  });
  if (draft === undefined) return undefined;
  const worth = Object.fromEntries(fields.map(({ key }) => [key, draft.fields[key]]));
  const offer = { ...draft, fields: worth };
  return isSome(offer) ? offer : undefined;
}

/** True if everything in the draft has been stored by now. */
export const isSpent = <Fields extends FieldValues>(
  of: EditedFields<Fields>,
  draft: DraftOffer,
  stored: Fields,
): boolean => {
  const kept = new Set<string>(fieldsOf(of).map(({ key }) => key));
  return Object.entries(draft.fields).every(
    ([key, typed]) => kept.has(key) && (of.same ?? holdsSame)(typed, valueAt(stored, key)),
  );
};

/** Whether two values have the same type; null matches any. */
const isLike = (a: unknown, b: unknown): boolean => a === null || b === null || typeof a === typeof b;
