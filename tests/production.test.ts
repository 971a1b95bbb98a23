import { isBuiltin } from 'node:module';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import { manifestOf, readSource, workspaceFolders } from './support/sourceImports.ts';
import { startCommand } from './support/startCommand.ts';

const root = path.resolve(import.meta.dirname, '..');

/** A build takes seconds, or longer on a busy machine. */
const buildMs = 180_000;

type Graph = {
  /** Files of this repository and of libraries that are bundled. */
  modules: readonly string[];
  /** npm packages that the built files import at run time. */
  packages: ReadonlySet<string>;
  /** The files and packages that a module loads statically, excluding dynamic imports. */
  loadedWith: (module: string) => readonly string[];
};

const isOutput = (result: Awaited<ReturnType<typeof build>>): result is Rolldown.RolldownOutput =>
  'output' in result;

const packageOf = (name: string): string => name.split('/', name.startsWith('@') ? 2 : 1).join('/');

/** What `npm run build` bundles into an app's files for Node, and what these import. */
async function graphOf(app: string): Promise<Graph> {
  const folder = path.join(root, app);
  const configFile = path.join(folder, 'vite.config.ts');
  const result = await build({
    configFile,
    logLevel: 'error',
    // Every import counts, even if nothing of it is used.
    build: { ssr: true, write: false, rolldownOptions: { treeshake: false } },
  });
  const chunks = (isOutput(result) ? result.output : []).flatMap((file) =>
    file.type === 'chunk' ? [file] : [],
  );
  const files = new Set(chunks.map(({ fileName }) => fileName));
  const chunkOf = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const here = (id: string): string => path.relative(root, id).replaceAll(path.sep, '/');
  const loadedWith = (module: string): readonly string[] => {
    const first = chunks.find(({ moduleIds }) => moduleIds.some((id) => here(id) === module));
    const reached = new Set(first === undefined ? [] : [first.fileName]);
    for (const name of reached) for (const next of chunkOf.get(name)?.imports ?? []) reached.add(next);
    return [...reached].flatMap((name) => chunkOf.get(name)?.moduleIds.map(here) ?? [name]);
  };
  const loaded = chunks.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports]);
  return {
    modules: chunks
      .flatMap(({ moduleIds }) => moduleIds)
      .filter((id) => path.isAbsolute(id))
      .map(here),
    loadedWith,
    packages: new Set(loaded.filter((name) => !files.has(name) && !isBuiltin(name)).map(packageOf)),
  };
}

/** Development code: tests, stories, code that draws demo pictures. */
const isForWork = (file: string): boolean =>
  /\.(?:test|spec|stories)\.tsx?$|\/testing\/|^(?:mocks|tests|\.storybook|packages\/demo\/drawing)\//.test(
    file,
  );

/** Imported by flydrive's S3 driver without being installed by it. */
const wantedByFlydrive = ['@aws-sdk/s3-request-presigner'];

/** What a server loads on demand. */
const isLater = (name: string): boolean =>
  /@fastify\/swagger|(?:^|\/)(?:yaml|nodemailer|flydrive|@aws-sdk|pg)(?:\/|$)|examples\/|otlpTracing/.test(
    name,
  );

describe('the built server', () => {
  let server: Graph;
  beforeAll(async () => {
    server = await graphOf('apps/server');
  }, buildMs);

  test('contains only product code', () => {
    expect(server.modules).toContain('apps/server/src/main.ts');
    expect(server.modules).toContain('packages/demo/src/karavan.ts');
    expect(server.modules.filter(isForWork)).toEqual([]);
    const own = server.modules.filter((file) => !/(?:^|\/)node_modules\//.test(file));
    const folders = new Set(own.map((file) => file.split('/', 3).join('/')));
    expect(folders).toEqual(
      new Set(['apps/server/src', 'packages/api-client/src', 'packages/contract/src', 'packages/demo/src']),
    );
  });

  test('starts without modules that are loaded on demand', () => {
    const atStart = server.loadedWith('apps/server/src/serveBuild.ts');
    expect(atStart).toContain('apps/server/src/app.ts');
    expect(atStart.filter(isLater)).toEqual([]);
    expect(server.loadedWith('apps/server/src/http/reference/apiReference.ts').filter(isLater)).not.toEqual(
      [],
    );
  });

  test('loads exactly what production installs', () => {
    const { installed } = manifestOf('apps/server');
    expect([...server.packages].filter((name) => !installed.has(name))).toEqual([]);
    const all = new Set(
      ['.', ...workspaceFolders].flatMap((folder) => Array.from(manifestOf(folder).installed)),
    );
    const idle = [...all].filter((name) => !name.startsWith('@vitrin/') && !server.packages.has(name));
    expect(idle).toEqual(wantedByFlydrive);
  });
});

describe('the built server part of the site', () => {
  let site: Graph;
  beforeAll(async () => {
    site = await graphOf('apps/site');
  }, buildMs);

  test('contains only product code, and bundles its libraries', () => {
    expect(site.modules).toContain('apps/site/src/entry.server.tsx');
    expect(site.modules.filter(isForWork)).toEqual([]);
    expect([...site.packages]).toEqual([]);
  });
});

test('the image is installed from the package.json of every workspace', () => {
  const dockerfile = readSource('Dockerfile');
  const missing = workspaceFolders.filter(
    (folder) => !dockerfile.includes(`COPY ${folder}/package.json ${folder}/\n`),
  );
  expect(missing).toEqual([]);
});

test('the image gives Node and the C library what `npm start` gives them', () => {
  const dockerfile = readSource('Dockerfile');
  const [, command = ''] = /^CMD (.+)$/m.exec(dockerfile) ?? [];
  const words: unknown = JSON.parse(command);
  expect(words).toEqual(['node', ...startCommand.flags, 'apps/server/dist/server.js']);
  expect(Object.keys(startCommand.env)).not.toEqual([]);
  for (const [name, value] of Object.entries(startCommand.env))
    expect(dockerfile).toMatch(new RegExp(`^(?:ENV|   ).* ${name}=${value}(?: |$)`, 'm'));
});
