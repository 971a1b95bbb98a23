import { useId, useState } from 'react';
import { Button } from '../../../elements/Button/Button.tsx';
import { Dialog } from '../../../elements/Dialog/Dialog.tsx';
import { TextField } from '../../../elements/TextField/TextField.tsx';
import { adminText } from '../../../text/panelText.ts';
import { inWords } from '../inWords.ts';

/** How bringing something back ended: `asked` where it needs another path, of which one is free. */
export type ReturnOutcome =
  | { status: 'back' }
  | { status: 'asked'; free: string; message: string }
  | { status: 'failed' };

/** The words of the question, which differ by what comes back from where. */
export type ReturnWords = {
  pathTitle: string;
  pathDetail: (title: string) => string;
  path: string;
  pathHint: (free: string) => string;
  restore: string;
  restoreFailed: string;
};

export type ReturnDialogProps = {
  /** What comes back. */
  title: string;
  text: ReturnWords;
  /** A path that nobody has; the field begins with it. */
  free: string;
  onReturn: (path: string) => Promise<ReturnOutcome>;
  onClose: () => void;
};

/** Asks for another path where that of what comes back is another's by now; it is open for as long as it is there. */
export function ReturnDialog(props: ReturnDialogProps) {
  const { text } = props;
  const formId = useId();
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
    <Dialog
      open
      title={text.pathTitle}
      detail={text.pathDetail(props.title)}
      onClose={props.onClose}
      foot={
        <>
          <Button tone="quiet" onClick={props.onClose}>
            {adminText.cancel}
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {text.restore}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <TextField
          label={text.path}
          hint={text.pathHint(free)}
          error={error && inWords(error)}
          value={path}
          onChange={(event) => setPath(event.target.value)}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          required
        />
      </form>
    </Dialog>
  );
}
