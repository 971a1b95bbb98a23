import path from 'node:path';
import { endpointList } from '@vitrin/contract/endpoints';
import { answersFrom } from '@vitrin/mocks/answers';
import { createState } from '@vitrin/mocks/state';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openTestApp, type TestApp } from '../apps/server/src/testing/testApp.ts';
import { ambientMomentsIn } from './support/ambientMoments.ts';
import {
  exportsOf,
  importsOf,
  manifestOf,
  readSource,
  type SourceImport,
  sourceFiles,
  workspaceFolders,
} from './support/sourceImports.ts';
import { textsReadWhileLoading } from './support/textsWhileLoading.ts';

type Layer = {
  folder: string;
  /** The names of the layers that it may import besides itself. */
  uses: readonly string[];
  /** The npm packages that it may import; by default, those declared in its package.json. */
  npm?: readonly string[];
};

const looks = ['contract', 'ui/theme', 'ui/text', 'ui/link'];
const routing = ['react', 'react-dom', 'react-router-dom'];

/** The dependency rules. A file belongs to the first layer that matches it. */
const layers: Readonly<Record<string, Layer>> = {
  contract: { folder: 'packages/contract', uses: [], npm: ['zod'] },
  'api-client': { folder: 'packages/api-client', uses: ['contract'], npm: ['axios', 'dompurify', 'zod'] },
  'ui/theme': { folder: 'packages/ui/src/theme', uses: ['contract'] },
  'ui/text': { folder: 'packages/ui/src/text', uses: ['contract'], npm: [] },
  'ui/link': { folder: 'packages/ui/src/elements/Link', uses: [], npm: ['react'] },
  'ui/elements': { folder: 'packages/ui/src/elements', uses: ['contract', 'ui/theme', 'ui/link'] },
  'ui/site': { folder: 'packages/ui/src/site', uses: [...looks, 'ui/elements'] },
  'ui/admin': { folder: 'packages/ui/src/admin', uses: [...looks, 'ui/elements', 'ui/site'] },
  mocks: { folder: 'mocks', uses: ['contract'], npm: ['msw', 'zod'] },
  site: {
    folder: 'apps/site',
    uses: [...looks, 'api-client', 'ui/site'],
    npm: [...routing, '@vitejs/plugin-react', 'schema-dts'],
  },
  admin: {
    folder: 'apps/admin',
    uses: [...looks, 'api-client', 'ui/admin'],
    npm: [...routing, '@simplewebauthn/browser', '@tanstack/react-query'],
  },
  // Draws the demo's pictures; nothing imports it.
  'demo/drawing': { folder: 'packages/demo/drawing', uses: ['contract', 'demo'], npm: ['sharp'] },
  demo: { folder: 'packages/demo', uses: ['contract'], npm: [] },
  // Reads an API on another host in the same way as the apps.
  server: { folder: 'apps/server', uses: ['contract', 'demo', 'api-client'] },
  // Designers also look at the product's own demo companies.
  storybook: {
    folder: '.storybook',
    uses: [...looks, 'ui/elements', 'ui/site', 'ui/admin', 'mocks', 'demo'],
  },
  tests: {
    folder: 'tests',
    uses: ['contract', 'api-client', 'mocks', 'demo', 'server', 'site', 'ui/theme', 'ui/text'],
  },
};

const layerOf = (file: string): string | undefined =>
  Object.keys(layers).find((name) => `${file}/`.startsWith(`${layers[name]?.folder}/`));

/** `packages/ui`, `apps/site`, `mocks` and so on. */
const workspaceOf = (file: string) => /^(?:packages|apps)\/[^/]+|^[^/]+/.exec(file)?.[0] ?? '';

const isTest = (file: string): boolean => /\.(?:test|spec)\.tsx?$|\/testing\//.test(file);
const isStory = (file: string): boolean => file.endsWith('.stories.tsx');
/** Files that only tools run: scripts, and a workspace's top-level configuration with its helpers. */
const isTool = (file: string): boolean =>
  /\.config\.ts$|^(?:apps|packages)\/[^/]+\/\w+\.ts$|\/fonts\/subset\.ts$/.test(file);

const files = sourceFiles();
const imports = importsOf(files);
const arrow = ({ file, name }: SourceImport): string => `${file} -> ${name}`;

function isLawful({ file, target, npm }: SourceImport): boolean {
  const from = layerOf(file) ?? '';
  const law = layers[from];
  const isFree = isTest(file) || isStory(file) || isTool(file);
  if (law === undefined) return false;
  if (target === undefined)
    return npm === undefined || isFree || law.npm === undefined || law.npm.includes(npm);
  const to = layerOf(target) ?? '';
  // Stories and tests use the fixtures, and stories also the product's own texts; stories of the theme and of whole
  // apps also show elements.
  const isShown =
    to === 'mocks' ||
    (isStory(file) && to === 'ui/text') ||
    (['ui/theme', 'site', 'admin'].includes(from) && to === 'ui/elements');
  return to === from || law.uses.includes(to) || (isFree && isShown);
}

