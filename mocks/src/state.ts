import type { HomePage } from '@vitrin/contract/home';
import type { Palette } from '@vitrin/contract/palette';
import type { Service } from '@vitrin/contract/service';
import type { SiteInfo } from '@vitrin/contract/siteInfo';
import { homePage } from './fixtures/home.ts';
import { services } from './fixtures/services.ts';
import { token } from './fixtures/session.ts';
import { siteInfo } from './fixtures/siteInfo.ts';
import { palette } from './fixtures/theme.ts';

/** What a mocked API starts with. */
export type Seed = {
  services: readonly Service[];
  homePage: HomePage;
  siteInfo: SiteInfo;
  palette: Palette;
};

/** What a mocked API remembers while its scenario runs. */
export type MockState = {
  services: Service[];
  homePage: HomePage;
  siteInfo: SiteInfo;
  palette: Palette;
  /** Ids of services by the paths that they had before. */
  oldPaths: Map<string, string>;
  /** Uploaded pictures by name. */
  files: Map<string, Blob>;
  tokens: Set<string>;
  /** A number that was not given before. */
  next: () => number;
  /** A moment later than any before it; it does not follow the real clock. */
  now: () => string;
};

/** A state of its own, with the fixtures wherever the seed says nothing. */
export function createState(seed: Partial<Seed> = {}): MockState {
  let count = 0;
  const next = () => {
    count += 1;
    return count;
  };
  return {
    services: [...(seed.services ?? services)],
    homePage: seed.homePage ?? homePage,
    siteInfo: seed.siteInfo ?? siteInfo,
    palette: seed.palette ?? palette,
    oldPaths: new Map(),
    files: new Map(),
    tokens: new Set([token]),
    next,
    now: () => new Date(Date.UTC(2026, 2, 2, 9, 0, next())).toISOString(),
  };
}
