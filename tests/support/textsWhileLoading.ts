import ts from 'typescript';
import { readSource } from './sourceImports.ts';

const isPanelText = (module: ts.Expression): boolean =>
  ts.isStringLiteral(module) && /\/text\/panelText(?:\.ts)?$/.test(module.text);

/** Exports of the module that are not texts. */
const isChoice = (name: string): boolean => name === 'speak' || name === 'defaultLanguage';

/** The local names of the panel's texts in a file. */
function textsOf(source: ts.SourceFile): ReadonlySet<string> {
  const names = source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !isPanelText(statement.moduleSpecifier)) return [];
    const bindings = statement.importClause?.namedBindings;
    return bindings && ts.isNamedImports(bindings) ? bindings.elements.map(({ name }) => name.text) : [];
  });
  return new Set(names.filter((name) => !isChoice(name)));
}

/** Whether an identifier is the name of a property rather than a variable. */
const isProperty = (node: ts.Identifier): boolean =>
  (ts.isPropertyAccessExpression(node.parent) || ts.isPropertyAssignment(node.parent)) &&
  node.parent.name === node;

/** Every place where a file reads a text of the panel while the module loads, outside functions: `file:line what`. */
export function textsReadWhileLoading(file: string): string[] {
  const source = ts.createSourceFile(file, readSource(file), ts.ScriptTarget.Latest, true);
  const texts = textsOf(source);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) || ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isIdentifier(node) && texts.has(node.text) && !isProperty(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push(`${file}:${line + 1} ${node.parent.getText(source)}`);
    }
    ts.forEachChild(node, visit);
  };
  if (texts.size > 0) visit(source);
  return found;
}
