import type { PlanAct } from '@vitrin/contract/drafts/plan';
import { useId, useState } from 'react';
import { TextField } from '../../../elements/TextField/TextField.tsx';
import { adminPlanText as text } from '../../../text/panelText.ts';
import { FormDialog } from '../FormDialog/FormDialog.tsx';
import { inputOfMoment, momentOfInput } from '../publishMoment.ts';
import type { FormPlanning } from './planning.ts';

export type PlanDialogProps = {
  act: PlanAct;
  now: Date;
  onPlan: FormPlanning['onPlan'];
  onClose: () => void;
};

const dayMs = 24 * 60 * 60 * 1_000;

/** Tomorrow morning. */
const suggested = (now: Date): string =>
  `${inputOfMoment(new Date(now.getTime() + dayMs).toISOString()).slice(0, 10)}T09:00`;

/** Asks for the time at which something is published or unpublished. */
export function PlanDialog(props: PlanDialogProps) {
  const { act, now } = props;
  const id = useId();
  const [value, setValue] = useState(() => suggested(now));
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function plan() {
    const at = momentOfInput(value);
    if (at === null) return setError(text.noMoment);
    setBusy(true);
    setError(undefined);
    const ended = await props.onPlan(act, at);
    setBusy(false);
    if (ended.status === 'planned') props.onClose();
    else setError(ended.reason);
  }

  return (
    <FormDialog
      title={text.titles[act]}
      detail={text.details[act]}
      submit={text.confirm}
      cancel={text.cancel}
      busy={busy}
      onSubmit={() => void plan()}
      onClose={props.onClose}
    >
      <TextField
        id={`${id}-when`}
        label={text.when}
        hint={text.whenHint}
        type="datetime-local"
        min={inputOfMoment(now.toISOString())}
        value={value}
        error={error}
        onChange={({ target }) => setValue(target.value)}
        required
      />
    </FormDialog>
  );
}
