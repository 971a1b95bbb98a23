import { zodResolver } from '@hookform/resolvers/zod';
import { type Service, type ServiceFields, serviceFields } from '@vitrin/contract/service';
import { pathFromTitle } from '@vitrin/contract/turkish';
import { useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import {
  changedNames,
  differences,
  fieldKeys,
  fieldsOf,
  type PictureChoice,
  type ServiceDraftOffer,
  type ServiceSaveOutcome,
  type ServiceSaveRequest,
} from './serviceForm.ts';

/** What went wrong with the last attempt to save, where it is not a matter of single fields. */
export type SaveProblem =
  | { kind: 'failed' }
  | { kind: 'picture'; cancelled: boolean }
  | { kind: 'conflict'; current: Service };

export type ServiceFormInput = {
  service: Service | null;
  onSave: (request: ServiceSaveRequest) => Promise<ServiceSaveOutcome>;
  onDirty: (dirty: boolean) => void;
  onDraft: (draft: { fields: ServiceFields; updatedAt: string | undefined } | null) => void;
};

export type ServiceFormState = {
  form: UseFormReturn<ServiceFields>;
  /** The stored service; null until it was saved for the first time. */
  stored: Service | null;
  picture: PictureChoice;
  choosePicture: (choice: PictureChoice) => void;
  changed: string[];
  saving: boolean;
  /** The share of the picture's upload that is done; undefined while none is under way. */
  uploaded: number | undefined;
  cancelUpload: () => void;
  problem: SaveProblem | undefined;
  /** Messages of the server that belong to no field of the form. */
  strayErrors: readonly string[];
  submit: () => void;
  discard: () => void;
  restore: (draft: ServiceDraftOffer) => void;
  /** Answers a conflict: save this form's version over the other one, take the other one, or neither yet. */
  resolve: (choice: 'mine' | 'theirs' | 'later') => void;
  onTitle: (title: string) => void;
  onPath: () => void;
};

/** Everything the service form knows and does; the component only draws it. */
export function useServiceForm(input: ServiceFormInput): ServiceFormState {
  const { onSave, onDirty, onDraft } = input;
  const [stored, setStored] = useState(input.service);
  const [version, setVersion] = useState(input.service?.updatedAt);
  const [picture, setPicture] = useState<PictureChoice>({ kind: 'keep' });
  const [saving, setSaving] = useState(false);
  const [uploaded, setUploaded] = useState<number>();
  const [problem, setProblem] = useState<SaveProblem>();
  const [strayErrors, setStrayErrors] = useState<readonly string[]>([]);
  const pathIsOwn = useRef(input.service !== null);
  const drafting = useRef(false);
  const upload = useRef<AbortController>(undefined);
  const form = useForm<ServiceFields>({
    resolver: zodResolver(serviceFields),
    defaultValues: fieldsOf(input.service),
    mode: 'onTouched',
  });

  const fields = useWatch({ control: form.control, compute: (values: ServiceFields) => values });
  const changed = changedNames(fields, fieldsOf(stored), picture);
  const dirty = changed.length > 0;
  const textChanged = dirty && !(changed.length === 1 && picture.kind !== 'keep');

  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  useEffect(() => {
    if (textChanged) onDraft({ fields, updatedAt: version });
    // A draft that was never touched in this visit is left alone: it may still be on offer.
    else if (drafting.current) onDraft(null);
    drafting.current = textChanged;
  }, [fields, textChanged, version, onDraft]);

  /** Shows a stored version; what was typed after `sent` went off stays in the form. */
  function adopt(service: Service, sent?: ServiceFields) {
    const typed = form.getValues();
    setStored(service);
    setVersion(service.updatedAt);
    pathIsOwn.current = true;
    form.reset(fieldsOf(service));
    if (!sent) return;
    for (const key of differences(typed, sent)) form.setValue(key, typed[key], { shouldDirty: true });
  }

  function settle(outcome: ServiceSaveOutcome, sent: ServiceFields) {
    switch (outcome.status) {
      case 'saved':
        adopt(outcome.service, sent);
        if (outcome.picture === 'done') setPicture({ kind: 'keep' });
        else setProblem({ kind: 'picture', cancelled: outcome.picture === 'cancelled' });
        return;
      case 'rejected':
        setStrayErrors(showRejections(form, outcome.fields));
        return;
      case 'conflict':
        setProblem({ kind: 'conflict', current: outcome.current });
        return;
      case 'failed':
        setProblem({ kind: 'failed' });
    }
  }

  async function save(sent: ServiceFields, updatedAt: string | undefined) {
    upload.current = new AbortController();
    setSaving(true);
    setProblem(undefined);
    setStrayErrors([]);
    const outcome = await onSave({
      stored,
      fields: stored && differences(sent, fieldsOf(stored)).length === 0 ? null : sent,
      picture,
      updatedAt,
      onProgress: setUploaded,
      signal: upload.current.signal,
    });
    setUploaded(undefined);
    setSaving(false);
    settle(outcome, sent);
  }

  return {
    form,
    stored,
    picture,
    choosePicture: (choice) => {
      setPicture(choice);
      if (problem?.kind === 'picture') setProblem(undefined);
    },
    changed,
    saving,
    uploaded,
    cancelUpload: () => upload.current?.abort(),
    problem,
    strayErrors,
    submit: () => {
      if (!saving && (dirty || !stored)) void form.handleSubmit((sent) => save(sent, version))();
    },
    discard: () => {
      form.reset(fieldsOf(stored));
      setPicture({ kind: 'keep' });
      setProblem(undefined);
      setVersion(stored?.updatedAt);
      pathIsOwn.current = stored !== null;
    },
    restore: (draft) => {
      for (const key of fieldKeys) form.setValue(key, draft.fields[key], { shouldDirty: true });
      if (draft.updatedAt !== undefined) setVersion(draft.updatedAt);
      pathIsOwn.current = stored !== null || draft.fields.path !== pathFromTitle(draft.fields.title);
    },
    resolve: (choice) => {
      if (problem?.kind !== 'conflict') return;
      setProblem(undefined);
      if (choice === 'theirs') adopt(problem.current);
      else if (choice === 'mine') void form.handleSubmit((sent) => save(sent, problem.current.updatedAt))();
    },
    onTitle: (title) => {
      if (pathIsOwn.current) return;
      form.setValue('path', pathFromTitle(title), {
        shouldDirty: true,
        shouldValidate: form.formState.isSubmitted,
      });
    },
    onPath: () => {
      pathIsOwn.current = true;
    },
  };
}

/** Puts the server's messages beside their fields, focuses the first, and returns those without a field. */
function showRejections(
  form: UseFormReturn<ServiceFields>,
  messages: Readonly<Record<string, string>>,
): string[] {
  const wrong = fieldKeys.filter((key) => messages[key] !== undefined);
  wrong.forEach((key, index) =>
    form.setError(key, { type: 'server', message: messages[key] ?? '' }, { shouldFocus: index === 0 }),
  );
  const known: ReadonlySet<string> = new Set(fieldKeys);
  return Object.entries(messages).flatMap(([key, message]) => (known.has(key) ? [] : [message]));
}
