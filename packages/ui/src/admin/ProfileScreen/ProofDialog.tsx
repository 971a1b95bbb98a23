import { limits } from '@vitrin/contract/limits';
import { refusals } from '@vitrin/contract/errors/refusals';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { Notice } from '../../elements/Notice/Notice.tsx';
import { TextField } from '../../elements/TextField/TextField.tsx';
import { adminText, adminUsersText } from '../../text/panelText.ts';
import { FormDialog } from '../parts/FormDialog/FormDialog.tsx';
import { inWords } from '../parts/inWords.ts';

/**
 * The result of a step: `error` is the server's message about the input or the request; a step fails if the input is
 * not to blame.
 */
export type FactorOutcome<Answer> =
  | { status: 'done'; answer: Answer }
  | { status: 'refused'; error?: string | undefined }
  | { status: 'failed'; error: string };

type ProofDialogProps<Answer> = {
  title: string;
  detail: string;
  submit: string;
  /** A code is required instead of the password. */
  code?: true;
  head?: ReactNode;
  /** Set if a name is requested as well; its default value. */
  named?: string;
  onSend: (typed: string, name: string) => Promise<FactorOutcome<Answer>>;
  onDone: (answer: Answer) => void;
  onClose: () => void;
  /** Receives the focus afterwards if the button that opened the dialog disappears. */
  focusAfter?: RefObject<HTMLElement | null>;
};

/** Asks for the password, or for a code; open while mounted. */
export function ProofDialog<Answer>(props: ProofDialogProps<Answer>) {
  const text = adminUsersText.profile.factor;
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [fault, setFault] = useState<string>();
  const [name, setName] = useState(props.named ?? '');
  const [nameError, setNameError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const isCode = props.code === true;
  const isDone = useRef(false);

  async function send() {
    if (busy) return;
    const isNameless = props.named !== undefined && name.trim() === '';
    setNameError(isNameless ? adminUsersText.profile.passkeys.nameMissing : undefined);
    if (typed.trim() === '') {
      setError(isCode ? adminText.login.codeMissing : inWords(refusals.currentPasswordMissing()));
      return;
    }
    if (isNameless) return;
    setBusy(true);
    setError(undefined);
    setFault(undefined);
    const outcome = await props.onSend(isCode ? typed.trim() : typed, name.trim());
    setBusy(false);
    isDone.current = outcome.status === 'done';
    if (outcome.status === 'done') props.onDone(outcome.answer);
    else if (outcome.status === 'failed') setFault(inWords(outcome.error));
    else setError(outcome.error === undefined ? text.failed : inWords(outcome.error));
  }

  return (
    <FormDialog
      title={props.title}
      detail={props.detail}
      submit={props.submit}
      busy={busy}
      onSubmit={() => void send()}
      onClose={props.onClose}
      focusAfter={() => (isDone.current ? props.focusAfter?.current : null)}
    >
      {fault !== undefined && <Notice tone="bad" announced="atOnce" title={fault} />}
      {props.head}
      {props.named !== undefined && (
        <TextField
          label={adminUsersText.profile.passkeys.name}
          hint={adminUsersText.profile.passkeys.nameHint}
          error={nameError}
          maxLength={limits.passkeyNameCharacters}
          value={name}
          onChange={({ target }) => setName(target.value)}
          required
        />
      )}
      <TextField
        label={isCode ? text.code : adminUsersText.profile.password}
        error={error}
        type={isCode ? 'text' : 'password'}
        inputMode={isCode ? 'numeric' : undefined}
        autoComplete={isCode ? 'one-time-code' : 'current-password'}
        maxLength={isCode ? limits.codeCharacters : limits.passwordCharacters}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        required
      />
    </FormDialog>
  );
}
