import { useEffect, useState } from 'react';
import {
  type FieldValues,
  get,
  type Path,
  type Resolver,
  set,
  type UseFormReturn,
  useForm,
  useFormState,
  useWatch,
} from 'react-hook-form';
import { showRejections } from '../parts/ItemForm/showRejections.ts';
import { type Drafting, type DraftOffered, type SettingsTyped, useDrafting } from './useDrafting.ts';

/** How saving settings ended; of a failure, the parts that did not arrive where others did. */
export type SettingsOutcome =
  | { status: 'saved' }
  | { status: 'rejected'; fields: Readonly<Record<string, string>> }
  | { status: 'failed'; notSaved?: readonly string[] };

/** The fields of one tab: their names in order, and what they must be. */
export type SettingsFields<Fields extends FieldValues> = {
  names: readonly { key: Path<Fields>; name: string }[];
  rules: Resolver<Fields>;
};

/** What a tab with fields tells its screen. */
export type SettingsReports<Fields> = Drafting & {
  onSave: (fields: Fields) => Promise<SettingsOutcome>;
  /** Told whether leaving would lose something. */
  onDirty: (dirty: boolean) => void;
};

export type SettingsFormState<Fields extends FieldValues> = {
  form: UseFormReturn<Fields>;
  /** What stands in the fields. */
  values: Fields;
  /** The names of the fields that differ from what is stored. */
  changed: readonly string[];
  wrong: readonly { key: Path<Fields>; message: string; name: string }[];
  submitted: boolean;
  strayErrors: readonly string[];
  saving: boolean;
  outcome: SettingsOutcome | undefined;
  /** What was typed earlier and never saved, until it is answered. */
  offer: DraftOffered | undefined;
  submit: () => void;
  discard: () => void;
  dismiss: () => void;
  /** The id and error of a field. */
  about: (key: Path<Fields>) => { id: string; error: string | undefined };
};

/** The id of a field's control. */
export const fieldId = (key: string): string => `settings-${key.replaceAll('.', '-')}`;

/** Everything the form of one tab knows and does. */
export function useSettingsForm<Fields extends FieldValues>(
  fields: SettingsFields<Fields>,
  stored: Fields,
  reports: SettingsReports<Fields>,
): SettingsFormState<Fields> {
  const { onSave, onDirty } = reports;
  const [saved, setSaved] = useState(stored);
  const [saving, setSaving] = useState(false);
  const [outcome, setOutcome] = useState<SettingsOutcome>();
  const [strayErrors, setStrayErrors] = useState<readonly string[]>([]);
  const form = useForm<Fields>({ resolver: fields.rules, values: saved, mode: 'onTouched' });
  const { control } = form;
  const values = useWatch({ control, compute: (all: Fields) => all });
  const formState = useFormState({ control });
  const changed = differing(values, saved);
  const dirty = changed.length > 0;

  useEffect(() => {
    onDirty(dirty);
    return () => onDirty(false);
  }, [dirty, onDirty]);

  const offer = useDrafting(reports, flat(values, changed), flat(saved, fields.names), (draft) => {
    const restored = structuredClone(form.getValues());
    for (const [key, value] of Object.entries(draft)) set(restored, key, value);
    form.reset(restored, { keepDefaultValues: true });
  });

  function differing(some: Fields, others: Fields) {
    return fields.names.filter(({ key }) => get(some, key) !== get(others, key));
  }

  async function save(sent: Fields) {
    if (saving) return;
    const before = structuredClone(form.getValues());
    setSaving(true);
    setOutcome(undefined);
    setStrayErrors([]);
    const ended = await onSave(sent);
    setSaving(false);
    setOutcome(ended);
    if (ended.status === 'rejected') {
      setStrayErrors(
        showRejections(
          form,
          fields.names.map(({ key }) => key),
          ended.fields,
        ),
      );
    }
    if (ended.status !== 'saved') return;
    // What was typed while it was on its way stays in the form.
    const typed = structuredClone(form.getValues());
    setSaved(sent);
    form.reset(sent);
    for (const { key } of differing(typed, before))
      form.setValue(key, get(typed, key), { shouldDirty: true });
  }

  const wrong = fields.names.flatMap(({ key, name }) => {
    const { message } = form.getFieldState(key, formState).error ?? {};
    return message === undefined ? [] : [{ key, name, message }];
  });

  return {
    form,
    values,
    changed: changed.map(({ name }) => name),
    wrong,
    submitted: formState.isSubmitted,
    strayErrors,
    saving,
    outcome,
    offer,
    submit: () => {
      if (!saving && dirty) void form.handleSubmit(save)();
    },
    discard: () => {
      form.reset(saved);
      setOutcome(undefined);
      setStrayErrors([]);
    },
    dismiss: () => setOutcome(undefined),
    about: (key) => ({ id: fieldId(key), error: wrong.find((field) => field.key === key)?.message }),
  };
}

/** Some fields by their keys; the values of settings are texts and switches. */
function flat<Fields extends FieldValues>(
  values: Fields,
  names: readonly { key: Path<Fields> }[],
): SettingsTyped {
  const entries = names.map(({ key }): [string, unknown] => [key, get(values, key)]);
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string | boolean] => /string|boolean/.test(typeof entry[1])),
  );
}
