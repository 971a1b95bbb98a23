import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(import.meta.dirname, '../..');

/** One import of a source file; all paths are relative to the repository and use "/". */
export type SourceImport = {
  file: string;
  /** The specifier as written. */
  name: string;
  /** The file or folder that a relative or workspace import leads to; undefined for packages from npm and Node. */
  target: string | undefined;
  /** The name of a package from npm. */
  npm: string | undefined;
};

/** The folders of all workspaces. */
export const workspaceFolders: readonly string[] = globSync('{packages/*,apps/*,mocks}/package.json', {
  cwd: root,
}).map((file) => path.dirname(file).replaceAll(path.sep, '/'));

const workspaces: ReadonlyMap<string, string> = new Map(
  workspaceFolders.map((folder) => [manifestOf(folder).name, path.posix.join(folder, 'src')]),
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

/** The names that a source file exports from its own declarations. */
export function exportsOf(file: string): string[] {
  const source = ts.createSourceFile(file, readSource(file), ts.ScriptTarget.Latest);
  return source.statements.flatMap((statement) => {
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
    if (!isExported) return [];
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.flatMap(({ name }) =>
        ts.isIdentifier(name) ? [name.text] : [],
      );
    const isNamed =
      ts.isFunctionDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement) ||
      ts.isClassDeclaration(statement);
    return isNamed && statement.name ? [statement.name.text] : [];
  });
}

type Manifest = {
  name: string;
  /** Everything that the workspace may import. */
  declared: ReadonlySet<string>;
  /** What production installs for it. */
  installed: ReadonlySet<string>;
};

/** The relevant facts of a package.json. */
export function manifestOf(folder: string): Manifest {
  const json: unknown = JSON.parse(readSource(path.posix.join(folder, 'package.json')));
  const facts = new Map(Object.entries(json ?? {}));
  const namesOf = (...keys: readonly string[]): Set<string> =>
    new Set(keys.flatMap((key) => Object.keys(facts.get(key) ?? {})));
  return {
    name: String(facts.get('name')),
    declared: namesOf('dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'),
    installed: namesOf('dependencies'),
  };
}
