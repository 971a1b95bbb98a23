import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { expectedFaults, faultFiles, notTold } from './expectedFaults.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

const all = expectedFaults.flatMap(({ begins, withPostgres }) =>
  Array.from({ length: withPostgres }, (_, index) => `${begins}${index}`),
);

test('a fault that is not reported is named, with how often it was expected', () => {
  expect(notTold(all, true)).toEqual([]);
  expect(
    notTold(
      all.filter((fault) => fault !== 'damaged file: 3'),
      true,
    ),
  ).toEqual(['damaged file: : 6 of 7']);
  expect(notTold([], false)).toContain('disk full while writing: 0 of 1');
  expect(notTold([], false).join()).not.toContain('database cut');
});

test('each fault is reported by a test that npm run faults runs, and is listed in docs/faults.md', () => {
  const sources = faultFiles.map(read).join('\n');
  const rows = read('docs/faults.md')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.slice(2));
  // The endings "is missing" and "is empty" are inserted by the test.
  const isTold = (begins: string): boolean =>
    new RegExp(`(?:fault: |tell\\()(?:'|\`)${begins.replace(/ (?:is missing|is empty)$/, '')}`).test(sources);
  expect(expectedFaults.filter(({ begins }) => !isTold(begins)).map(({ begins }) => begins)).toEqual([]);
  const isWritten = (begins: string): boolean => rows.some((row) => row.startsWith(begins.trim()));
  expect(expectedFaults.filter(({ begins }) => !isWritten(begins)).map(({ begins }) => begins)).toEqual([]);
});
