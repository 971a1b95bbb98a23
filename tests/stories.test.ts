import path from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { type PropFacts, propsOf } from './support/componentTypes.ts';
import { readSource, sourceFiles } from './support/sourceImports.ts';

const files = sourceFiles();
const stories = files.filter((file) => file.endsWith('.stories.tsx'));
const elements = files.filter((file) => /\/elements\/(\w+)\/\1\.tsx$/.test(file));
const screens = files.filter((file) => /\/(\w+Screen)\/\1\.tsx$/.test(file));
const props = propsOf([...elements, ...screens]);
const factsOf = (file: string): readonly PropFacts[] => props.get(file) ?? [];

const sourceOf = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, readSource(file), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

/** The declaration of a variable in a file, such as `meta`. */
const statementOf = (file: string, name: string): ts.VariableStatement | undefined =>
  sourceOf(file).statements.find(
    (statement): statement is ts.VariableStatement =>
      ts.isVariableStatement(statement) &&
      statement.declarationList.declarations.some((declared) => declared.name.getText() === name),
  );

/** The comment above a story file's `meta`, which Storybook shows at the top of its docs page. */
const descriptionOf = (file: string): string =>
  ts
    .getJSDocCommentsAndTags(statementOf(file, 'meta') ?? sourceOf(file))
    .map((comment) => ts.getTextOfJSDocComment(comment.comment) ?? '')
    .join('\n');

const titleOf = (file: string): string | undefined =>
  /const meta = \{\s*title: '([^']+)'/.exec(readSource(file))?.[1];

const storyNames = (file: string): string[] =>
  [...readSource(file).matchAll(/^export const (\w+)\b/gm)].map(([, name]) => name ?? '');

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Stories that designers look for among whole pages. */
const amongPages = new Set(['packages/ui/src/site/ColorGuideScreen/ContrastMatrix.stories.tsx']);

/**
 * The pattern for a story file's title: the folders below `packages/ui/src`. A second story file in a folder appends
 * its subject; connected stories are listed by app, and whole apps among the pages.
 */
function titleRule(file: string): RegExp {
  if (amongPages.has(file)) return /^Pages\/[\w ]+$/;
  const inside = /^packages\/ui\/src\/(.+)\/(\w+)\.stories\.tsx$/.exec(file);
  const [, folder = '', name = ''] = inside ?? [];
  if (folder === 'theme') return new RegExp(`^Theme/${name}$`);
  if (folder !== '') {
    const title = folder.split('/').map(capital).join('/');
    return new RegExp(path.posix.basename(folder) === name ? `^${title}$` : `^${title}/[\\w ]+$`);
  }
  if (file.startsWith('.storybook/')) return /^Workshop\/[\w ]+$/;
  if (file.includes('/testing/')) return /^Pages\/[\w ]+$/;
  return file.startsWith('apps/site/') ? /^Connected\/Site\/[\w ]+$/ : /^Connected\/[\w ]+$/;
}

describe('titles of stories', () => {
  test('mirror the folders', () => {
    const wrong = stories
      .filter((file) => !titleRule(file).test(titleOf(file) ?? ''))
      .map((file) => `${file}: ${titleOf(file)} should match ${titleRule(file)}`);
    expect(wrong).toEqual([]);
  });

  test('are each used once', () => {
    const titles = stories.map(titleOf);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });
});

const storyOf = (file: string): string => file.replace('.tsx', '.stories.tsx');

const parts = files.filter((file) => /\/parts\/(\w+)\/\1\.tsx$/.test(file));

describe('each part of several screens', () => {
  test('has a story file', () => {
    expect(parts.length).toBeGreaterThan(40);
    const told = new Set(stories.map((story) => path.posix.dirname(story)));
    expect(parts.filter((file) => !told.has(path.posix.dirname(file)))).toEqual([]);
  });
});

