import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(import.meta.dirname, '../..');

/** A member of a component's props, according to its type. */
export type PropFacts = {
  name: string;
  optional: boolean;
  /** Whether it has a doc comment. */
  documented: boolean;
  /** Whether it is a `Load<T>`, which may be loading or have failed. */
  loads: boolean;
  /** Whether it is a list, or a `Load` of one. */
  lists: boolean;
};

/** The props of components by file, limited to those declared in these files (no HTML attributes). */
export function propsOf(files: readonly string[]): ReadonlyMap<string, readonly PropFacts[]> {
  const config = ts.parseJsonConfigFileContent(
    ts.readConfigFile(path.join(root, 'tsconfig.json'), (file) => ts.sys.readFile(file)).config,
    ts.sys,
    root,
  );
  const program = ts.createProgram(
    files.map((file) => path.join(root, file)),
    config.options,
  );
  const checker = program.getTypeChecker();
  return new Map(
    files.map((file) => {
      const source = program.getSourceFile(path.join(root, file));
      const wanted = `${path.basename(file, '.tsx')}Props`;
      const declared = source?.statements.find(
        (statement): statement is ts.TypeAliasDeclaration =>
          ts.isTypeAliasDeclaration(statement) && statement.name.text === wanted,
      );
      return [file, declared === undefined ? [] : propsOfType(checker, declared)];
    }),
  );
}

function propsOfType(checker: ts.TypeChecker, declared: ts.TypeAliasDeclaration): PropFacts[] {
  return checker
    .getTypeAtLocation(declared.name)
    .getProperties()
    .flatMap((symbol) => {
      const own = symbol.declarations?.filter(
        (node) => !node.getSourceFile().fileName.includes('node_modules'),
      );
      if (own === undefined || own.length === 0) return [];
      const type = checker.getTypeOfSymbolAtLocation(symbol, declared);
      return [
        {
          name: symbol.name,
          optional: (symbol.flags & ts.SymbolFlags.Optional) !== 0,
          documented: symbol.getDocumentationComment(checker).length > 0,
          loads: partsOf(type).some(isLoad),
          lists: partsOf(type).some(
            (part) => isList(checker, part) || listsOnceLoaded(checker, part, declared),
          ),
        },
      ];
    });
}

const partsOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);

const statusOf = (type: ts.Type): ts.Symbol | undefined => type.getProperty('status');

/** Whether a type is the failed variant of `Load<T>`, the only one with a retry. */
const isLoad = (type: ts.Type): boolean =>
  statusOf(type) !== undefined &&
  type.getProperty('retry') !== undefined &&
  type.getProperty('error') !== undefined;

const isList = (checker: ts.TypeChecker, type: ts.Type): boolean =>
  checker.isArrayType(type) && !checker.isTupleType(type);

/** Whether a type is the ready variant of a `Load<T>` whose data is a list. */
function listsOnceLoaded(checker: ts.TypeChecker, type: ts.Type, place: ts.Node): boolean {
  const data = statusOf(type) === undefined ? undefined : type.getProperty('data');
  return (
    data !== undefined &&
    partsOf(checker.getTypeOfSymbolAtLocation(data, place)).some((part) => isList(checker, part))
  );
}
