import type { Tally } from './tally.ts';

/** A finished part of the test command; in wall-clock seconds. */
export type Part = Tally & { name: string; seconds: number };

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
const row = (name: string, tests: number, seconds: number): string =>
  `${name.padEnd(44)}${String(tests).padStart(7)}${seconds.toFixed(1).padStart(9)}`;

/** How many of the slowest files are listed. */
const slowest = 8;

/**
 * The closing lines: the time of each part and of its components, the slowest files, the tests that passed only after a
 * retry, what failed, and, on the last line, the counts. In strict mode, retried tests count as failed.
 */
export function summary(parts: readonly Part[], seconds: number, strict: boolean) {
  const flaky = parts.flatMap((part) => part.flaky);
  const unsure = strict ? flaky.length : 0;
  const passed = sum(parts.map((part) => part.passed)) - unsure;
  const failed = sum(parts.map((part) => part.failed)) + unsure;
  const skipped = sum(parts.map((part) => part.skipped));
  const failures = parts.flatMap((part) =>
    part.failures.length > 0 || part.failed === 0 ? part.failures : [part.name],
  );
  const files = parts
    .flatMap((part) => part.files)
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, slowest);
  const lines = [
    `${'Time of each part, and of its workers'.padEnd(44)}  tests  seconds`,
    ...parts.flatMap((part) => [
      row(part.name, part.passed + part.failed + part.skipped, part.seconds),
      ...projectsOf(part),
    ]),
    row('whole', passed + failed + skipped, seconds),
    ...(files.length === 0 ? [] : ['', 'Slowest files']),
    ...files.map(({ file, tests, seconds: taken }) => row(file, tests, taken)),
    ...(flaky.length === 0 ? [] : ['', `${flaky.length} passed only at a further try:`, ...flaky]),
    ...(failures.length === 0 ? [] : ['', 'Failed:', ...failures]),
    '',
    `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  ];
  return { lines, failed };
}

const projectsOf = ({ files }: Part): string[] =>
  [...Map.groupBy(files, ({ project }) => project)].map(([project, own]) =>
    row(`  ${project}`, sum(own.map(({ tests }) => tests)), sum(own.map((file) => file.seconds))),
  );
