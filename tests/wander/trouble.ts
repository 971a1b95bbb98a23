import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { Random } from './randomOf.ts';

/** How long the line is bad, and how long it is good again, in milliseconds. */
const badMs = 6_000;
const goodMs = 10_000;

const longestDelayMs = 4_000;

/**
 * Puts a page behind a line that is good and bad by turns: meanwhile requests are lost, refused with 500, or answered
 * late.
 */
export async function troubleOn(page: Page, random: Random): Promise<void> {
  const began = Date.now();
  const isBad = () => (Date.now() - began) % (badMs + goodMs) >= goodMs;
  await page.route('**/*', async (route) => {
    if (!isBad()) return route.fallback();
    const chance = random.next();
    if (chance < 0.3) return route.abort('connectionfailed');
    const isDocument = route.request().resourceType() === 'document';
    if (chance < 0.5 && !isDocument)
      return route.fulfill({ status: 500, json: { message: 'Something went wrong on the server' } });
    if (chance < 0.8) await setTimeout(random.next() * longestDelayMs);
    return route.fallback();
  });
}

/** What browsers, site and panel write to the console about requests that fail on such a line. */
export const troubleNoise =
  /Failed to load resource|net::ERR_|got no answer|failed with status 500|Failed to fetch|Unable to preload CSS|error loading dynamically imported module|Importing a module script failed/;
