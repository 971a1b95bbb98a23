import { type TeamPage, teamPageDraft } from '@vitrin/contract/pages/teamPage';
import type { PartQuery } from '@vitrin/contract/endpoints';
import { pagePart } from '@vitrin/contract/entries/cutPage';
import { listShown } from '../content/contentReads.ts';
import { JsonAnswer } from '../http/answers/sendAnswer.ts';
import { readSetting } from '../settings/documents.ts';
import { storedFields } from '../settings/storedFields.ts';
import type { Reader } from '../store/openStore.ts';
import { plainContent } from '../plain/plainContent.ts';

const members = plainContent('members');

const publicMembers = async (...asked: Parameters<typeof members.listed>) =>
  (await members.listed(...asked)).map(({ email: _email, ...member }) => member);

const shownMembers = { ...members, listed: publicMembers, summaries: publicMembers };

/**
 * The team page: its texts and its members in order, all of them or a page, with the total. Never includes e-mail
 * addresses.
 */
export async function readTeamPage(reader: Reader, asked: PartQuery = {}): Promise<JsonAnswer<TeamPage>> {
  const stored = await readSetting(reader, 'crewPage');
  const { body, facts, chunks } = await listShown(shownMembers, reader, asked);
  const page = {
    title: '',
    subtitle: '',
    description: '',
    ...storedFields(teamPageDraft, stored),
    crews: body,
  };
  const isMissed = pagePart(asked) !== undefined && body.length === 0;
  return new JsonAnswer(
    page,
    { ...facts, ...(isMissed && { unkept: true }) },
    chunks && { entries: chunks.entries, field: 'crews' },
  );
}
