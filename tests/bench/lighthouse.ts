import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { z } from 'zod';
import { executablePath } from '../support/chromium.ts';

/**
 * Lighthouse on the pages of a running server, as a phone on slow 4G, medians of three runs. Lighthouse is downloaded
 * for the run, in the version below, since nothing else needs it. It simulates the network, but not the load of the
 * machine: run it on an otherwise idle one. Every kind of page is measured, with the first service, project and post of
 * the sitemap. Usage: node tests/bench/lighthouse.ts http://localhost:3000 [path …]
 */
const version = '13.5.0';
const [, , host = 'http://localhost:3000', ...asked] = process.argv;
const rounds = 3;

/** The sitemap's first address below that of a list. */
async function firstBelow(list: string): Promise<string[]> {
  const sitemap = await (await fetch(`${host}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  return paths.filter((address) => address.startsWith(`${list}/`)).slice(0, 1);
}

const services = z
  .array(z.object({ path: z.string() }))
  .parse(await (await fetch(`${host}/api/service`)).json());

const routes =
  asked.length > 0
    ? asked
    : [
        sitePaths.home(),
        sitePaths.about(),
        sitePaths.services(),
        ...services.slice(0, 1).map(sitePaths.service),
        sitePaths.projects(),
        ...(await firstBelow(sitePaths.projects())),
        sitePaths.photos(),
        sitePaths.videos(),
        sitePaths.team(),
        sitePaths.blog(),
        ...(await firstBelow(sitePaths.blog())),
        sitePaths.contact(),
        sitePaths.quote(),
        sitePaths.search(),
        sitePaths.privacy(),
      ];

const audit = z.object({ numericValue: z.number() });
const category = z.object({ score: z.number() });
const report = z.object({
  categories: z.object({
    performance: category,
    accessibility: category,
    'best-practices': category,
    seo: category,
  }),
  audits: z.object({
    'first-contentful-paint': audit,
    'largest-contentful-paint': audit,
    'total-blocking-time': audit,
    'cumulative-layout-shift': audit,
    'total-byte-weight': audit,
  }),
});

const folder = await mkdtemp(path.join(tmpdir(), 'lighthouse-'));

async function look(route: string): Promise<z.infer<typeof report>> {
  const file = path.join(folder, 'report.json');
  await promisify(execFile)(
    'npx',
    [
      '--yes',
      `lighthouse@${version}`,
      host + route,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      '--chrome-flags=--headless --no-sandbox --disable-gpu',
    ],
    { env: { ...process.env, CHROME_PATH: executablePath() } },
  );
  return report.parse(JSON.parse(await readFile(file, 'utf8')));
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

process.stdout.write(`${'page'.padEnd(20)}perf a11y best  seo   FCP s   LCP s  TBT ms    CLS      kB\n`);
for (const route of routes) {
  const reports: z.infer<typeof report>[] = [];
  // Sequentially: concurrent runs would slow each other down.
  for (let round = 0; round < rounds; round += 1) reports.push(await look(route));
  const score = (name: keyof z.infer<typeof report>['categories']): string =>
    String(Math.round(100 * median(reports.map(({ categories }) => categories[name].score)))).padStart(4);
  const value = (name: keyof z.infer<typeof report>['audits'], unit: number, digits: number): string =>
    (median(reports.map(({ audits }) => audits[name].numericValue)) / unit).toFixed(digits).padStart(8);
  process.stdout.write(
    `${route.padEnd(20)}${score('performance')} ${score('accessibility')} ${score('best-practices')} ${score('seo')}` +
      `${value('first-contentful-paint', 1_000, 2)}${value('largest-contentful-paint', 1_000, 2)}` +
      `${value('total-blocking-time', 1, 0)}${value('cumulative-layout-shift', 1, 3)}${value('total-byte-weight', 1_000, 0)}\n`,
  );
}
await rm(folder, { recursive: true });
