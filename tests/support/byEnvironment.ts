import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { testsWithFirstLine } from './firstLines.ts';

/**
 * Files that need a document first, then all others: a process of Vitest ends as soon as the next file needs another
 * environment, and its successor loads all modules again.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const withDocument = new Set(
      testsWithFirstLine('// @vitest-environment jsdom').map((file) => path.join(this.ctx.config.root, file)),
    );
    const isFirst = ({ moduleId }: TestSpecification): boolean => withDocument.has(moduleId);
    // oxlint-disable-next-line unicorn/no-array-sort -- a method of the sequencer, which returns a new array
    const sorted = await super.sort(files);
    return [...sorted.filter(isFirst), ...sorted.filter((file) => !isFirst(file))];
  }
}
