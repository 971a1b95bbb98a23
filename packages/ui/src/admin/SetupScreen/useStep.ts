import { useState } from 'react';
import { adminFirstDayText } from '../../text/panelText.ts';
import type { StepEnd } from './setupCalls.ts';

/** Saves a step: its pending state, its errors, and continuing to the next one. */
export function useStep(onDone: () => void) {
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
    const named = end.errors ?? {};
    setErrors(named);
    if (Object.keys(named).length === 0) setReason(end.reason ?? adminFirstDayText.setup.failed);
  }

  return { busy, errors, reason, setErrors, setReason, setBusy, run };
}
