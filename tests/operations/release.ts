import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { releaseFiles } from './releaseFiles.ts';

/**
 * Packs the build output: `npm run release -- FOLDER` writes vitrin.tgz, which docs/operations.md installs, the list of
 * the libraries that it loads (SBOM, CycloneDX), and the checksums of both.
 */
const root = path.resolve(import.meta.dirname, '../..');
const [folder = 'release'] = process.argv.slice(2);
const target = path.resolve(folder);
mkdirSync(target, { recursive: true });

const packed = releaseFiles.flatMap((pattern) => {
  const found = globSync(pattern, { cwd: root });
  if (found.length === 0) throw new Error(`There is no ${pattern}: run "npm run build" first`);
  return found;
});
execFileSync(
  'tar',
  [
    'czf',
    path.join(target, 'vitrin.tgz'),
    '--exclude=.compiled',
    '--sort=name',
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    ...packed,
  ],
  { cwd: root },
);

const components = z.object({ bomFormat: z.literal('CycloneDX'), components: z.array(z.unknown()).min(1) });
// Most of what the server runs is built into it from development dependencies, so the list has all of them.
const list = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64_000_000,
});
const { components: parts } = components.parse(JSON.parse(list));
writeFileSync(path.join(target, 'vitrin.cdx.json'), list);

const sums = readdirSync(target)
  .filter((name) => name.startsWith('vitrin.'))
  .toSorted()
  .map(
    (name) =>
      `${createHash('sha256')
        .update(readFileSync(path.join(target, name)))
        .digest('hex')}  ${name}\n`,
  );
writeFileSync(path.join(target, 'SHA256SUMS'), sums.join(''));
process.stdout.write(
  `${packed.length} entries, ${parts.length} libraries in the list of parts\n${sums.join('')}`,
);
