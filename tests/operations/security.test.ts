import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** The promises of SECURITY.md, each with the names in its last column. */
const promises = read('SECURITY.md')
  .split('## What is promised')[1]
  ?.split('\n')
  .filter((line) => /^\| [A-Z]/.test(line))
  .map((line) => {
    const [promise = '', held = ''] = line.split('|').slice(1, 3);
    return { promise: promise.trim(), named: [...held.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name) };
  });

/** Each promise with each file that it names. */
const held = (promises ?? []).flatMap(({ promise, named }) =>
  named.filter((name) => name.includes('/')).map((file) => ({ promise, file })),
);

const isTest = (file: string): boolean => /(?:\.(?:test|spec)|Suite|\/run)\.ts$/.test(file);

test('each promise of SECURITY.md names a test, which exists and has expectations', () => {
  expect(promises?.length).toBeGreaterThan(20);
  const bare = promises?.filter(({ promise }) => !held.some((one) => one.promise === promise));
  expect(bare).toEqual([]);
  expect(held.filter(({ file }) => !isTest(file) || !existsSync(path.join(root, file)))).toEqual([]);
  // An attack program counts its failures itself.
  const silent = held.filter(({ file }) => !file.endsWith('/run.ts') && !/\bexpect[(.]/.test(read(file)));
  expect(silent).toEqual([]);
});

test('commands that verify a promise exist', () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(read('package.json')));
  const commands = (promises ?? []).flatMap(({ named }) =>
    named.flatMap((name) => /^npm run (\w+)$/.exec(name)?.[1] ?? []),
  );
  expect(commands.length).toBeGreaterThan(1);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});
