import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { recommendedSizes } from '@vitrin/contract/limits';
import { panel } from '@vitrin/ui/text/en/panel';
import ts from 'typescript';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { quotesOf } from '../support/product.ts';
import { importsOf, readSource, sourceFiles } from '../support/sourceImports.ts';
import { type QuotedAdminText, quotedAdminTexts } from './adminTexts.ts';

const root = path.resolve(import.meta.dirname, '../..');
const specFile = (spec: string): string => `tests/e2e/${spec}.spec.ts`;
const specNames = [...new Set(quotedAdminTexts.map(({ spec }) => spec))];
const nameOf = ({ statement, text }: QuotedAdminText): string => `${statement}: ${text}`;
const wordsOf = (quoted: QuotedAdminText): string => `${nameOf(quoted)} (${quoted.spec})`;

type Spec = { title: string; file: string };
type Suite = { specs: Spec[]; suites?: Suite[] | undefined };
const suite: z.ZodType<Suite> = z.object({
  specs: z.array(z.object({ title: z.string(), file: z.string() })),
  suites: z.array(z.lazy(() => suite)).optional(),
});
const allOf = ({ specs, suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(allOf)];

/** The titles of the panel's journeys as the runner lists them, each prefixed with its file. */
function listJourneys(): Set<string> {
  const runner = path.join(root, 'node_modules/@playwright/test/cli.js');
  const args = ['test', '--config', 'tests/playwright.config.ts', '--project', 'panel', 'panelLists'];
  const { stdout, stderr } = spawnSync(process.execPath, [runner, ...args, '--list', '--reporter=json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    // Listing the tests needs no browser.
    env: { ...process.env, CHROMIUM_PATH: 'none' },
  });
  if (!stdout.includes('{')) throw new Error(`The journeys could not be listed: ${stderr}`);
  const { suites } = z
    .object({ suites: z.array(suite) })
    .parse(JSON.parse(stdout.slice(stdout.indexOf('{'))));
  return new Set(suites.flatMap(allOf).map(({ file, title }) => `${file} ${title}`));
}

/** The string literals of a file, without its test titles; `{name}` stands for an interpolation. */
function literalsOf(file: string): string[] {
  const source = ts.createSourceFile(file, readSource(file), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) found.push(node.text);
    if (ts.isTemplateExpression(node)) {
      const spans = node.templateSpans.map(
        ({ expression, literal }) => `{${expression.getText()}}${literal.text}`,
      );
      found.push(node.head.text + spans.join(''));
    }
    const isTest = ts.isCallExpression(node) && node.expression.getText() === 'test';
    for (const child of isTest ? node.arguments.slice(1) : node.getChildren()) visit(child);
  };
  visit(source);
  return found;
}

/** The literals of a journey and of the tables next to it that it imports. */
const literalsOfSpec = (spec: string): Set<string> => {
  const beside = importsOf([specFile(spec)]).flatMap(({ target }) =>
    target?.startsWith('tests/e2e/') === true ? [target] : [],
  );
  return new Set([specFile(spec), ...beside].flatMap(literalsOf));
};

/** Every text that the panel can show: its catalogue, the contract's validation messages, ages and sizes. */
function catalogue(): Set<string> {
  const files = sourceFiles().filter(
    (file) =>
      /^packages\/(?:ui\/src\/text\/en\/\w+|contract\/src\/(?!endpoints\/|testing\/)(?:\w+\/)?\w+)\.ts$/.test(
        file,
      ) && !file.includes('.test.'),
  );
  const { minutes, hours, days } = panel.adminText.ages;
  const ages = [minutes(1), minutes(5), hours(1), hours(23), days(2), days(6)];
  return new Set([
    ...files.flatMap(literalsOf),
    ...ages,
    ...Object.values(recommendedSizes).map((sizes) => sizes.join(' or ')),
  ]);
}

describe('each quoted text of the panel', () => {
  let journeys = new Set<string>();
  beforeAll(() => {
    journeys = listJourneys();
  });

  test('is in the table once', () => {
    expect(quotedAdminTexts.length).toBeGreaterThan(90);
    const names = quotedAdminTexts.map(nameOf);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test('is quoted by its statement in docs/product.md', () => {
    const unquoted = quotedAdminTexts.filter(({ statement, text }) => !quotesOf(statement).has(text));
    expect(unquoted.map(nameOf)).toEqual([]);
  });

  test('is checked by an existing journey', () => {
    const lost = quotedAdminTexts.filter(
      ({ spec, test: title }) => !journeys.has(`${spec}.spec.ts ${title}`),
    );
    expect(lost.map((quoted) => `${wordsOf(quoted)}: ${quoted.test}`)).toEqual([]);
  });

  test('is written out there literally', () => {
    const specs = new Map(specNames.map((spec) => [spec, literalsOfSpec(spec)]));
    const unwritten = quotedAdminTexts.filter(({ spec, text }) => specs.get(spec)?.has(text) !== true);
    expect(unwritten.map(wordsOf)).toEqual([]);
  });

  test('is not a constant of the catalogue there', () => {
    const borrowed = importsOf(specNames.map(specFile)).filter(
      ({ target }) => target?.startsWith('packages/ui/src/text') === true,
    );
    expect(borrowed.map(({ file, name }) => `${file} -> ${name}`)).toEqual([]);
  });

  test('is in the catalogue', () => {
    const sentences = catalogue();
    const missing = quotedAdminTexts.filter(({ text }) => !sentences.has(text));
    expect(missing.map(nameOf)).toEqual([]);
  });
});
