import { type TeamPage, teamPageDraft } from '@vitrin/contract/teamPage';
import { listActive } from '../content/contentReads.ts';
import { readSetting } from '../settings/documents.ts';
import { storedFields } from '../settings/storedFields.ts';
import type { Reader } from '../store/openStore.ts';
import { members } from './memberKind.ts';

/** The team page: its texts and its members in order, all of them or so many. E-mail addresses never leave here. */
export async function readTeamPage(reader: Reader, limit?: number): Promise<TeamPage> {
  const stored = await readSetting(reader, 'crewPage');
  const crews = await listActive(members, reader, limit);
  return {
    title: '',
    subtitle: '',
    description: '',
    ...storedFields(teamPageDraft, stored),
    crews: crews.map(({ email: _email, ...member }) => member),
  };
}
