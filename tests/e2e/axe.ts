import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { stillness } from './stillness.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/**
 * The violations that axe finds in a page or in a part of it, and the rules that it applied. It runs in the page
 * itself: the usual wrapper opens a second page for each run and transfers all passed checks as well. Frames are
 * separate pages; the panel's previews allow no script, so axe would hang in them.
 */
export async function axeOf(page: Page, options: axe.RunOptions = {}, part = 'html') {
  await stillness(page);
  await page.evaluate(axe.source);
  return page.evaluate(
    async ({ include, asked }) => {
      const found = await window.axe.run(include, {
        resultTypes: ['violations'],
        iframes: false,
        ...asked,
      });
      return {
        violations: found.violations.map(({ id, nodes }) => ({
          id,
          nodes: nodes.map(({ target, html }) => ({ target: target.join(' '), html })),
        })),
        applied: [...found.passes, ...found.inapplicable, ...found.violations].map(({ id }) => id),
      };
    },
    { include: part, asked: options },
  );
}

/** The violations of WCAG 2.2 AA; target size (24 px) is among its rules. */
export const wcagViolations = (page: Page) =>
  axeOf(page, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
    rules: { 'target-size': { enabled: true } },
  });
