import { useState } from 'react';
import { asAddress, TextField } from '../../../elements/TextField/TextField.tsx';
import { FormDialog } from '../FormDialog/FormDialog.tsx';
import { inWords } from '../inWords.ts';

/** The outcome of restoring: `asked` if another path is required, with a free one. */
export type ReturnOutcome =
  | { status: 'back' }
  | { status: 'asked'; free: string; message: string }
  | { status: 'failed' };

/** The texts of the question, which differ by subject and screen. */
export type ReturnWords = {
  pathTitle: string;
  pathDetail: (title: string) => string;
  path: string;
  pathHint: (free: string) => string;
  restore: string;
  restoreFailed: string;
};

export type ReturnDialogProps = {
  /** The title of the restored item. */
  title: string;
  text: ReturnWords;
  /** A free path; the initial value of the field. */
  free: string;
  onReturn: (path: string) => Promise<ReturnOutcome>;
  onClose: () => void;
};

/** Asks for another path if that of the restored item is taken; open while mounted. */
export function ReturnDialog(props: ReturnDialogProps) {
  const { text } = props;
  const [path, setPath] = useState(props.free);
  const [free, setFree] = useState(props.free);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(): Promise<void> {
    if (busy) return;
    setBusy(true);
    const outcome = await props.onReturn(path.trim());
    setBusy(false);
    if (outcome.status === 'asked') {
      setFree(outcome.free);
      setError(outcome.message);
    } else if (outcome.status === 'back') props.onClose();
    else setError(text.restoreFailed);
  }

  return (
    <FormDialog
      title={text.pathTitle}
      detail={text.pathDetail(props.title)}
      submit={text.restore}
      busy={busy}
      onSubmit={() => void submit()}
      onClose={props.onClose}
    >
      <TextField
        label={text.path}
        hint={text.pathHint(free)}
        error={error && inWords(error)}
        value={path}
        onChange={(event) => setPath(event.target.value)}
        {...asAddress}
        required
      />
    </FormDialog>
  );
}