/**
 * The workspaces that a workspace's project references, so that it uses their declarations instead of compiling their
 * sources again.
 */
const referencesOf = (folder: string): readonly string[] =>
  z
    .object({ references: z.array(z.object({ path: z.string() })).default([]) })
    .parse(JSON.parse(readSource(`${folder}/tsconfig.json`)))
    .references.map((reference) => path.posix.join(folder, reference.path));

describe('imports', () => {
  test('were found', () => {
    expect(imports.length).toBeGreaterThan(500);
  });

  test('follow the table', () => {
    expect(imports.filter((found) => !isLawful(found)).map(arrow)).toEqual([]);
  });

  test('of axios are only in the API client', () => {
    const axios = imports.filter(({ npm }) => npm === 'axios').map(({ file }) => layerOf(file));
    expect(new Set(axios)).toEqual(new Set(['api-client']));
  });

  test('are relative only within their workspace', () => {
    const leaving = imports.filter(
      ({ file, name, target }) =>
        name.startsWith('.') && layerOf(file) !== 'tests' && workspaceOf(file) !== workspaceOf(target ?? ''),
    );
    expect(leaving.map(arrow)).toEqual([]);
  });

  test('of tests and stories are only in tests, stories and tools', () => {
    const leading = imports.filter(({ file, target }) => {
      const isForTests = target !== undefined && (isTest(target) || isStory(target));
      const isFree = isTest(file) || isStory(file) || isTool(file);
      return isForTests && !isFree && !['tests', '.storybook'].includes(workspaceOf(file));
    });
    expect(leading.map(arrow)).toEqual([]);
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

  test('of another workspace are references of the project', () => {
    const unreferenced = imports.filter(({ file, target }) => {
      const [from, to] = [workspaceOf(file), workspaceOf(target ?? file)];
      const isOwn = from === to || ['tests', '.storybook'].includes(from);
      return !isOwn && !isTest(file) && !isStory(file) && !isTool(file) && !referencesOf(from).includes(to);
    });
    expect(unreferenced.map(arrow)).toEqual([]);
  });
});

describe('each dependency', () => {
  const places = ['.', ...workspaceFolders].map((folder) => ({
    folder,
    page: folder === '.' ? 'CONTRIBUTING.md' : `${folder}/README.md`,
  }));

  test.each(places)('of $folder is told in $page', ({ folder, page }) => {
    const told = readSource(page);
    // Types belong to their library, and the purpose of each workspace is described in docs/architecture.md.
    const own = [...manifestOf(folder).declared].filter((name) => !/^@(?:types|vitrin)\//.test(name));
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter((name) => !told.includes(`\`${name}\``))).toEqual([]);
  });
});

/** Where colour literals are allowed: in the theme, in texts about colours, and in demo content. */
const mayHoldColors = [
  'packages/ui/src/theme/',
  'packages/ui/src/text/',
  'packages/contract/src/settings/palette',
  // Its messages contain a colour as an example.
  'packages/contract/src/errors/refusals',
  'packages/contract/src/settings/theme',
  'mocks/src/fixtures/',
  'packages/demo/',
  'tests/',
];

describe('files', () => {
  test('of styles do not exist under apps', () => {
    expect(files.filter((file) => file.startsWith('apps/') && file.endsWith('.css.ts'))).toEqual([]);
  });

  test('are no barrels', () => {
    expect(files.filter((file) => /\/index\.tsx?$/.test(file))).toEqual([]);
  });

  test('of each screen have a story next to them', () => {
    const screens = files.filter((file) => /\/(\w+Screen)\/\1\.tsx$/.test(file));
    expect(screens.length).toBeGreaterThan(5);
    const without = screens.filter((file) => !files.includes(file.replace('.tsx', '.stories.tsx')));
    expect(without).toEqual([]);
  });

  test('write colours only in the theme and in demo data', () => {
    const hex = /(?<![&\w])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b/gi;
    const found = files
      .filter(
        (file) => !mayHoldColors.some((place) => file.includes(place)) && !isTest(file) && !isStory(file),
      )
      .flatMap((file) => [...readSource(file).matchAll(hex)].map(([color]) => `${file}: ${color}`));
    expect(found).toEqual([]);
  });
});

/** Files of the panel that are only reached on a server with the additions. */
const isOfAdditions = new RegExp(
  `^apps/admin/src/(?:${[
    'api.ts$',
    '(?:activity|firstDay|health|history|inbox|library|redirects|trash|users)/',
    // Only such a server has e-mail links, second factors and passkeys.
    '(?:credentials|session)/',
    'kinds/plainPanels.tsx$',
    'dashboard/(?:Leads|Planned|Visits)Container.tsx$',
    'frame/PreviewsContainer.tsx$',
    'settings/(?:useMailSettings|useSettingPictures).ts$',
    'pictures/(?:sendPicture|takesFor).ts$',
  ].join('|')})`,
);

describe('calls beyond the specification', () => {
  // On other servers `client` may lack them, which its types express.
  test('are called without a check only in modules that no other server reaches', () => {
    const making = files.filter(
      (file) => !isTest(file) && !isStory(file) && /\bourClient\b/.test(readSource(file)),
    );
    expect(making.length).toBeGreaterThan(20);
    expect(making.filter((file) => !isOfAdditions.test(file))).toEqual([]);
  });
});

describe('code of browsers', () => {
  // A phone reaches a server of the same network by plain http, where this function does not exist.
  test('makes no ids by what only encrypted pages have', () => {
    const making = files.filter((file) => /^(?:packages|apps\/(?:admin|site))\//.test(file) && !isTest(file));
    expect(making.filter((file) => readSource(file).includes('.randomUUID('))).toEqual([]);
  });
});

describe('texts of the panel', () => {
  const readers = files.filter(
    (file) => /^(?:packages|apps)\//.test(file) && !isStory(file) && !isTest(file),
  );

  // Such a text would keep the language of that moment, or be missing, since no language has been chosen yet.
  test('are not read by any module while it loads', () => {
    expect(readers.flatMap(textsReadWhileLoading)).toEqual([]);
  });
});

test('Turkish texts of the server are only in its folder of texts', () => {
  const place = /^apps\/server\/src\/(?:text|http\/reference\/examples|store\/migrations|wordpress)\//;
  const others = files.filter(
    (file) => file.startsWith('apps/server/') && !place.test(file) && !isTest(file),
  );
  expect(others.filter((file) => /[çğıöşüÇĞİÖŞÜ]/.test(readSource(file)))).toEqual([]);
});

/** Files whose exports have the same names as what they are an example or an old version of. */
const namedAlike =
  /^(?:mocks\/src\/fixtures|packages\/demo|apps\/server\/src\/(?:http\/reference\/examples|store\/migrations)|packages\/ui\/src\/text\/\w+)\//;
/** Folders with one file per subject or kind, named after it: its calls, their mocks, its part of the panel. */
const namedBySubject =
  /^(?:packages\/contract\/src\/endpoints|mocks\/src\/answers|apps\/admin\/src\/kinds)\//;
/** Each app's entry point, routing tables, and what the API and the panel each know about sessions. */
const inEachPart: ReadonlySet<string> = new Set(['main', 'routes', 'session']);
/** Whether the names are shared by a file of the contract and the file of the server that implements it. */
const isContractAndServer = ([one = '', other = '', ...further]: readonly string[]): boolean =>
  layerOf(one) === 'server' && layerOf(other) === 'contract' && further.length === 0;
/** The exports of each site route, which the router expects. */
const forRouter: ReadonlySet<string> = new Set(['Component', 'loader']);

/** The names that occur in several files, with these files. */
const gathered = (entries: readonly (readonly [string, string])[]) =>
  [...Map.groupBy(entries, ([name]) => name)]
    .map(([name, of]) => [name, [...new Set(of.map(([, file]) => file))]] as const)
    .filter(([, of]) => of.length > 1);

describe('names', () => {
  const named = files.filter(
    (file) =>
      /^(?:packages|apps|mocks)\//.test(file) &&
      !isTest(file) &&
      !isStory(file) &&
      !isTool(file) &&
      !file.endsWith('.css.ts') &&
      !namedAlike.test(file),
  );
  test('are exported by one module each', () => {
    const exported = named.flatMap((file) => exportsOf(file).map((name) => [name, file] as const));
    expect(exported.length).toBeGreaterThan(1_000);
    expect(gathered(exported.filter(([name]) => !forRouter.has(name)))).toEqual([]);
  });

  test('of files are unique', () => {
    // Each app has its own containers.
    const stems = named
      .filter((file) => !namedBySubject.test(file) && !file.endsWith('Container.tsx'))
      .map((file) => [path.parse(file).name, file] as const)
      .filter(([stem]) => !inEachPart.has(stem));
    expect(stems.length).toBeGreaterThan(1_000);
    expect(gathered(stems).filter(([, of]) => !isContractAndServer(of.toSorted()))).toEqual([]);
  });

  test('of files in a folder differ in more than their case', () => {
    const stems = named.map((file) => file.replace(/\.tsx?$/, ''));
    expect(gathered(stems.map((stem) => [stem.toLowerCase(), stem] as const))).toEqual([]);
  });
});

describe('stories and fixtures', () => {
  /** The sources of stories, whose snapshots must look the same tomorrow. */
  const shown = files.filter((file) => isStory(file) || /^mocks\/|^packages\/ui\/.*\/testing\//.test(file));

  test('use neither the clock nor random numbers', () => {
    expect(shown.length).toBeGreaterThan(100);
    expect(shown.flatMap(ambientMomentsIn)).toEqual([]);
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
