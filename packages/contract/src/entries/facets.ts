import { z } from 'zod';
import { line, pageLink } from '../fields.ts';
import { limits } from '../limits.ts';
import { turkishCollator } from '../text/turkish.ts';

/** The values that a list can be filtered by, each with the number of entries that match. */
const counted = z.array(z.object({ value: z.string(), count: z.int().nonnegative() }));

/** The categories of a list, those with the most entries first. */
export const categories = z.object({ categories: counted }).meta({ id: 'Categories' });

/** The same for projects, with their stages and services; the value of a service is its path. */
export const projectFacets = z
  .object({
    stages: counted,
    categories: counted,
    services: z.array(z.object({ value: pageLink, title: z.string(), count: z.int().nonnegative() })),
  })
  .meta({ id: 'ProjectFacets' });
export type ProjectFacets = z.infer<typeof projectFacets>;

/** One value and its count. */
export type Facet = ProjectFacets['categories'][number];

/** Filters a list by category. */
export const categoryQuery = { category: line.optional() };

/** The most frequent values, and equally frequent ones by their letters; limited in number. */
export const mostFrequent = (facets: readonly Facet[]): Facet[] =>
  facets
    .toSorted((a, other) => other.count - a.count || turkishCollator.compare(a.value, other.value))
    .slice(0, limits.facetValues);

/** The values of entries with their counts, most frequent first; without empty values. */
export function facetsOf(values: readonly string[]): Facet[] {
  const counts = new Map<string, number>();
  for (const value of values) if (value !== '') counts.set(value, (counts.get(value) ?? 0) + 1);
  return mostFrequent([...counts].map(([value, count]) => ({ value, count })));
}
