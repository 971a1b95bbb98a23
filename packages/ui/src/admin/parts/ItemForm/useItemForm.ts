import { useRef, useState } from 'react';
import {
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
  useFormState,
  useWatch,
} from 'react-hook-form';
import type { UploadPicture } from '../../../elements/RichTextField/RichTextField.tsx';
import { changedNames, differences, errorBeside, valueOf } from './changes.ts';
import { controlId, type FormKind, type StoredItem } from './formKind.ts';
import type { DraftOffer, Keep, PictureChange, SaveOutcome, SaveProblem, SaveRequest } from './saving.ts';
import { showRejections } from './showRejections.ts';
import { type FormReports, useReports } from './useReports.ts';

export type ItemFormInput<Item extends StoredItem, Fields, Change = PictureChange> = FormReports<Fields> & {
  item: Item | null;
  /** Sends a picture that is put into a text; without it texts take no pictures. */
  onUploadPicture?: UploadPicture | undefined;
  onSave: (request: SaveRequest<Item, Fields, Change>) => Promise<SaveOutcome<Item, Change>>;
};

export type ItemFormState<
  Item extends StoredItem,
  Fields extends FieldValues,
  Change extends { kind: string } = PictureChange,
> = {
  kind: FormKind<Item, Fields>;
  form: UseFormReturn<Fields>;
  /** What stands in the form. */
  values: Fields;
  /** The stored item; null until it was saved for the first time. */
  stored: Item | null;
  picture: Keep | Change;
  choosePicture: (choice: Keep | Change) => void;
  /** What is wrong with the choice of a picture. */
  pictureError: string | undefined;
  changed: readonly string[];
  saving: boolean;
  /** The share of the pictures' upload that is done; undefined while none is under way. */
  uploaded: number | undefined;
  cancelUpload: () => void;
  problem: SaveProblem<Item> | undefined;
  /** The fields that are wrong, in order, with what is said of them. */
  wrong: readonly { key: Path<Fields>; message: string; beside: string }[];
  submitted: boolean;
  /** Messages of the server that belong to no field of the form. */
  strayErrors: readonly string[];
  submit: () => void;
  discard: () => void;
  restore: (draft: DraftOffer<Fields>) => void;
  /** Answers a conflict: save this form's version over the other one, take the other one, or neither yet. */
  resolve: (choice: 'mine' | 'theirs' | 'later') => void;
  /** Sends a picture that is put into a text. */
  uploadPicture: UploadPicture | undefined;
  /** The id and error of a field. */
  about: (key: Path<Fields>) => { id: string; error: string | undefined };
};

const keep: Keep = { kind: 'keep' };

/** Everything a form about one item knows and does; components only draw it. */
export function useItemForm<
  Item extends StoredItem,
  Fields extends FieldValues,
  Change extends { kind: string } = PictureChange,
