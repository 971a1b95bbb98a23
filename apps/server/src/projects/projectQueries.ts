import type { ListQuery } from '@vitrin/contract/endpoints';
import type { ProjectSummary } from '@vitrin/contract/kinds/project';
import { listActive, listAsked } from '../content/contentReads.ts';
import { JsonAnswer } from '../http/sendAnswer.ts';
import type { Reader } from '../store/openStore.ts';
import { projects, summaryOf } from './projectKind.ts';

/** The active projects in order, all of them or so many. */
export const listProjects = async (reader: Reader, limit?: number): Promise<ProjectSummary[]> =>
  (await listActive(projects, reader, limit)).map(summaryOf);

/** The projects that the panel asks for, with the number of all that match. */
export async function listProjectsAsked(
  reader: Reader,
  asked: ListQuery,
): Promise<JsonAnswer<ProjectSummary[]>> {
  const { body, facts } = await listAsked(projects, reader, asked);
  return new JsonAnswer(body.map(summaryOf), facts);
}
