import type { FullConfig, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter';
import path from 'node:path';
import { toldOf, writeTally } from './tally.ts';

const nameOf = (test: TestCase): string => test.titlePath().filter(Boolean).join(' > ');

/** A test that passed only on a retry, and why the attempt before failed. */
const flakyOf = (test: TestCase): string =>
  [nameOf(test), ...toldOf(test.results.find(({ error }) => error !== undefined)?.error?.message)].join('\n');

/** Counts the tests of a Playwright run; Playwright requires a reporter to be a file's default export. */
export default class PlaywrightTally implements Reporter {
  readonly #errors: string[] = [];
  #root: Suite | undefined;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#root = suite;
  }

  /** Receives errors outside tests, such as a server that fails to start. */
  onError({ message }: TestError): void {
    this.#errors.push(`outside tests: ${message}`);
  }

  onEnd(): void {
    const tests = this.#root?.allTests() ?? [];
    const count = (...outcomes: string[]): number =>
      tests.filter((test) => outcomes.includes(test.outcome())).length;
    const files = (this.#root?.suites ?? []).flatMap((project) =>
      project.suites.map((file) => ({
        project: project.title,
        file: path.relative(process.cwd(), file.location?.file ?? ''),
        tests: file.allTests().length,
        seconds: file
          .allTests()
          .flatMap(({ results }) => results)
          .reduce((sum, { duration }) => sum + duration / 1_000, 0),
      })),
    );
    writeTally({
      passed: count('expected', 'flaky'),
      failed: count('unexpected') + this.#errors.length,
      skipped: count('skipped'),
      failures: [...tests.filter((test) => test.outcome() === 'unexpected').map(nameOf), ...this.#errors],
      flaky: tests.filter((test) => test.outcome() === 'flaky').map(flakyOf),
      files,
    });
  }
}
