import type { Project } from '@vitrin/contract/kinds/project';
import { fold } from '@vitrin/contract/text/turkish';

/** One fact about a project, such as its place or year. */
export type ProjectFact = { key: string; value: string };

type WithFacts = Pick<Project, 'additionalInfo' | 'additionalInfoPairs'>;

/** A project's facts in their stored order; for an API without one, in the order of its object. */
export function projectFacts({ additionalInfo, additionalInfoPairs }: WithFacts): readonly ProjectFact[] {
  return additionalInfoPairs.length > 0
    ? additionalInfoPairs
    : Object.entries(additionalInfo ?? {}).map(([key, value]) => ({ key, value }));
}

const placeKeys: ReadonlySet<string> = new Set(['konum', 'yer']);

/** Whether a fact is the place of a project. */
export const isPlaceFact = ({ key }: ProjectFact): boolean => placeKeys.has(fold(key).trim());

/** The data of the line below a project's title. */
export type WithMeta = WithFacts & Pick<Project, 'category'>;

/** "category, place" of a project, or only one of the two if the other is unknown. */
export function projectMeta(project: WithMeta): string {
  const place = projectFacts(project).find(isPlaceFact);
  return [project.category, place?.value ?? ''].filter((part) => part !== '').join(', ');
}
