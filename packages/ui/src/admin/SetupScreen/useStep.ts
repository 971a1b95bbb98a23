import { useState } from 'react';
import { adminFirstDayText } from '../../text/panelText.ts';
import type { StepEnd } from './setupCalls.ts';

/**
 * Saves a step: its pending state, its errors, and continuing to the next one. An error of a field that is not among
 * those of the step is the reason why it could not be saved.
 */
export function useStep(onDone: () => void, fields: readonly string[]) {
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [reason, setReason] = useState<string>();

  async function run(work: () => Promise<StepEnd>): Promise<void> {
    setBusy(true);
    setReason(undefined);
    setErrors({});
    const end = await work();
    setBusy(false);
    if (end.saved) {
      onDone();
      return;
    }
    const named = Object.entries(end.errors ?? {});
    const [, elsewhere] = named.find(([field]) => !fields.includes(field)) ?? [];
    setErrors(Object.fromEntries(named));
    if (elsewhere !== undefined || named.length === 0)
      setReason(elsewhere ?? end.reason ?? adminFirstDayText.setup.failed);
  }

  return { busy, errors, reason, setErrors, setReason, setBusy, run };
}
