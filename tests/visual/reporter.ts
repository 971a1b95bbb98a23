import { stripVTControlCharacters } from 'node:util';
import type { FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';

/** Marks a story whose baseline has just been created. */
export const newBaseline = 'new baseline';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Prints a line for each story that looks different, and the totals. */
class VisualReporter implements Reporter {
  #total = 0;
  #done = 0;
  #made = 0;
  #different: string[] = [];

  onBegin(_config: unknown, suite: Suite): void {
    this.#total = suite.allTests().length;
    say(`Looking at ${this.#total} pictures …`);
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    this.#done += 1;
    if (this.#done % 50 === 0) say(`  ${this.#done} of ${this.#total}`);
    if (test.annotations.some(({ type }) => type === newBaseline)) this.#made += 1;
    if (result.status !== 'passed') this.#different.push(`${test.title}: ${why(result)}`);
  }

  onError(error: { message?: string }): void {
    say(error.message ?? 'Something went wrong');
  }

  onEnd({ status }: FullResult): void {
    for (const line of this.#different.toSorted()) say(`  ${line}`);
    if (this.#total === 0) say('No story has such a name.');
    const made = this.#made > 0 ? `, ${this.#made} new and from now on compared` : '';
    const same = this.#done - this.#different.length - this.#made;
    say(
      `${same} as expected, ${this.#different.length} different${made}${status === 'interrupted' ? ', interrupted' : ''}`,
    );
  }
}

/** The one line of Playwright's message that is useful to a designer. */
function why(result: TestResult): string {
  const lines = stripVTControlCharacters(result.error?.message ?? result.status).split('\n');
  return (lines.find((line) => /\d pixels|Expected an image/.test(line)) ?? lines[0] ?? '').trim();
}

// Playwright requires reporters to be default exports.
export default VisualReporter;