>(
  kind: FormKind<Item, Fields>,
  input: ItemFormInput<Item, Fields, Change>,
): ItemFormState<Item, Fields, Change> {
  const { onSave } = input;
  const [initial] = useState(() => kind.fieldsOf(input.item));
  const [stored, setStored] = useState(input.item);
  const [version, setVersion] = useState(input.item?.updatedAt);
  const [picture, setPicture] = useState<Keep | Change>(keep);
  const [saving, setSaving] = useState(false);
  const [uploaded, setUploaded] = useState<number>();
  const [problem, setProblem] = useState<SaveProblem<Item>>();
  const [strayErrors, setStrayErrors] = useState<readonly string[]>([]);
  const upload = useRef<AbortController>(undefined);
  const form = useForm<Fields>({ resolver: kind.rules, values: initial, mode: 'onTouched' });
  const { control } = form;

  const values = useWatch({ control, compute: (all: Fields) => all });
  const formState = useFormState({ control });
  const changed = changedNames(kind, values, kind.fieldsOf(stored), picture);
  const dirty = changed.length > 0;
  const textChanged = differences(kind, values, kind.fieldsOf(stored)).length > 0;
  const pictureMissing = stored === null && picture.kind === 'keep' ? kind.pictureMissing : undefined;
  const wrong = kind.fields.flatMap(({ key }) => {
    const { message } = form.getFieldState(key, formState).error ?? {};
    const beside = errorBeside(kind, key, message, valueOf(values, key));
    return message === undefined || beside === undefined ? [] : [{ key, message, beside }];
  });

  useReports(input, dirty, textChanged, values, version);

  /** Shows a stored version; what was typed since `before` stays in the form. */
  function adopt(item: Item, before?: Fields) {
    const typed = form.getValues();
    const fields = kind.fieldsOf(item);
    setStored(item);
    setVersion(item.updatedAt);
    form.reset(fields);
    if (!before) return;
    const newer = differences(kind, typed, before).map((key) => [key, valueOf(typed, key)] as const);
    if (newer.length > 0)
      form.reset({ ...fields, ...Object.fromEntries(newer) }, { keepDefaultValues: true });
  }

  function settle(outcome: SaveOutcome<Item, Change>, before: Fields) {
    switch (outcome.status) {
      case 'saved':
        adopt(outcome.item, before);
        if (outcome.picture === 'done') setPicture((now) => (now === picture ? (outcome.left ?? keep) : now));
        else setProblem({ kind: 'picture', cancelled: outcome.picture === 'cancelled' });
        return;
      case 'rejected':
        setStrayErrors(
          showRejections(
            form,
            kind.fields.map(({ key }) => key),
            outcome.fields,
          ),
        );
        return;
      case 'conflict':
        setProblem({ kind: 'conflict', current: outcome.current });
        return;
      case 'failed':
        setProblem({ kind: 'failed' });
    }
  }

  async function save(sent: Fields, updatedAt: string | undefined) {
    if (pictureMissing !== undefined) return document.getElementById(controlId(kind, 'picture'))?.focus();
    // A second press may come before the first one is drawn.
    if (upload.current) return;
    upload.current = new AbortController();
    const before = form.getValues();
    setSaving(true);
    setProblem(undefined);
    setStrayErrors([]);
    const outcome = await onSave({
      stored,
      fields: stored && differences(kind, sent, kind.fieldsOf(stored)).length === 0 ? null : sent,
      picture,
      updatedAt,
      onProgress: setUploaded,
      signal: upload.current.signal,
    });
    upload.current = undefined;
    setUploaded(undefined);
    setSaving(false);
    settle(outcome, before);
  }

  return {
    kind,
    form,
    values,
    stored,
    picture,
    choosePicture: (choice) => {
      setPicture(choice);
      if (problem?.kind === 'picture') setProblem(undefined);
    },
    pictureError: formState.isSubmitted ? pictureMissing : undefined,
    changed,
    saving,
    uploaded,
    cancelUpload: () => upload.current?.abort(),
    problem,
    wrong,
    submitted: formState.isSubmitted,
    strayErrors,
    submit: () => {
      if (!saving && (dirty || !stored)) void form.handleSubmit((sent) => save(sent, version))();
    },
    discard: () => {
      form.reset(kind.fieldsOf(stored));
      setPicture(keep);
      setProblem(undefined);
      setVersion(stored?.updatedAt);
    },
    restore: (draft) => {
      form.reset({ ...form.getValues(), ...draft.fields }, { keepDefaultValues: true });
      if (draft.updatedAt !== undefined) setVersion(draft.updatedAt);
    },
    resolve: (choice) => {
      if (problem?.kind !== 'conflict') return;
      setProblem(undefined);
      if (choice === 'theirs') adopt(problem.current);
      else if (choice === 'mine') void form.handleSubmit((sent) => save(sent, problem.current.updatedAt))();
    },
    uploadPicture: input.onUploadPicture,
    about: (key) => ({
      id: controlId(kind, key),
      error: wrong.find((field) => field.key === key)?.beside,
    }),
  };
}
