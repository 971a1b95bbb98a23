import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

const lock = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        link: z.boolean().optional(),
        integrity: z.string().optional(),
        resolved: z.string().optional(),
        hasInstallScript: z.boolean().optional(),
      }),
    ),
  })
  .parse(JSON.parse(read('package-lock.json')));
const foreign = Object.entries(lock.packages).filter(
  ([name, { link }]) => name.includes('node_modules/') && link !== true,
);

test('each package of the lock file has an integrity hash and no source of its own', () => {
  expect(foreign.length).toBeGreaterThan(400);
  expect(
    foreign.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-')).map(([name]) => name),
  ).toEqual([]);
  const elsewhere = foreign.filter(
    ([, { resolved }]) => resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/'),
  );
  expect(elsewhere.map(([name]) => name)).toEqual([]);
});

test('a package whose installation would run a script is named in package.json, and unnamed ones end the installation', () => {
  const { allowScripts } = z
    .object({ allowScripts: z.record(z.string(), z.boolean()) })
    .parse(JSON.parse(read('package.json')));
  const running = foreign.filter(([, { hasInstallScript }]) => hasInstallScript === true);
  expect(
    running.map(([name]) => name.replace(/^.*node_modules\//, '')).filter((name) => !(name in allowScripts)),
  ).toEqual([]);
  expect(read('.npmrc')).toContain('strict-allow-scripts=true');
});

test('a release is made of the lock file, audited, with its list of parts and a statement of how it was made', () => {
  const workflow = read('.github/workflows/release.yml');
  for (const line of [
    'run: npm ci\n',
    'npm audit --audit-level=high\n',
    'needs: archive\n',
    'npm audit signatures',
    'npm run release -- release',
    'actions/attest-build-provenance@',
    'provenance: mode=max',
    'sbom: true',
  ])
    expect(workflow).toContain(line);
  expect(read('.github/workflows/ci.yml')).toContain('run: npm audit --audit-level=high');
  expect(workflow).not.toMatch(/npm (?:install|i)\b/);
});
