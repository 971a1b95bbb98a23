import { endpoints, type Endpoint } from '@vitrin/contract/endpoints';
import { pagePart } from '@vitrin/contract/entries/cutPage';
import { askedWords, bestOf } from '@vitrin/contract/search/foundText';
import { foundKinds, type FoundKind } from '@vitrin/contract/search/foundKinds';
import { type FoundEntry, foundOf } from '@vitrin/contract/search/found';
import { facetsOf } from '@vitrin/contract/entries/facets';
import { limits } from '@vitrin/contract/limits';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import type { z } from 'zod';
import type { CallInput } from './call.ts';
import { errorOfMissing } from './errors.ts';
import { readAnswer } from './reading.ts';
import { isRecord } from './record.ts';
import type { Ask } from './writing.ts';

/** A substitute for a call beyond the specification, built from calls within it. */
type Substitute = (input: CallInput, ask: Ask) => Promise<unknown>;

const { byPath, listBasic, read } = endpoints.services;

const pathIn = (query: object | undefined): string =>
  query !== undefined && 'path' in query ? String(query.path) : '';

/** Finds a service by its path in the list used for menus. */
const serviceByPath: Substitute = async ({ query }, ask) => {
  const path = pathIn(query);
  const listed = await ask(listBasic, {});
  const services = Array.isArray(listed) ? listed.filter(isRecord) : [];
  const at = (address: string) => services.find((service) => service['path'] === address);
  const found = at(path) ?? at(sitePaths.serviceBySlug(path.slice(1)));
  if (found === undefined) throw errorOfMissing(`${byPath.path}?path=${path}`);
  return ask(read, { params: { id: String(found['id']) } });
};

/** Without paths the address of an entry ends in its id. */
function entryById(call: Endpoint): Substitute {
  return ({ query }, ask) => ask(call, { params: { id: pathIn(query) } });
}

/** A search filters the lists that visitors read. */
const foundInLists: Substitute = async ({ query = {} }, ask) => {
  const { q = '', kind, ...asked } = searched.parse(query);
  const words = askedWords(q);
  const { offset, limit } = pagePart(asked) ?? { offset: 0, limit: limits.foundEntries };
  const wanted = foundKinds.filter((each) => words.length > 0 && (kind ?? each) === each);
  const groups = wanted.map(async (each) => {
    const items = bestOf(await listed[each](ask), words);
    return { kind: each, total: items.length, items: items.slice(offset, offset + limit) };
  });
  return { groups: await Promise.all(groups) };
};

const searched = endpoints.search.find.query.partial();

const listed: Readonly<Record<FoundKind, (ask: Ask) => Promise<FoundEntry[]>>> = {
  service: async (ask) =>
    (await all(endpoints.services.list.answer, endpoints.services.list, ask)).map(foundOf.service),
  project: async (ask) =>
    (await all(endpoints.projects.list.answer, endpoints.projects.list, ask)).map(foundOf.project),
  post: async (ask) => (await all(endpoints.posts.list.answer, endpoints.posts.list, ask)).map(foundOf.post),
};

const all = async <T>(answer: z.ZodType<T[]>, list: Endpoint, ask: Ask): Promise<T[]> =>
  readAnswer(answer, await ask(list, {})) ?? [];

const { projects, posts } = endpoints;

/** An API without stages and services of projects still has categories. */
const facetsInList: Substitute = async (_input, ask) => {
  const listedProjects = await all(projects.list.answer, projects.list, ask);
  return { stages: [], services: [], categories: facetsOf(listedProjects.map(({ category }) => category)) };
};

const categoriesInList: Substitute = async (_input, ask) => {
  const listedPosts = await all(posts.list.answer, posts.list, ask);
  return { categories: facetsOf(listedPosts.map(({ category }) => category)) };
};

const aroundInList: Substitute = async ({ query }, ask) => {
  const path = pathIn(query);
  const list = await all(projects.list.answer, projects.list, ask);
  const at = list.findIndex(({ id }) => id === path);
  const project = list[at];
  if (project === undefined) throw errorOfMissing(projects.around.path);
  const similar = list.filter(
    ({ id, category }) => id !== path && category !== '' && category === project.category,
  );
  return {
    // An API without this call knows no services of projects.
    services: [],
    previous: list[at - 1] ?? null,
    next: list[at + 1] ?? null,
    similar: similar.slice(0, limits.similarProjects),
  };
};

const newestOthers: Substitute = async ({ query }, ask) => {
  const path = pathIn(query);
  const list = await all(posts.list.answer, posts.list, ask);
  return list.filter(({ id }) => id !== path).slice(0, limits.otherPosts);
};

/** The substitutes for calls beyond the specification, for APIs that lack them. */
export const substitutes: ReadonlyMap<Endpoint, Substitute> = new Map<Endpoint, Substitute>([
  [byPath, serviceByPath],
  [endpoints.search.find, foundInLists],
  [endpoints.projects.facets, facetsInList],
  [endpoints.projects.around, aroundInList],
  [endpoints.posts.categories, categoriesInList],
  [endpoints.posts.related, newestOthers],
  [endpoints.search.lost, async () => ({ near: [] })],
  [endpoints.projects.byPath, entryById(endpoints.projects.read)],
  [endpoints.posts.byPath, entryById(endpoints.posts.read)],
]);
