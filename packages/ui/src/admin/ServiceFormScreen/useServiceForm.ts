import { zodResolver } from '@hookform/resolvers/zod';
import { type Service, type ServiceFields, serviceFields } from '@vitrin/contract/service';
import { pathFromTitle } from '@vitrin/contract/turkish';
import { useRef, useState } from 'react';
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
import { showRejections } from './showRejections.ts';
import { type FormReports, useReports } from './useReports.ts';

/** What went wrong with the last attempt to save, where it is not a matter of single fields. */
export type SaveProblem =
  | { kind: 'failed' }
  | { kind: 'picture'; cancelled: boolean }
  | { kind: 'conflict'; current: Service };

export type ServiceFormInput = FormReports & {
  service: Service | null;
  onSave: (request: ServiceSaveRequest) => Promise<ServiceSaveOutcome>;
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
  const { onSave } = input;
  const [stored, setStored] = useState(input.service);
  const [version, setVersion] = useState(input.service?.updatedAt);
  const [picture, setPicture] = useState<PictureChoice>({ kind: 'keep' });
  const [saving, setSaving] = useState(false);
  const [uploaded, setUploaded] = useState<number>();
  const [problem, setProblem] = useState<SaveProblem>();
  const [strayErrors, setStrayErrors] = useState<readonly string[]>([]);
  const pathIsOwn = useRef(input.service !== null);
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

  useReports(input, dirty, textChanged, fields, version);

  /** Shows a stored version; what was typed since `before` stays in the form. */
  function adopt(service: Service, before?: ServiceFields) {
    const typed = form.getValues();
    setStored(service);
    setVersion(service.updatedAt);
    pathIsOwn.current = true;
    form.reset(fieldsOf(service));
    if (!before) return;
    for (const key of differences(typed, before)) form.setValue(key, typed[key], { shouldDirty: true });
  }

  function settle(outcome: ServiceSaveOutcome, before: ServiceFields) {
    switch (outcome.status) {
      case 'saved':
        adopt(outcome.service, before);
        if (outcome.picture === 'done') setPicture((now) => (now === picture ? { kind: 'keep' } : now));
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
    // A second press may come before the first one is drawn.
    if (upload.current) return;
    upload.current = new AbortController();
    const before = form.getValues();
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
    upload.current = undefined;
    setUploaded(undefined);
    setSaving(false);
    settle(outcome, before);
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
