import { type Setup, setup, type SetupChange } from '@vitrin/contract/operation/setup';
import { homeTitles } from '@vitrin/demo/homeTitles';
import { definedOnly } from '../definedOnly.ts';
import type { Author } from '../history/keepVersion.ts';
import { writeSetting } from '../history/settingVersion.ts';
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

/** Stores the progress of the set-up. Whoever goes through it gets the home page's titles in the site's language. */
export async function noteSetup(
  writer: Writer,
  { dismissed, ...steps }: SetupChange,
  by: Author,
): Promise<void> {
  await changeSetting(writer, 'setup', definedOnly({ dismissed, ...steps }), by.now);
  // A site from before the set-up only has the checklist, which says nothing about its pages.
  if (Object.keys(definedOnly(steps)).length > 0) await nameSections(writer, by);
}

/** Writes the titles of the home page's sections that were never written; the API's own defaults are in English. */
async function nameSections(writer: Writer, by: Author): Promise<void> {
  const written = await readSetting(writer, 'home');
  const missing = Object.entries(homeTitles).filter(([field]) => written[field] === undefined);
  if (missing.length > 0) await writeSetting(writer, 'home', Object.fromEntries(missing), { by });
}
