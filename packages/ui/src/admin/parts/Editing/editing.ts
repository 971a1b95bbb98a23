import type { Plan, PlanAct } from '@vitrin/contract/drafts/plan';
import type { ReactNode } from 'react';
import { type FieldValues, get, type Path, type Resolver } from 'react-hook-form';

/** The paths of a form's fields, such as "title" or "about.title". */
export type FieldPath<Fields> = {
  [Key in keyof Fields & string]-?: NonNullable<Fields[Key]> extends string | boolean | readonly unknown[]
    ? Key
    : `${Key}.${FieldPath<NonNullable<Fields[Key]>>}`;
}[keyof Fields & string];

/** What a form knows of its fields besides their controls. */
export type EditedFields<Fields extends FieldValues> = {
  /** Prefix of the ids of the form's controls. */
  name: string;
  /** Each field in the order of the form, with the name that admins read: one that is left out does not compile. */
  names: Readonly<Record<FieldPath<Fields>, string>>;
  rules: Resolver<Fields>;
  /** Whether two values of a field are equivalent; by default if they are equal. */
  same?: (a: unknown, b: unknown) => boolean;
  /** The text of an error next to its field, if it differs from its message. */
  beside?: (error: FieldError<Fields>) => string;
};

/** The control of each field of a form: one that is left out does not compile. */
export type FieldControls<Fields> = Readonly<Record<FieldPath<Fields>, ReactNode>>;

/** A field's error and value. */
export type FieldError<Fields extends FieldValues> = {
  key: Path<Fields>;
  name: string;
  message: string;
  value: unknown;
};

/** Unsaved input: the changed fields, with the version that they are based on; undefined for what has no versions. */
export type Draft = {
  fields: Readonly<Record<string, unknown>>;
  updatedAt?: string | undefined;
  /** The names of the chosen files: a browser cannot keep files. */
  files?: readonly string[] | undefined;
};

/** A stored draft with the time when it was typed, as ISO 8601; `elsewhere` for one from another device. */
export type DraftOffer = Draft & { at: string; elsewhere?: boolean };

/** Another person with a draft of the same subject, and when they last typed. */
export type OtherDraft = { by: string; at: string };

/** What a form would save now, and the version that it is based on. */
export type Typed = { fields: Draft['fields']; updatedAt: string | undefined };

/** How planning ended: with a plan, or with why not. */
export type PlanOutcome = { status: 'planned' } | { status: 'refused'; reason: string };

/** The plans for a form's subject, and the actions on them. */
export type Planning = {
  /** The next first. */
  plans: readonly Plan[];
  onPlan: (
    act: PlanAct,
    at: string,
    typed: Typed,
    /** The id of an entry that was just added for it; the form's subject by default. */
    addedId?: string,
  ) => Promise<PlanOutcome>;
  onGiveUp: (plan: Plan) => void;
};

/** Protects a form's unsaved input. */
export type Keeping = {
  /** Earlier input that was never saved. */
  draft?: DraftOffer | undefined;
  /** Who else is typing here, or has unsaved input. */
  others?: readonly OtherDraft[] | undefined;
  /** Scheduled publishing; absent if nothing can be planned. */
  planning?: Planning | undefined;
  /** The present moment, for the draft's age. */
  now: Date;
  /** Called with the unsaved input, or null once there is none, and with an earlier draft that is still on offer. */
  onDraft: (draft: Draft | null, beside?: DraftOffer) => void;
  /** Deletes the offered draft; without it, the form reports empty input. */
  onDropDraft?: ((offer: DraftOffer) => void) | undefined;
  /** Called with whether leaving would lose something. */
  onDirty: (dirty: boolean) => void;
  /** A navigation that waits for a confirmation. */
  leaving?: Leaving | undefined;
};

/** A navigation that waits for a confirmation, because something is unsaved. */
export type Leaving = {
  onLeave: () => void;
  onStay: () => void;
  /** Closes the question, and returns what leaves once everything is saved. */
  onHold: () => () => void;
};

/**
 * The result of an attempt to save: the API's messages by field, `current` is what was saved meanwhile, `lost` if the
 * connection broke.
 */
export type Ended<Item> =
  | { status: 'saved'; item: Item }
  | { status: 'rejected'; fields: Readonly<Record<string, string>> }
  | { status: 'conflict'; current: Item }
  | { status: 'failed'; lost?: boolean };

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

/** The message of a field's error; of a list, that of the first entry that has one. */
export function messageWithin(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message;
  for (const [name, inner] of Object.entries(error)) {
    // The element of an input, which errors carry along, is no error.
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

/** The values of some fields by their paths. */
export const pick = (values: FieldValues, fields: readonly { key: string }[]): Draft['fields'] =>
  Object.fromEntries(fields.map(({ key }) => [key, valueAt(values, key)]));

/** The part of a draft that the form has fields for and that differs from what is stored. */
export function worthOffering<Fields extends FieldValues>(
  of: EditedFields<Fields>,
  draft: DraftOffer | undefined,
  stored: Fields,
): DraftOffer | undefined {
  const fields = fieldsOf(of).filter(({ key }) => {
    const [typed, kept] = [draft?.fields[key], valueAt(stored, key)];
    return typed !== undefined && isLike(typed, kept) && !(of.same ?? holdsSame)(typed, kept);
  });
  if (!draft || fields.length === 0) return undefined;
  return { ...draft, fields: Object.fromEntries(fields.map(({ key }) => [key, draft.fields[key]])) };
}

/** True for a draft of which everything is stored by now. */
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
