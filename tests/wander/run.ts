import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import { arriveSignedIn } from '../e2e/signIn.ts';
import { startBuilt } from '../scale/builtServer.ts';
import { launchOptions } from '../support/chromium.ts';
import { e2eAdmin } from '../support/e2eSettings.ts';
import { copyDemo, prepareDemo } from '../support/preparedDemo.ts';
import { type Random, randomOf } from './randomOf.ts';
import { wander } from './wander.ts';

/**
 * A visitor and an owner who press, type, turn and go back at random on a copy of the demo, and what went wrong on
 * their way: errors in the console, refused or failed calls, pages wider than the screen, violations of WCAG, texts
 * such as "undefined". With `--trouble` requests are lost, refused and late at times, with `--demo none` the site is
 * empty. Times are those of the machine, so that a run of the same seed only resembles the one before. Usage:
 * npm run wander -- --minutes 5 --seed 7
 */
const { values: asked } = parseArgs({
  options: {
    minutes: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
    port: { type: 'string', default: '4795' },
    demo: { type: 'string', default: 'insaat' },
    trouble: { type: 'boolean', default: false },
  },
});
const seed = Number(asked.seed);
const minutes = Number(asked.minutes);

const whole = new AbortController();
const folder = await mkdtemp(path.join(tmpdir(), 'vitrin-wander-'));
const findings = new Set<string>();
try {
  if (asked.demo === 'insaat') {
    await prepareDemo();
    await copyDemo(folder);
  }
  const server = await startBuilt({
    folder,
    port: asked.port,
    env: { DEMO: asked.demo, ADMIN_EMAIL: e2eAdmin.email, ADMIN_PASSWORD: e2eAdmin.password },
    signal: whole.signal,
  });
  const browser = await chromium.launch(launchOptions());

  async function walk(who: string, begin: string, random: Random): Promise<string> {
    const context = await browser.newContext({ baseURL: server.url, locale: 'tr-TR' });
    const page = await context.newPage();
    if (who === 'owner') await arriveSignedIn(page);
    const steps = await wander(page, {
      begin,
      random,
      until: Date.now() + minutes * 60_000,
      trouble: asked.trouble,
      onFinding: (finding) => {
        const line = `${who}: ${finding}`;
        if (!findings.has(line)) process.stdout.write(`${line}\n`);
        findings.add(line);
      },
    });
    await context.close();
    return `${who} ${steps}`;
  }

  const steps = await Promise.all([
    walk('visitor', '/', randomOf(seed)),
    walk('owner', adminPaths.dashboard(), randomOf(seed + 1)),
  ]);
  await browser.close();
  await server.stop();
  process.stdout.write(`${findings.size} findings; steps: ${steps.join(', ')}\n`);
} finally {
  whole.abort();
  await rm(folder, { recursive: true, force: true });
}
process.exitCode = findings.size > 0 ? 1 : 0;
