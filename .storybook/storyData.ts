import { endpoints } from '@vitrin/contract/endpoints';
import type { Palette } from '@vitrin/contract/settings/palette';
import { isPackName, readPack } from '@vitrin/demo/packs';
import { scenarios } from '@vitrin/mocks/scenarios';
import type { Seed } from '@vitrin/mocks/state';
import { http, type HttpHandler } from 'msw';
import { demoSeed } from './demoSeed.ts';

const conditions: Readonly<Record<string, (seed: Partial<Seed>) => HttpHandler[]>> = {
  fixtures: scenarios.fixtures,
  empty: () => scenarios.empty(),
  failing: () => scenarios.failing(),
  slow: scenarios.slow,
  stress: scenarios.stress,
};

/** The choices of the toolbar's two data menus; `story` leaves a story its own data. */
export type AskedData = { data: unknown; pack: unknown };

/** Whether the toolbar replaces a story's own data. */
const isAsked = ({ data, pack }: AskedData): boolean => data !== 'story' || pack !== 'story';

/** Handlers for the data chosen in the toolbar; empty if the story keeps its own. */
export async function handlersFor(asked: AskedData): Promise<HttpHandler[]> {
  if (!isAsked(asked)) return [];
  const seed = isPackName(asked.pack) ? demoSeed(await readPack(asked.pack)) : {};
  return (conditions[String(asked.data)] ?? scenarios.fixtures)(seed);
}

/** The mocked API's palette, so that pages which read it show the toolbar's. */
export const paletteAnswer = (palette: Palette): HttpHandler =>
  http.get(`*/api${endpoints.theme.read.path}`, () => Response.json(palette));
