import type { Project } from '@vitrin/contract/kinds/project';
import { fold } from '@vitrin/contract/turkish';

/** One fact about a project, such as its place or year. */
export type ProjectFact = { key: string; value: string };

type WithFacts = Pick<Project, 'additionalInfo' | 'additionalInfoPairs'>;

/** A project's facts in their stored order; from an API without one, in the order of its object. */
export function projectFacts({ additionalInfo, additionalInfoPairs }: WithFacts): readonly ProjectFact[] {
  const pairs =
    additionalInfoPairs.length > 0
      ? additionalInfoPairs
      : Object.entries(additionalInfo ?? {}).map(([key, value]) => ({ key, value }));
  return pairs.map(({ key, value }) => ({ key, value: withRanges(value) }));
}

/** From one year to another is an en dash, which few keyboards have. */
const withRanges = (text: string): string => text.replace(/\b(\d{4}) ?- ?(?=(?:\d{4}|\d{2})\b)/g, '$1–');

const placeKeys: ReadonlySet<string> = new Set(['konum', 'yer']);

/** What the line under a project's title is made of. */
export type WithMeta = WithFacts & Pick<Project, 'category'>;

/** "category, place" of a project, or what is known of the two. */
export function projectMeta(project: WithMeta): string {
  const place = projectFacts(project).find(({ key }) => placeKeys.has(fold(key).trim()));
  return [project.category, place?.value ?? ''].filter((part) => part !== '').join(', ');
}
