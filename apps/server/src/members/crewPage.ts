import { type CrewPage, crewPageDraft } from '@vitrin/contract/member';
import { listActive } from '../content/contentReads.ts';
import { definedOnly } from '../definedOnly.ts';
import { readSetting } from '../settings/documents.ts';
import type { Reader } from '../store/openStore.ts';
import { members } from './memberKind.ts';

/** The team page: its texts and its members in order, all of them or so many. E-mail addresses never leave here. */
export async function readCrewPage(reader: Reader, limit?: number): Promise<CrewPage> {
  const texts = crewPageDraft.parse(await readSetting(reader, 'crewPage'));
  const crews = await listActive(members, reader, limit);
  return {
    title: '',
    subtitle: '',
    description: '',
    ...definedOnly(texts),
    crews: crews.map(({ email: _email, ...member }) => member),
  };
}
