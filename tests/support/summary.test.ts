import { expect, test } from 'vitest';
import { type Part, summary } from './summary.ts';

const lint: Part = {
  name: 'lint',
  seconds: 3,
  passed: 1,
  failed: 0,
  skipped: 0,
  failures: [],
  flaky: [],
  files: [],
};
const journeys: Part = {
  name: 'journeys',
  seconds: 200,
  passed: 10,
  failed: 0,
  skipped: 2,
  failures: [],
  flaky: ['desktop > blog.spec.ts > a post is read'],
  files: [
    { project: 'desktop', file: 'blog.spec.ts', tests: 8, seconds: 90 },
    { project: 'desktop', file: 'site.spec.ts', tests: 2, seconds: 30 },
    { project: 'phone', file: 'site.spec.ts', tests: 2, seconds: 20 },
  ],
};

test('the last line has all counts, on a line of its own', () => {
  expect(summary([lint, journeys], 203, false).lines.slice(-2)).toEqual([
    '',
    '11 passed, 0 failed, 2 skipped',
  ]);
  expect(summary([lint], 3, false).lines.at(-1)).toBe('1 passed, 0 failed');
});

test('tests that passed on a retry are named and counted, and count as failed in strict mode', () => {
  const { lines, failed } = summary([lint, journeys], 203, false);
  expect(failed).toBe(0);
  expect(lines).toContain('1 passed only at a further try:');
  expect(lines).toContain('desktop > blog.spec.ts > a post is read');
  const strict = summary([lint, journeys], 203, true);
  expect(strict.failed).toBe(1);
  expect(strict.lines.at(-1)).toBe('10 passed, 1 failed, 2 skipped');
});

test('failures are named: a test, an error outside tests, or a part that has neither', () => {
  const stories = {
    ...journeys,
    flaky: [],
    failed: 2,
    failures: ['a.stories.tsx > opens', 'outside tests: x'],
  };
  const { lines } = summary([{ ...lint, passed: 0, failed: 1 }, stories], 203, false);
  expect(lines.slice(lines.indexOf('Failed:'))).toEqual([
    'Failed:',
    'lint',
    'a.stories.tsx > opens',
    'outside tests: x',
    '',
    '10 passed, 3 failed, 2 skipped',
  ]);
});

test('the time of each part is shown, with its breakdown', () => {
  const told = summary([lint, journeys], 203, false).lines.map((line) => line.replaceAll(/ +/g, ' '));
  expect(told).toEqual(
    expect.arrayContaining([
      'lint 1 3.0',
      'journeys 12 200.0',
      ' desktop 10 120.0',
      ' phone 2 20.0',
      'whole 13 203.0',
      'Slowest files',
      'blog.spec.ts 8 90.0',
    ]),
  );
});
