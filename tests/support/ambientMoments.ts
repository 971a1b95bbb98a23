import ts from 'typescript';
import { readSource } from './sourceImports.ts';

/** Every place in a file that uses the clock or random numbers, as `file:line what`. */
export function ambientMomentsIn(file: string): string[] {
  const source = ts.createSourceFile(file, readSource(file), ts.ScriptTarget.Latest);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isAmbient(node, source)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push(`${file}:${line + 1} ${node.getText(source)}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const calls = /^(?:Date(?:\.now)?|Math\.random|performance\.now|crypto\.(?:randomUUID|getRandomValues))$/;

function isAmbient(node: ts.Node, source: ts.SourceFile): boolean {
  if (ts.isNewExpression(node)) {
    return node.expression.getText(source) === 'Date' && (node.arguments ?? []).length === 0;
  }
  return ts.isCallExpression(node) && calls.test(node.expression.getText(source));
}
