import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { long, withLong } from './long.ts';
import { toldOf, writeTally } from './tally.ts';

const nameOf = (test: TestCase): string => `${test.module.relativeModuleId} > ${test.fullName}`;

/** A test that passed only on a retry, and why the attempt before failed. */
const flakyOf = (test: TestCase): string =>
  [nameOf(test), ...toldOf(test.result().errors?.[0]?.message)].join('\n');

/** Without those that were left out: Vitest reports what a filter of tags excludes as skipped. */
const testsOf = (module: TestModule): TestCase[] =>
  [...module.children.allTests()].filter(({ tags }) => withLong || !tags.includes(long));

const filesOf = (module: TestModule) => {
  const { duration, collectDuration, setupDuration } = module.diagnostic();
  return {
    project: module.project.name,
    file: module.relativeModuleId,
    tests: testsOf(module).length,
    seconds: (duration + collectDuration + setupDuration) / 1_000,
  };
};

/** Counts the tests of a Vitest run; a file that could not be loaded and an error outside tests count as failures. */
export const vitestTally: Reporter = {
  onTestRunEnd(modules, unhandledErrors) {
    const tests = modules.flatMap(testsOf);
    const count = (state: 'passed' | 'failed' | 'skipped'): number =>
      tests.filter((test) => test.result().state === state).length;
    const outside = [...unhandledErrors, ...modules.flatMap((module) => module.errors())];
    writeTally({
      passed: count('passed'),
      failed: count('failed') + outside.length,
      skipped: count('skipped'),
      failures: [
        ...tests.filter((test) => test.result().state === 'failed').map(nameOf),
        ...outside.map(({ message }) => `outside tests: ${message}`),
      ],
      flaky: tests.filter((test) => test.diagnostic()?.flaky === true).map(flakyOf),
      files: modules.map(filesOf),
    });
  },
};
