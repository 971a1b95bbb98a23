import type { FieldValues, Path } from 'react-hook-form';
import { adminFormsText } from '../../../text/adminForms.en.ts';
import type { FormKind, StoredItem } from './formKind.ts';
import type { DraftOffer, Keep } from './saving.ts';

/** The value of one field, whatever its kind. */
export function valueOf(fields: FieldValues, key: string): unknown {
  const values: Readonly<Record<string, unknown>> = fields;
  return values[key];
}

const equal = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** The keys of the fields in which two versions differ, in the order of the form. */
export const differences = <Item extends StoredItem, Fields extends FieldValues>(
  kind: FormKind<Item, Fields>,
  a: Fields,
  b: Fields,
): Path<Fields>[] => kind.fields.flatMap(({ key }) => (equal(valueOf(a, key), valueOf(b, key)) ? [] : [key]));

/** The name of a field as admins read it. */
export const nameOf = <Item extends StoredItem, Fields extends FieldValues>(
  kind: FormKind<Item, Fields>,
  key: Path<Fields>,
): string => kind.fields.find((field) => field.key === key)?.name ?? key;

/** The names of what has changed, as the save bar lists them. */
export function changedNames<Item extends StoredItem, Fields extends FieldValues>(
  kind: FormKind<Item, Fields>,
  now: Fields,
  saved: Fields,
  picture: Keep | { kind: string },
): string[] {
  const names = differences(kind, now, saved).map((key) => nameOf(kind, key));
  return picture.kind === 'keep' ? names : [...names, kind.texts.picture];
}

/** An error as it stands beside its field: where the field is empty it says so, in place of a general sentence. */
export function errorBeside<Item extends StoredItem, Fields extends FieldValues>(
  kind: FormKind<Item, Fields>,
  key: Path<Fields>,
  message: string | undefined,
  value: unknown,
): string | undefined {
  if (message === undefined) return undefined;
  const empty = message === kind.required || kind.isBlank?.(key, value) === true;
  return empty ? adminFormsText.errors.empty(nameOf(kind, key)) : message;
}

/** The heading above all errors of a form. */
export const errorHeading = (
  required: string | undefined,
  messages: readonly (string | undefined)[],
): string =>
  required !== undefined && messages.includes(required) ? required : adminFormsText.errors.several;

/** The draft, where it says anything else than what is stored. */
export const worthOffering = <Item extends StoredItem, Fields extends FieldValues>(
  kind: FormKind<Item, Fields>,
  draft: DraftOffer<Fields> | undefined,
  item: Item | null,
): DraftOffer<Fields> | undefined =>
  draft && differences(kind, draft.fields, kind.fieldsOf(item)).length > 0 ? draft : undefined;
