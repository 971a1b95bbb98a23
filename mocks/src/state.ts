import type { About } from '@vitrin/contract/about';
import type { HomePage } from '@vitrin/contract/home';
import type { TeamPageDraft } from '@vitrin/contract/teamPage';
import type { Palette } from '@vitrin/contract/palette';
import type { PrivacyNotice } from '@vitrin/contract/privacy';
import type { Credentials, User } from '@vitrin/contract/session';
import type { SiteInfo } from '@vitrin/contract/siteInfo';
import type { Ticks } from './collection.ts';
import { about } from './fixtures/about.ts';
import { homePage } from './fixtures/home.ts';
import { privacy } from './fixtures/privacy.ts';
import { credentials, token, user } from './fixtures/session.ts';
import { siteInfo } from './fixtures/siteInfo.ts';
import { teamTexts } from './fixtures/members.ts';
import { palette } from './fixtures/theme.ts';
import { collectionsOf, lists, type Lists, type Seeds } from './lists.ts';

const facts = { homePage, about, teamTexts, siteInfo, palette, privacy };

type Facts = {
  homePage: HomePage;
  about: About;
  teamTexts: Required<TeamPageDraft>;
  siteInfo: SiteInfo;
  palette: Palette;
  privacy: PrivacyNotice;
};

/** What a mocked API starts with. */
export type Seed = Seeds & Facts;

/** No entry of any kind. */
export const emptyLists: Pick<Seed, keyof Lists> = emptied(lists);

function emptied<Of extends object>(of: Of): { readonly [Name in keyof Of]: readonly never[] };
function emptied(of: object): object {
  return Object.fromEntries(Object.keys(of).map((name) => [name, []]));
}

/** What a mocked API remembers while its scenario runs. */
export type MockState = Ticks &
  ReturnType<typeof collectionsOf> & {
    facts: Facts & Pick<Seed, 'videos'>;
    /** Ids of services by the paths that they had before. */
    oldPaths: Map<string, string>;
    /** Uploaded pictures by name. */
    files: Map<string, Blob>;
    accounts: { user: User; credentials: Credentials }[];
    /** Who is signed in, by token. */
    sessions: Map<string, User>;
  };

/** A fresh state, with the fixtures wherever the seed says nothing. */
export function createState(given: Partial<Seed> = {}): MockState {
  const seed: Seed = { ...lists, ...facts, ...given };
  const ticks = createTicks();
  return {
    ...ticks,
    ...collectionsOf(seed, ticks),
    facts: { ...seed },
    oldPaths: new Map(),
    files: new Map(),
    accounts: [{ user, credentials }],
    sessions: new Map([[token, user]]),
  };
}

function createTicks(): Ticks {
  let count = 0;
  const next = () => {
    count += 1;
    return count;
  };
  // It does not follow the real clock, so that a scenario is the same on every day.
  return { next, now: () => new Date(Date.UTC(2026, 2, 2, 9, 0, next())).toISOString() };
}
