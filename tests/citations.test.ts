import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { statements } from './support/product.ts';
import { readSource, sourceFiles } from './support/sourceImports.ts';

const root = path.resolve(import.meta.dirname, '..');
const own = 'tests/citations.test.ts';
const pages = globSync('{*.md,{.github,.storybook,apps,docs,mocks,packages,tests}/**/*.{md,mdx}}', {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**'],
}).map((file) => file.replaceAll(path.sep, '/'));
const texts = [...sourceFiles().filter((file) => file !== own), ...pages].map((file) => ({
  file,
  text: readSource(file),
}));
const code = texts.filter(({ file }) => !pages.includes(file));
const decisions = globSync('docs/decisions/*.md', { cwd: root }).map((file) => path.basename(file));

/** All matches of a pattern's first group in the texts, each with its file. */
const found = (pattern: RegExp, within = texts) =>
  within.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([, what = '']) => ({ file, what })));
const told = ({ file, what }: { file: string; what: string }): string => `${file}: ${what}`;

/**
 * Whether a file or folder of the repository exists, by its path from the root or relative to the text that names it.
 */
const exists = ({ file, what }: { file: string; what: string }): boolean =>
  [what, path.join(path.dirname(file), what)].some((name) => existsSync(path.join(root, name)));

describe('each citation', () => {
  test('of a statement of docs/product.md refers to an existing one', () => {
    expect(statements.size).toBeGreaterThan(80);
    const cited = found(/\bproduct (\d+\.\d+)\b/g);
    expect(cited.length).toBeGreaterThan(5);
    expect(cited.filter(({ what }) => !statements.has(what)).map(told)).toEqual([]);
  });

  test('needs no list of issues: only what other projects have is cited by its number', () => {
    expect(found(/(?<!\bits )\b(issues? #?\d+)\b/gi).map(told)).toEqual([]);
  });

  test('of a decision refers to an existing one', () => {
    const cited = found(/\bdecisions?[ /](\d{4}(?:-[a-z\d-]+(?:\.md)?)?|\d{1,3}\b)/gi);
    expect(cited.length).toBeGreaterThan(5);
    const lost = cited.filter(
      ({ what }) => what.length < 4 || !decisions.some((name) => name.startsWith(what)),
    );
    expect(lost.map(told)).toEqual([]);
  });

  test('of a document names an existing one', () => {
    const cited = found(/(?<![\w$}/*.-])((?:\.{0,2}[\w-]+\/|\.\.?\/)*[\w-]+\.mdx?)\b/g);
    expect(cited.filter((one) => !exists(one)).map(told)).toEqual([]);
    // A section number is useless without its document; statements have unique numbers.
    expect(found(/\b(sections? \d+)\b/gi, code).map(told)).toEqual([]);
  });

  test('of a file or folder in a document names an existing one', () => {
    const written = texts.filter(({ file }) => pages.includes(file) && file !== 'CHANGELOG.md');
    const cited = [
      ...found(/`((?:\.ci|\.github|\.storybook|apps|docs|mocks|packages|tests)\/[\w./-]+)`/g, written),
      ...found(/\]\(([^)#\s]+)/g, written),
    ].filter(({ what }) => !/\/dist\b|^(?:https?|mailto):/.test(what));
    expect(cited.length).toBeGreaterThan(50);
    expect(cited.filter((one) => !exists(one)).map(told)).toEqual([]);
  });
});

test('each environment variable that the code reads is documented', () => {
  const guides = ['README.md', 'CONTRIBUTING.md'].map(readSource).join('\n');
  // What a shell, Node and Vite read, and what one of our programs passes to another.
  const passed = new Set([
    'PATH',
    'NODE_OPTIONS',
    'SSR',
    'BASE_URL',
    'FOLDER',
    'MOMENT',
    'PREPARE_DEMO',
    'VITEST_STORYBOOK',
  ]);
  const read = [
    ...found(/\benv(?:\['|\.(?=[A-Z]))([A-Z\d_]{2,})\b/g, code),
    ...found(/\{ ([A-Z_]+)\b[^}]*\} = process\.env\b/g, code),
  ];
  expect(read.length).toBeGreaterThan(20);
  expect(read.filter(({ what }) => !passed.has(what) && !guides.includes(`\`${what}\``)).map(told)).toEqual(
    [],
  );
});

test('no two decisions have the same number', () => {
  const numbers = decisions.map((name) => name.slice(0, 4));
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});

test('a decision has at most 50 lines', () => {
  const lines = decisions.map((name) => ({
    file: name,
    what: readSource(`docs/decisions/${name}`).trimEnd().split('\n').length,
  }));
  expect(lines.filter(({ what }) => what > 50)).toEqual([]);
});