describe('each element', () => {
  test('has stories and a docs page', () => {
    expect(elements.length).toBeGreaterThan(30);
    const without = elements.filter(
      (file) => !files.includes(storyOf(file)) || !/tags: \['autodocs'\]/.test(readSource(storyOf(file))),
    );
    expect(without).toEqual([]);
  });

  test('says what it is for and when not to use it', () => {
    const silent = elements
      .map(storyOf)
      .filter((file) => files.includes(file))
      .filter((file) => !/^\s*\S[\s\S]{15,}\bNot for\b[\s\S]{10}/.test(descriptionOf(file)));
    expect(silent).toEqual([]);
  });

  test('explains each of its props', () => {
    const count = elements.reduce((sum, file) => sum + factsOf(file).length, 0);
    expect(count).toBeGreaterThan(100);
    const mute = elements.flatMap((file) =>
      factsOf(file)
        .filter(({ documented }) => !documented)
        .map(({ name }) => `${file}: ${name}`),
    );
    expect(mute).toEqual([]);
  });
});

/** States that a screen's props allow but that cannot occur, with the reason. */
const notMet: Readonly<Record<string, string>> = {
  'packages/ui/src/site/ServiceScreen: Empty': 'the list beside the text holds at least the service itself',
};

/** Other names of a state: forms are ready with a new or a stored entry, and failures have more specific names. */
const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  Ready: ['Edit', 'New', 'Default', 'General'],
  Failed: ['LoadFailed', 'NotFound'],
  Empty: ['SliderEmpty'],
};

/** The states that a screen's props allow. */
const statesOf = (file: string): string[] => {
  const facts = factsOf(file);
  const loads = facts.some((fact) => fact.loads);
  const lists = facts.some((fact) => fact.lists && !fact.optional);
  return ['Ready', ...(loads ? ['Loading', 'Failed'] : []), ...(lists ? ['Empty'] : [])];
};

describe('each screen', () => {
  test('was read', () => {
    expect(screens.filter((file) => statesOf(file).includes('Failed')).length).toBeGreaterThan(10);
    expect(screens.filter((file) => statesOf(file).includes('Empty')).length).toBeGreaterThan(5);
  });

  test('is shown in every state that its props allow', () => {
    const missing = screens.flatMap((file) => {
      const shown = stories
        .filter((story) => path.posix.dirname(story) === path.posix.dirname(file))
        .flatMap(storyNames);
      return statesOf(file)
        .filter(
          (state) =>
            ![state, ...(alsoCalled[state] ?? [])].some((name) => shown.some((one) => one.startsWith(name))),
        )
        .map((state) => `${path.posix.dirname(file)}: ${state}`)
        .filter((place) => notMet[place] === undefined);
    });
    expect(missing).toEqual([]);
  });

  test('that lists entries is shown with one, on the site with seven, and with two hundred', () => {
    const rows = files.filter((file) => /\/admin\/lists\/\w+Rows\.tsx$/.test(file));
    const lists = [
      ...screens
        .map((file) => path.posix.dirname(file))
        .map((folder) => ({ folder, told: stories.filter((story) => path.posix.dirname(story) === folder) })),
      // The panel's lists differ only in their rows.
      ...rows.map((file) => ({ folder: file, told: [storyOf(file)] })),
    ]
      .map(({ folder, told }) => ({ folder, shown: told.flatMap(storyNames) }))
      .filter(({ shown }) => shown.some((name) => /^(?:Many|TwoHundred|One)$/.test(name)));
    expect(lists.length).toBeGreaterThan(10);
    const missing = lists
      .map(({ folder, shown }) => {
        const many = shown.includes('Many') || shown.includes('TwoHundred');
        const seven = shown.includes('Seven') || !folder.includes('/site/');
        return { folder, one: shown.includes('One'), seven, many };
      })
      .filter(({ one, seven, many }) => !(one && seven && many));
    expect(missing).toEqual([]);
  });
});
