import { endpointList } from '@vitrin/contract/endpoints';
import { answersFrom } from '@vitrin/mocks/answers';
import { createState } from '@vitrin/mocks/state';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../apps/server/src/testing/testApp.ts';
import {
  importsOf,
  manifestOf,
  readSource,
  type SourceImport,
  sourceFiles,
} from './support/sourceImports.ts';

/** Folders of the repository, the most exact first: a file belongs to the first that it lies in. */
const layers = {
  'packages/contract': ['packages/contract'],
  'packages/api-client': ['packages/contract', 'packages/api-client'],
  'packages/ui/src/theme': ['packages/contract', 'packages/ui/src/theme'],
  'packages/ui/src/text': ['packages/contract', 'packages/ui/src/text'],
  'packages/ui/src/elements/Link': ['packages/ui/src/elements/Link'],
  'packages/ui/src/elements': [
    'packages/contract',
    'packages/ui/src/theme',
    'packages/ui/src/elements/Link',
    'packages/ui/src/elements',
  ],
  'packages/ui/src/site': [
    'packages/contract',
    'packages/ui/src/theme',
    'packages/ui/src/text',
    'packages/ui/src/elements/Link',
    'packages/ui/src/elements',
    'packages/ui/src/site',
  ],
  'packages/ui/src/admin': [
    'packages/contract',
    'packages/ui/src/theme',
    'packages/ui/src/text',
    'packages/ui/src/elements/Link',
    'packages/ui/src/elements',
    'packages/ui/src/site',
    'packages/ui/src/admin',
  ],
  mocks: ['packages/contract', 'mocks'],
  'apps/site': [
    'packages/contract',
    'packages/api-client',
    'packages/ui/src/theme',
    'packages/ui/src/text',
    'packages/ui/src/elements/Link',
    'packages/ui/src/site',
    'apps/site',
  ],
  'apps/admin': [
    'packages/contract',
    'packages/api-client',
    'packages/ui/src/theme',
    'packages/ui/src/text',
    'packages/ui/src/elements/Link',
    'packages/ui/src/admin',
    'apps/admin',
  ],
  'apps/server': ['packages/contract', 'apps/server'],
  '.storybook': ['packages/contract', 'packages/ui/src/theme', 'mocks', '.storybook'],
  tests: ['packages/contract', 'packages/api-client', 'mocks', 'apps/server', 'tests'],
} as const satisfies Record<string, readonly string[]>;

/** Packages from npm that only these layers may import; layers without a line are free within their package.json. */
const packages: Readonly<Record<string, readonly string[]>> = {
  'packages/contract': ['zod'],
  'packages/api-client': ['axios', 'dompurify', 'zod'],
  'packages/ui/src/text': [],
  'packages/ui/src/elements/Link': ['react'],
  mocks: ['msw', 'zod'],
  'apps/site': ['react', 'react-dom', 'react-router-dom', '@vitejs/plugin-react'],
  'apps/admin': ['react', 'react-dom', 'react-router-dom', '@tanstack/react-query'],
};

type Layer = keyof typeof layers;

const isLayer = (name: string): name is Layer => Object.hasOwn(layers, name);
const layerNames = Object.keys(layers).filter(isLayer);
const layerOf = (file: string): Layer | undefined =>
  layerNames.find((name) => `${file}/`.startsWith(`${name}/`));

/** `packages/ui`, `apps/site`, `mocks` and so on. */
const workspaceOf = (file: string) => /^(?:packages|apps)\/[^/]+|^[^/]+/.exec(file)?.[0] ?? '';

const isTest = (file: string): boolean => /\.(?:test|spec)\.tsx?$|\/testing\//.test(file);
const isStory = (file: string): boolean => file.endsWith('.stories.tsx');
const isTool = (file: string): boolean => /\.config\.ts$|\/fonts\/subset\.ts$/.test(file);

const files = sourceFiles();
const imports = importsOf(files);
const arrow = ({ file, name }: SourceImport): string => `${file} -> ${name}`;

