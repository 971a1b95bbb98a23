import { type TeamPage, teamPageDraft } from '@vitrin/contract/pages/teamPage';
import type { PartQuery } from '@vitrin/contract/endpoints';
import { pagePart } from '@vitrin/contract/entries/cutPage';
import { briefRows } from '../content/briefRows.ts';
import { activeRows } from '../content/contentReads.ts';
import { allRows, partOfList } from '../http/listPage.ts';
import { JsonAnswer, totalFacts } from '../http/answers/sendAnswer.ts';
import { readSetting } from '../settings/documents.ts';
import { storedFields } from '../settings/storedFields.ts';
import type { Reader } from '../store/openStore.ts';
import { members } from './memberKind.ts';

/**
 * The team page: its texts and its members in order, all of them or a page, with the number of all. E-mail addresses
 * never leave here.
 */
export async function readTeamPage(reader: Reader, asked: PartQuery = {}): Promise<JsonAnswer<TeamPage>> {
  const stored = await readSetting(reader, 'crewPage');
  const part = pagePart(asked);
  const active = activeRows(members, reader);
  const { rows, total } =
    part === undefined
      ? await allRows(active, members.list.order)
      : await partOfList(briefRows(members, active), members.list.order, part);
  const crews = await members.summaries(reader, rows);
  const page = {
    title: '',
    subtitle: '',
    description: '',
    ...storedFields(teamPageDraft, stored),
    crews: crews.map(({ email: _email, ...member }) => member),
  };
  const isMissed = part !== undefined && crews.length === 0;
  return new JsonAnswer(page, {
    ...totalFacts(total),
    ...(isMissed && { unkept: true }),
  });
}
