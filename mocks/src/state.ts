import type { About } from '@vitrin/contract/about';
import type { HomePage } from '@vitrin/contract/home';
import type { TeamPageDraft } from '@vitrin/contract/teamPage';
import type { Palette } from '@vitrin/contract/palette';
import type { Redirect } from '@vitrin/contract/redirect';
import type { PrivacyNotice } from '@vitrin/contract/privacy';
import type { Credentials, User } from '@vitrin/contract/session';
import type { SiteInfo } from '@vitrin/contract/siteInfo';
import type { Archive } from './archive.ts';
import { createBin, type TrashBin } from './bin.ts';
import type { Ticks } from './collection.ts';
import type { TrashItem } from '@vitrin/contract/trash';
import { about } from './fixtures/about.ts';
import { homePage } from './fixtures/home.ts';
import { redirects } from './fixtures/redirects.ts';
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
export type Seed = Seeds & Facts & { redirects: readonly Redirect[]; trash: readonly TrashItem[] };

/** No entry of any kind. */
export const emptyLists: Pick<Seed, keyof Lists> = emptied(lists);

function emptied<Of extends object>(of: Of): { readonly [Name in keyof Of]: readonly never[] };
function emptied(of: object): object {
  return Object.fromEntries(Object.keys(of).map((name) => [name, []]));
}

/** What a mocked API remembers while its scenario runs. */
export type MockState = Ticks &
  ReturnType<typeof collectionsOf> & {
    facts: Facts;
    /** Ids of entries by the paths that they had before, each after the name of its kind. */
    oldPaths: Map<string, string>;
    /** Redirects that admins wrote, by their ids. */
    redirects: Map<string, Redirect>;
    /** What was deleted. */
    bin: TrashBin;
    /** Versions of what was written. */
    archive: Archive;
    /** Uploaded pictures by name. */
    files: Map<string, Blob>;
    accounts: { user: User; credentials: Credentials }[];
    /** Who is signed in, by token. */
    sessions: Map<string, User>;
  };

/** A fresh state, with the fixtures wherever the seed says nothing. */
export function createState(given: Partial<Seed> = {}): MockState {
  const seed: Seed = { ...lists, ...facts, redirects, trash: [], ...given };
  const ticks = createTicks();
  const bin = createBin(ticks, seed.trash);
  return {
    ...ticks,
    ...collectionsOf(seed, { ...ticks, put: bin.put }),
    bin,
    archive: new Map(),
    facts: { ...seed },
    oldPaths: new Map(),
    redirects: new Map(seed.redirects.map((each) => [each.id, each])),
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
