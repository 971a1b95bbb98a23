import {
  type Endpoint,
  endpoints,
  isPaged,
  partQuery,
  repeatKeyHeader,
  totalHeader,
} from '@vitrin/contract/endpoints';
import { refusals } from '@vitrin/contract/errors/refusals';
import { isEnough, type Role, roleIn } from '@vitrin/contract/accounts/role';
import { cutPage } from '@vitrin/contract/entries/cutPage';
import { http, type HttpHandler, HttpResponse, matchRequestUrl } from 'msw';
import { answersFrom } from './answers.ts';
import { keepingVersions, type Writing } from './archive.ts';
import { type AnyAnswer, askedOf } from './asked.ts';
import { ListAnswer } from './listAnswer.ts';
import { MockFailure } from './mockFailure.ts';
import type { MockState } from './state.ts';

/** A call of the API with its mocked response. */
type MockedCall = {
  endpoint: Endpoint;
  respond: (request: Request, params: object) => Promise<Response>;
};

/** The method and the first segment after `/api`, which all paths of the API spell out. */
const placeOf = (method: string, path: string): string => `${method} ${path.split('/')[1] ?? ''}`;

/**
 * One MSW handler for any number of calls, of which the first match responds. As a handler each, MSW would read the
 * cookies and parse the address for all of them, a quarter of the time of stories that ask for much.
 */
function handleCalls(calls: readonly MockedCall[]): HttpHandler {
  const byPlace = Map.groupBy(
    calls.flatMap(({ endpoint, respond }) =>
      [endpoint.method, ...(endpoint.also ?? [])].map((method) => ({
        place: placeOf(method, endpoint.path),
        pattern: `*/api${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`,
        respond,
      })),
    ),
    ({ place }) => place,
  );
  const find = ({ method, url }: Request) => {
    const address = new URL(url);
    const [, path = ''] = /\/api(\/.*)/.exec(address.pathname) ?? [];
    for (const { pattern, respond } of byPlace.get(placeOf(method, path)) ?? []) {
      const { matches, params } = matchRequestUrl(address, pattern);
      if (matches) return { respond, params };
    }
    return undefined;
  };
  return http.all(
    ({ request }) => find(request) !== undefined,
    async ({ request }) => {
      const found = find(request);
      return found?.respond(request, found.params ?? {});
    },
  );
}

/** The MSW handler of one call. */
export const handleEndpoint = (endpoint: Endpoint, respond: MockedCall['respond']): HttpHandler[] => [
  handleCalls([{ endpoint, respond }]),
];

/** Gives every call of the endpoint table the same response. */
export const handleAll = (respond: () => Response): HttpHandler[] => [
  handleCalls(endpointsByLiteral().map(({ endpoint }) => ({ endpoint, respond: async () => respond() }))),
];

/** The whole endpoint table over one state. */
export function handlersOver(state: MockState): HttpHandler[] {
  const answers: Record<string, Record<string, AnyAnswer>> = answersFrom(state);
  const calls = endpointsByLiteral().map(({ group, name, endpoint }): MockedCall => {
    const answer = answers[group]?.[name];
    if (answer === undefined) throw new Error(`${group}.${name} has no mock`);
    return {
      endpoint,
      respond: (request, params) => answerRequest(state, endpoint, answer, request, params),
    };
  });
  return [handleCalls(calls)];
}

const parametersIn = (endpoint: Endpoint): number => endpoint.path.split('{').length - 1;

/** Puts fixed addresses before those with parameters, since the first match responds. */
export function endpointsByLiteral(): { group: string; name: string; endpoint: Endpoint }[] {
  return Object.entries(endpoints)
    .flatMap(([group, calls]) =>
      Object.entries<Endpoint>(calls).map(([name, endpoint]) => ({ group, name, endpoint })),
    )
    .toSorted((a, b) => parametersIn(a.endpoint) - parametersIn(b.endpoint));
}

/** Whether writes are recorded as versions; restoring a version records its own. */
const isWatched = (endpoint: Endpoint): boolean =>
  endpoint.method !== 'GET' &&
  endpoint.access !== 'public' &&
  endpoint !== endpoints.history.restore &&
  endpoint !== endpoints.siteAt.restore;

const writingOf = (state: MockState, endpoint: Endpoint, token = ''): Writing => ({
  by: state.sessions.get(token)?.fullName ?? '',
  ...(endpoint === endpoints.trash.restore && { act: 'returned' }),
});

/** Settings are accessible to owners only, including their history and trash. */
function isAllowed(state: MockState, endpoint: Endpoint, role: Role, params: object): boolean {
  const ofSettings =
    ('kind' in params && params.kind === 'settings') ||
    (endpoint === endpoints.trash.restore &&
      state.bin.all().some(({ item }) => 'id' in params && item.id === params.id && item.kind === 'slider'));
  return isEnough(role, ofSettings ? 'owner' : endpoint.access);
}

/** Authors only see their own posts among hidden entries. */
const isShown = (endpoint: Endpoint, role: Role): boolean =>
  isEnough(role, 'editor') ||
  endpoint.access !== 'public' ||
  endpoint === endpoints.posts.read ||
  endpoint === endpoints.auth.signup;

/** A repeated create with the same key returns the first response. */
function onceFor({ additions }: MockState, key: string | null, act: () => unknown): unknown {
  if (key === null) return act();
  const answered = additions.has(key) ? additions.get(key) : act();
  additions.set(key, answered);
  return answered;
}

async function answerRequest(
  state: MockState,
  endpoint: Endpoint,
  answer: AnyAnswer,
  request: Request,
  params: object,
): Promise<Response> {
  const given = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  const token = given !== undefined && state.sessions.has(given) ? given : undefined;
  try {
    if (endpoint.access !== 'public' && token === undefined) throw new MockFailure(401, 'Please sign in');
    const role = roleIn(state.sessions.get(token ?? '')?.roles ?? []) ?? 'owner';
    if (!isAllowed(state, endpoint, role, params)) throw new MockFailure(403, refusals.notAllowed());
    const asked = await askedOf(endpoint, request, params, isShown(endpoint, role) ? token : undefined);
    const answered = onceFor(state, request.headers.get(repeatKeyHeader), () =>
      isWatched(endpoint)
        ? keepingVersions(state, writingOf(state, endpoint, token), () => answer(asked))
        : answer(asked),
    );
    if (answered instanceof Blob)
      return new HttpResponse(answered, { headers: { 'content-type': answered.type } });
    if (answered instanceof ListAnswer) {
      const headers = { [totalHeader]: String(answered.total) };
      return Response.json(endpoint.answer.parse(answered.items), { headers });
    }
    const page = isPaged(endpoint) ? cutPage(answered, partQuery.parse(asked.query)) : undefined;
    if (page === undefined) return Response.json(endpoint.answer.parse(answered));
    const headers = { [totalHeader]: String(page.total) };
    return Response.json(endpoint.answer.parse(page.items), { headers });
  } catch (error) {
    if (!(error instanceof MockFailure)) throw error;
    return Response.json(error.body, { status: error.status });
  }
}
