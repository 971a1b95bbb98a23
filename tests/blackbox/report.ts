import { styleText } from 'node:util';

/** The steps tried so far. */
export type Report = {
  /** Runs a step and prints a line; a failed step does not stop the run, and returns undefined. */
  step: <T>(name: string, work: () => Promise<T>) => Promise<T | undefined>;
  counts: () => { passed: number; failed: number };
};

/** A report that prints a line per step. */
export function createReport(print: (line: string) => void): Report {
  const counts = { passed: 0, failed: 0 };
  return {
    step: async (name, work) => {
      try {
        const result = await work();
        counts.passed += 1;
        print(`${styleText('green', 'ok')}    ${name}`);
        return result;
      } catch (error) {
        counts.failed += 1;
        print(
          `${styleText('red', 'fail')}  ${name}: ${error instanceof Error ? error.message : String(error)}`,
        );
        return undefined;
      }
    },
    counts: () => counts,
  };
}

/** Throws if an expectation is not met. */
export function check(isSo: boolean, otherwise: string): void {
  if (!isSo) throw new Error(otherwise);
}
