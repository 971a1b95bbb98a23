import type { FieldValues, Path, Resolver } from 'react-hook-form';

/** What every item that a form edits has. */
export type StoredItem = { id: string; updatedAt: string };

/** The words of a form that differ from kind to kind. */
export type FormTexts = {
  newTitle: string;
  /** Stands in the list of what has changed. */
  picture: string;
  save: string;
  loading: string;
  loadFailed: string;
  backToList: string;
  saveFailed: string;
  pictureFailed: string;
  /** Heads the choice between two versions. */
  conflict: string;
};

/** One kind of item as a form knows it: its fields in order, their rules and their words. */
export type FormKind<Item extends StoredItem, Fields extends FieldValues> = {
  /** Begins the ids of the form's controls. */
  name: string;
  /** The fields in the order they stand in, each with the name that admins read. */
  fields: readonly { key: Path<Fields>; name: string }[];
  rules: Resolver<Fields>;
  /** The fields of an item, or of one that is yet to be written. */
  fieldsOf: (item: Item | null) => Fields;
  texts: FormTexts;
  /** A general sentence for missing fields: it heads the summary, and beside a field its own name stands instead. */
  required?: string;
  /** True where a field's error comes from its being empty, though its sentence says something else. */
  isBlank?: (key: Path<Fields>, value: unknown) => boolean;
  /** Its items have no picture. */
  pictureless?: true;
  /** What is said where a new item has no picture; without it a picture may be left out. */
  pictureMissing?: string;
};

/** The id of a control, for labels and for the links of the error summary. */
export const controlId = (kind: { name: string }, key: string): string => `${kind.name}-${key}`;
