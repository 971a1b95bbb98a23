import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { projectRoot } from './projectRoot.ts';
import { removeOlderThan } from './removeOlderThan.ts';

const sources = ['packages', 'apps/site', 'apps/admin', 'package-lock.json'];
const skipped = new Set(['node_modules', 'dist', 'coverage']);
const markFile = path.join(projectRoot, 'apps/site/dist/.built-from');
const outputs = ['apps/site/dist/server/entry.server.js', 'apps/admin/dist/index.html'];

const hashedFiles = ['apps/site/dist/client/assets/build', 'apps/admin/dist/assets'];

/** How long the files of earlier builds stay for pages that were opened before. */
const keptDays = 7;

/** Builds site and panel, unless what they are made of has not changed since the last build. */
export async function buildIfChanged(say: (line: string) => void): Promise<void> {
  const fingerprint = await fingerprintOfSources();
  if (await isBuiltFrom(fingerprint)) return;
  const { build } = await import('vite');
  const { precompress } = await import('./precompress.ts');
  const step = async (name: string, work: () => Promise<unknown>): Promise<void> => {
    const start = performance.now();
    say(`Building ${name} …`);
    await work();
    say(`  done in ${((performance.now() - start) / 1_000).toFixed(1)} s`);
  };
  process.env['NODE_ENV'] = 'production';
  await step('the site (1 of 3)', () => build(from('apps/site')));
  await step('the site’s server part (2 of 3)', () => build({ ...from('apps/site'), build: { ssr: true } }));
  await step('the panel (3 of 3)', () => build(from('apps/admin')));
  await step('compressed copies', async () => {
    await Promise.all(hashedFiles.map((folder) => removeOlderThan(path.join(projectRoot, folder), keptDays)));
    await precompress(path.join(projectRoot, 'apps/site/dist/client/assets'));
    await precompress(path.join(projectRoot, 'apps/admin/dist/assets'));
  });
  await writeFile(markFile, fingerprint);
}

const from = (app: string) => ({
  root: path.join(projectRoot, app),
  configFile: path.join(projectRoot, app, 'vite.config.ts'),
  logLevel: 'error' as const,
  mode: 'production',
});

async function isBuiltFrom(fingerprint: string): Promise<boolean> {
  if (!existsSync(markFile) || !outputs.every((file) => existsSync(path.join(projectRoot, file))))
    return false;
  return (await readFile(markFile, 'utf8')) === fingerprint;
}

/** A hash over the names and contents of everything that the builds read, and over what they are told. */
async function fingerprintOfSources(): Promise<string> {
  const hash = createHash('sha256')
    .update(process.env['VITE_API_HOST'] ?? '')
    .update(process.version);
  const add = async (relative: string): Promise<void> => {
    hash.update(`\0${relative}\0`).update(await readFile(path.join(projectRoot, relative)));
  };
  const walk = async (relative: string): Promise<void> => {
    const entries = await readdir(path.join(projectRoot, relative), { withFileTypes: true });
    for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      if (skipped.has(entry.name)) continue;
      const child = `${relative}/${entry.name}`;
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that the hash does not depend on which file is read first
      await (entry.isDirectory() ? walk(child) : add(child));
    }
  };
  for (const source of sources) {
    // oxlint-disable-next-line no-await-in-loop -- as above
    await (source.includes('.') ? add(source) : walk(source));
  }
  return hash.digest('hex');
}

if (import.meta.main) await buildIfChanged((line) => process.stdout.write(`${line}\n`));
