import { long } from './long.ts';

const ui = 'packages/ui/src';

/**
 * The stories of every day: what all screens are made of, and the site. The panel's screens are shown every day, in
 * Turkish (`palettes/languages.test.tsx`), and used in the long run, as are stories that are connected to the API, but for
 * those of failures that no other test would notice. Of all these, stories with the tag `long` are left out.
 */
export const everydayStories: readonly string[] = [
  `${ui}/site/`,
  `${ui}/elements/`,
  `${ui}/admin/parts/`,
  'apps/admin/src/drafts/draftFaults',
  'apps/admin/src/lists/listFaults',
];

/**
 * The journeys of every day: the owner's tasks, and what only a whole server shows of first views, of addresses, of
 * narrow windows, of pages without scripts, and of an API that is not ours. The others are long, each for one part of the
 * product, and so is the layout of a phone for pages whose narrow windows are measured anyway.
 */
export const everydayJourneys = [
  `--grep-invert=@${long}`,
  ...['desktop', 'owner', 'front'].map((project) => `--project=${project}`),
  String.raw`/(?:budgets|front|narrow|owner\w+|pages|plain|site)\.spec\.ts$`,
];
