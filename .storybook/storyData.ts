import { endpoints } from '@vitrin/contract/endpoints';
import type { Palette } from '@vitrin/contract/palette';
import { scenarios } from '@vitrin/mocks/scenarios';
import type { Seed } from '@vitrin/mocks/state';
import { http, type HttpHandler } from 'msw';
import { demoSeed } from './demoSeed.ts';

/** The demo companies that the toolbar offers; their texts are fetched when one is first asked for. */
const packs: Readonly<Record<string, () => Promise<Partial<Seed>>>> = {
  insaat: async () => demoSeed((await import('@vitrin/server/demo/insaat')).insaat),
  karavan: async () => demoSeed((await import('@vitrin/server/demo/karavan')).karavan),
};

const conditions: Readonly<Record<string, (seed: Partial<Seed>) => HttpHandler[]>> = {
  fixtures: scenarios.fixtures,
  empty: () => scenarios.empty(),
  failing: () => scenarios.failing(),
  slow: scenarios.slow,
  stress: scenarios.stress,
};

/** What the toolbar's two data menus say; `story` leaves a story its own data. */
export type AskedData = { data: unknown; pack: unknown };

/** True where the toolbar replaces a story's own data. */
export const isAsked = ({ data, pack }: AskedData): boolean => data !== 'story' || pack !== 'story';

/** The mocked API that the toolbar asks for; nothing where the story keeps its own. */
export async function handlersFor(asked: AskedData): Promise<HttpHandler[]> {
  if (!isAsked(asked)) return [];
  const seed = (await packs[String(asked.pack)]?.()) ?? {};
  return (conditions[String(asked.data)] ?? scenarios.fixtures)(seed);
}

/** The mocked API's palette, so that pages which read it show the toolbar's. */
export const paletteAnswer = (palette: Palette): HttpHandler =>
  http.get(`*/api${endpoints.theme.read.path}`, () => Response.json(palette));
