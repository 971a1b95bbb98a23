import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(import.meta.dirname, '../..');

/** One import of a source file; all paths are relative to the repository and use "/". */
export type SourceImport = {
  file: string;
  /** What stands in the import. */
  name: string;
  /** The file or folder that a relative or workspace import leads to; undefined for packages from npm and Node. */
  target: string | undefined;
  /** The name of a package from npm. */
  npm: string | undefined;
};

const workspaces: ReadonlyMap<string, string> = new Map(
  globSync('{packages/*,apps/*,mocks}/package.json', { cwd: root }).map((file) => [
    manifestOf(path.dirname(file)).name,
    path.posix.join(path.dirname(file).replaceAll(path.sep, '/'), 'src'),
  ]),
);

/** Every source file of the repository. */
export function sourceFiles(): string[] {
  return globSync('{packages,apps,mocks,tests,.storybook}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**'],
  })
    .map((file) => file.replaceAll(path.sep, '/'))
    .toSorted();
}

/** The text of a file of the repository. */
export function readSource(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

/** Every static, dynamic and type-only import of the given files. */
export const importsOf = (files: readonly string[]): SourceImport[] =>
  files.flatMap((file) =>
    ts.preProcessFile(readSource(file)).importedFiles.map(({ fileName }) => resolve(file, fileName)),
  );

function resolve(file: string, name: string): SourceImport {
  if (name.startsWith('.')) {
    return { file, name, target: path.posix.join(path.posix.dirname(file), name), npm: undefined };
  }
  const [scope = '', second = '', ...rest] = name.split('/');
  const packageName = scope.startsWith('@') ? `${scope}/${second}` : scope;
  const workspace = workspaces.get(packageName);
  if (workspace !== undefined) return { file, name, target: [workspace, ...rest].join('/'), npm: undefined };
  return { file, name, target: undefined, npm: name.startsWith('node:') ? undefined : packageName };
}

/** What a package.json says that matters here. */
export function manifestOf(folder: string): { name: string; declared: ReadonlySet<string> } {
  const json: unknown = JSON.parse(readSource(path.posix.join(folder, 'package.json')));
  const facts = new Map(Object.entries(json ?? {}));
  const names = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'].flatMap(
    (key) => Object.keys(facts.get(key) ?? {}),
  );
  return { name: String(facts.get('name')), declared: new Set(names) };
}
