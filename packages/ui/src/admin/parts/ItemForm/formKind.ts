import type { Fields as KindFields, FieldWords } from '@vitrin/contract/kinds/field';
import type { FieldValues } from 'react-hook-form';
import { adminFormsText } from '../../../text/panelText.ts';
import type { EditedFields } from '../Editing/editing.ts';

/** The common properties of edited items. */
export type StoredItem = { id: string; updatedAt: string };

/** The texts of a form that differ by kind. */
export type FormTexts = {
  newTitle: string;
  /** Its name in the list of what has changed. */
  picture: string;
  save: string;
  loading: string;
  loadFailed: string;
  backToList: string;
  saveFailed: string;
  pictureFailed: string;
  /** The heading of the conflict dialog. */
  conflict: string;
};

/** One kind of item as its form needs it: its fields in order, their rules and their texts. */
export type FormKind<Fields extends FieldValues> = Omit<EditedFields<Fields>, 'same' | 'beside'> & {
  /** The kind's fields, of which some hold HTML. */
  fields: KindFields;
  /** The initial values of a new item. */
  blank: Fields;
  texts: FormTexts;
  /**
   * A general message for missing fields: it is the heading of the summary; next to a field, a message with the field's
   * name replaces it.
   */
  required?: string;
  /** Whether an error is caused by an empty field, although its message says something else. */
  isBlank?: (key: string, value: unknown) => boolean;
  /** Its items have no picture. */
  pictureless?: true;
  /** The message if a new item has no picture; without it a picture is optional. */
  pictureMissing?: string;
};

/** The names of a kind's fields in order, and of the switch that all kinds have. */
export function fieldNames<Kind extends { readonly fields: KindFields }>(
  kind: Kind,
  words: FieldWords<Kind>,
): FieldWords<Kind> & { readonly active: string };
export function fieldNames(
  kind: { fields: KindFields },
  words: FieldWords<typeof kind>,
): Record<string, string> {
  const names = Object.fromEntries(Object.keys(kind.fields).map((name) => [name, words[name] ?? name]));
  return { ...names, active: adminFormsText.status.label };
}

/** The form's values for an item; defaults for a new item and for missing fields. */
export function valuesOf<Fields extends FieldValues>(kind: { blank: Fields }, item: object | null): Fields;
export function valuesOf({ blank }: { blank: object }, item: object | null): object {
  const stored = new Map<string, unknown>(Object.entries(item ?? {}));
  return Object.fromEntries(Object.entries(blank).map(([key, value]) => [key, stored.get(key) ?? value]));
}

/** The error message next to a field: for an empty field it says so, instead of the general message. */
export function errorBeside(
  kind: { required?: string; isBlank?: (key: string, value: unknown) => boolean },
  { key, name, message, value }: { key: string; name: string; message: string; value: unknown },
): string {
  const empty = message === kind.required || kind.isBlank?.(key, value) === true;
  return empty ? adminFormsText.errors.empty(name) : message;
}

/** The heading of the error summary. */
export const errorHeading = (required: string | undefined, messages: readonly string[]): string =>
  required !== undefined && messages.includes(required) ? required : adminFormsText.errors.several;
