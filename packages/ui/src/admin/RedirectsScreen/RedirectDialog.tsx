import { zodResolver } from '@hookform/resolvers/zod';
import {
  readableAddress,
  type Redirect,
  type RedirectDraft,
  redirectDraft,
} from '@vitrin/contract/paths/redirect';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Notice } from '../../elements/Notice/Notice.tsx';
import { asAddress, TextField } from '../../elements/TextField/TextField.tsx';
import { adminFormsText, adminRedirectsText } from '../../text/panelText.ts';
import { DraftNotice } from '../parts/Editing/DraftNotice.tsx';
import { type Draft, type DraftAnswer, type Keeping, reportDraft } from '../parts/Editing/editing.ts';
import { showFieldErrors } from '../parts/Editing/showRejections.ts';
import { FormDialog } from '../parts/FormDialog/FormDialog.tsx';
import { errorInWords } from '../parts/inWords.ts';
import { DialogLeaving } from '../parts/LeaveDialog/LeaveDialog.tsx';
import { relativeTime } from '../parts/relativeTime.ts';

/** The outcome of saving a redirect; `errors` are the server's messages about fields. */
export type RedirectOutcome =
  | { status: 'saved' }
  | { status: 'refused'; errors: Partial<Record<keyof RedirectDraft, string>> };

export type RedirectDialogProps = {
  /** The redirect being edited; null for a new one. */
  redirect: Redirect | null;
  /** Preserves the unsaved input; optional. */
  keeping?: Keeping | undefined;
  onSave: (draft: RedirectDraft) => Promise<RedirectOutcome>;
  onClose: () => void;
};

const rules = zodResolver(redirectDraft);
const names = ['from', 'to'] as const satisfies readonly (keyof RedirectDraft)[];
const areSame = (a: RedirectDraft, b: RedirectDraft) => names.every((name) => a[name] === b[name]);

/** Asks for the two addresses of a redirect; open while mounted. The input is kept until it is saved or discarded. */
export function RedirectDialog(props: RedirectDialogProps) {
  const text = adminRedirectsText;
  const { redirect, keeping } = props;
  const [failed, setFailed] = useState(false);
  const [closing, setClosing] = useState(false);
  const [stored] = useState(() => ({
    from: readableAddress(redirect?.from ?? '/'),
    to: readableAddress(redirect?.to ?? '/'),
  }));
  const { register, handleSubmit, setError, setValue, formState, control } = useForm({
    resolver: rules,
    defaultValues: stored,
  });
  const { errors, isSubmitting } = formState;
  const typed = useWatch({ control, compute: (all: RedirectDraft) => all });
  const isChanged = !areSame(typed, stored);
  const { from, to } = typed;
  const offer = offerOf(keeping, stored);
  const onDirty = keeping?.onDirty;

  useLayoutEffect(() => {
    onDirty?.(isChanged);
    return () => onDirty?.(false);
  }, [isChanged, onDirty]);

  function report(draft: Draft | null) {
    if (keeping) reportDraft(keeping, offer !== undefined, draft);
  }
  const onTyped = useEffectEvent(report);
  const drafting = useRef(false);
  useEffect(() => {
    if (isChanged) onTyped({ fields: { from, to } });
    else if (drafting.current) onTyped(null);
    drafting.current = isChanged;
  }, [isChanged, from, to]);

  function end() {
    report(null);
    props.onClose();
  }

  const answer = (by: DraftAnswer) => keeping?.draft && keeping.onAnswer(keeping.draft, by);

  async function save(): Promise<boolean> {
    let isSaved = false;
    await handleSubmit(async (draft) => {
      isSaved = await send(draft);
    })();
    return isSaved;
  }

  async function send(draft: RedirectDraft): Promise<boolean> {
    setFailed(false);
    const outcome = await props.onSave(draft);
    if (outcome.status === 'saved') {
      end();
      return true;
    }
    setFailed(!showFieldErrors(setError, names, outcome.errors));
    return false;
  }

  return (
    <>
      <FormDialog
        title={redirect === null ? text.newTitle : text.editTitle}
        detail={text.dialogDetail}
        submit={text.save}
        busy={isSubmitting}
        onSubmit={() => void save()}
        onCancel={end}
        onClose={() => (isChanged && keeping ? setClosing(true) : props.onClose())}
      >
        {offer && !isChanged && keeping?.draft && (
          <DraftNotice
            detail={adminFormsText.draft.typed(relativeTime(offer.at, keeping.now))}
            onRestore={() => {
              for (const name of names) setValue(name, offer.fields[name]);
              answer('opened');
            }}
            onDrop={() => answer('deleted')}
          />
        )}
        {failed && <Notice tone="bad" announced="atOnce" title={text.saveFailed} />}
        {names.map((name) => (
          <TextField
            key={name}
            {...register(name)}
            label={text[name]}
            hint={text[`${name}Hint`]}
            error={errorInWords(errors[name])}
            {...asAddress}
            required
          />
        ))}
      </FormDialog>
      <DialogLeaving
        leaving={keeping?.leaving}
        closing={closing}
        onStay={() => setClosing(false)}
        onDiscard={end}
        save={save}
      />
    </>
  );
}

/** Earlier input that differs from the stored values. */
function offerOf(
  keeping: Keeping | undefined,
  stored: RedirectDraft,
): { fields: RedirectDraft; at: string } | undefined {
  const draft = keeping?.draft;
  const { from, to } = { ...stored, ...draft?.fields };
  if (draft === undefined || typeof from !== 'string' || typeof to !== 'string') return undefined;
  const fields = { from, to };
  return areSame(fields, stored) ? undefined : { fields, at: draft.at };
}
