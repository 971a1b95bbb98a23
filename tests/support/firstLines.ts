import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** The files of tests whose first line is this one, from the root of the repository. */
export const testsWithFirstLine = (line: string): string[] =>
  globSync('{apps,mocks,packages,tests}/**/*.test.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules', '**/dist'],
  })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => readFileSync(path.join(root, file), 'utf8').startsWith(`${line}\n`));
