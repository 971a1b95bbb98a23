import { type Setup, setup, type SetupChange } from '@vitrin/contract/operation/setup';
import { changeSetting, readSetting } from '../settings/documents.ts';
import { storedFields } from '../settings/storedFields.ts';
import type { Reader, Writer } from '../store/openStore.ts';
import { type ChecklistSources, readChecklist } from './checklist.ts';

const noted = setup.omit({ checklist: true });

/** The progress of the set-up, with what the site already has. */
export async function readSetup(reader: Reader, sources: ChecklistSources): Promise<Setup> {
  const stored = storedFields(noted, await readSetting(reader, 'setup'));
  return {
    step: null,
    sector: null,
    ended: false,
    dismissed: false,
    ...stored,
    checklist: await readChecklist(reader, sources),
  };
}

/** Stores the progress of the set-up. */
export const noteSetup = (writer: Writer, change: SetupChange, now: Date): Promise<unknown> =>
  changeSetting(
    writer,
    'setup',
    Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)),
    now,
  );