function isLawful({ file, target, npm }: SourceImport): boolean {
  const from = layerOf(file);
  if (from === undefined) return false;
  if (target !== undefined) {
    const to = layerOf(target);
    const allowed: readonly string[] = layers[from];
    return to !== undefined && (allowed.includes(to) || (to === 'mocks' && (isStory(file) || isTest(file))));
  }
  const named = packages[from];
  const free = named === undefined || isTest(file) || isStory(file) || isTool(file);
  return npm === undefined || free || named.includes(npm);
}

describe('imports', () => {
  test('were found', () => {
    expect(imports.length).toBeGreaterThan(500);
  });

  test('follow the table', () => {
    expect(imports.filter((found) => !isLawful(found)).map(arrow)).toEqual([]);
  });

  test('of axios stand in the API client alone', () => {
    const axios = imports.filter(({ npm }) => npm === 'axios').map(({ file }) => layerOf(file));
    expect(new Set(axios)).toEqual(new Set(['packages/api-client']));
  });

  test('stay within their workspace where they are relative', () => {
    const leaving = imports.filter(
      ({ file, name, target }) =>
        name.startsWith('.') && layerOf(file) !== 'tests' && workspaceOf(file) !== workspaceOf(target ?? ''),
    );
    expect(leaving.map(arrow)).toEqual([]);
  });

  test('are declared by the package.json of their workspace', () => {
    const shared = manifestOf('.').declared;
    const undeclared = imports.filter(({ file, name, npm, target }) => {
      const needed =
        npm ?? (target !== undefined && !name.startsWith('.') ? name.split('/', 2).join('/') : undefined);
      if (needed === undefined || ['tests', '.storybook'].includes(workspaceOf(file))) return false;
      const own = manifestOf(workspaceOf(file));
      const forAll = (isTest(file) || isStory(file) || isTool(file)) && shared.has(needed);
      return needed !== own.name && !own.declared.has(needed) && !forAll;
    });
    expect(undeclared.map(arrow)).toEqual([]);
  });
});

/** Where a colour may be written out: the theme, what it is about, and made-up content. */
const mayHoldColors = [
  'packages/ui/src/theme/',
  'packages/ui/src/text/',
  'packages/contract/src/palette',
  'packages/contract/src/theme',
  'mocks/src/fixtures/',
  'apps/server/src/demo/',
  'tests/',
];

describe('files', () => {
  test('of styles do not exist under apps', () => {
    expect(files.filter((file) => file.startsWith('apps/') && file.endsWith('.css.ts'))).toEqual([]);
  });

  test('are no barrels', () => {
    expect(files.filter((file) => /\/index\.tsx?$/.test(file))).toEqual([]);
  });

  test('of each screen have a story beside them', () => {
    const screens = files.filter((file) => /\/(\w+Screen)\/\1\.tsx$/.test(file));
    expect(screens.length).toBeGreaterThan(5);
    const without = screens.filter((file) => !files.includes(file.replace('.tsx', '.stories.tsx')));
    expect(without).toEqual([]);
  });

  test('write colours in the theme and in demo data alone', () => {
    const hex = /(?<![&\w])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b/gi;
    const found = files
      .filter(
        (file) => !mayHoldColors.some((place) => file.includes(place)) && !isTest(file) && !isStory(file),
      )
      .flatMap((file) => [...readSource(file).matchAll(hex)].map(([color]) => `${file}: ${color}`));
    expect(found).toEqual([]);
  });
});

describe('each call of the contract', () => {
  let opened: TestApp | undefined;
  beforeAll(async () => {
    opened = await openTestApp();
  });
  afterAll(() => opened?.close());

  test('has a route of the server, for all of its verbs', () => {
    const missing = endpointList.flatMap(({ endpoint }) =>
      [endpoint.method, ...(endpoint.also ?? [])]
        .filter((method) => {
          const url = `/api${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`;
          return opened?.app.hasRoute({ method, url }) !== true;
        })
        .map((method) => `${method} ${endpoint.path}`),
    );
    expect(missing).toEqual([]);
  });

  test('has a mock', () => {
    const mocked = Object.entries(answersFrom(createState())).flatMap(([group, calls]) =>
      Object.keys(calls).map((name) => `${group}.${name}`),
    );
    expect(mocked.toSorted()).toEqual(endpointList.map(({ name }) => name).toSorted());
  });
});
