import type { Endpoint } from '@vitrin/contract/endpoints';
import type { ApiErrorBody } from '@vitrin/contract/errors/error';
import { emptyHomePage } from '@vitrin/contract/pages/homeDefaults';
import { defaultPalette } from '@vitrin/contract/settings/palette';
import { emptySiteInfo } from '@vitrin/contract/settings/siteInfoDefaults';
import { delay, http, type HttpHandler, HttpResponse } from 'msw';
import { accounts } from './fixtures/users.ts';
import { noDemoContent } from './fixtures/demoContent.ts';
import { noMail } from './fixtures/mail.ts';
import { noPersonalData } from './fixtures/personalData.ts';
import { noVisits } from './fixtures/visits.ts';
import { endedSetup } from './fixtures/setup.ts';
import { manyPosts } from './fixtures/posts.ts';
import { manyServices } from './fixtures/services.ts';
import { manyVideos } from './fixtures/videos.ts';
import { handleAll, handleEndpoint, handlersOver } from './handlers.ts';
import { createState, emptyLists, type Seed } from './state.ts';

const slowMs = 2_000;
const stressItems = 200;

/** The state of an API before anything was entered. */
export const emptySeed: Seed = {
  ...emptyLists,
  homePage: emptyHomePage,
  about: { title: '', subtitle: '', description: '', image: null },
  teamTexts: { title: '', subtitle: '', description: '' },
  siteInfo: emptySiteInfo,
  palette: defaultPalette,
  privacy: { title: '', content: '' },
  mail: noMail,
  personalData: noPersonalData,
  demoContent: noDemoContent,
  setup: endedSetup,
  visits: noVisits,
  redirects: [],
  libraryPictures: [],
  trash: [],
  accounts: accounts.slice(0, 1),
  invitations: [],
};

/** Handlers that refuse one call; put them before those of a scenario. */
export const refusing = (
  endpoint: Endpoint,
  status: number,
  body: ApiErrorBody,
  headers: Record<string, string> = {},
): HttpHandler[] => handleEndpoint(endpoint, async () => Response.json(body, { status, headers }));

/**
 * APIs in named conditions. Each call creates a fresh state, so that stories cannot see each other's changes. A seed
 * replaces the fixtures.
 */
export const scenarios = {
  /** Everything is filled in and works. */
  fixtures: (seed?: Partial<Seed>) => handlersOver(createState(seed)),
  /** A website on its first day. */
  empty: () => handlersOver(createState(emptySeed)),
  /** Every call ends with status 500. */
  failing: () =>
    handleAll(() => Response.json({ message: 'Something went wrong on the server' }, { status: 500 })),
  /** Every response is slow. */
  slow: (seed?: Partial<Seed>) => [
    // It returns nothing itself, so the call falls through to its own handler.
    http.all('*/api/*', () => delay(slowMs)),
    ...handlersOver(createState(seed)),
  ],
  /** No call reaches the API. */
  offline: () => handleAll(() => HttpResponse.error()),
  /** Unrealistically many items. */
  stress: (seed?: Partial<Seed>) =>
    handlersOver(
      createState({
        ...seed,
        services: manyServices(stressItems),
        posts: manyPosts(stressItems),
        videos: manyVideos(stressItems),
      }),
    ),
} as const satisfies Record<string, (seed?: Partial<Seed>) => HttpHandler[]>;

/** The name of a scenario. */
export type ScenarioName = keyof typeof scenarios;
