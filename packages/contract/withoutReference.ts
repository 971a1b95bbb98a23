import type { Plugin } from 'vite';

type Edit = { start: number; end: number; text: string };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const literals: ReadonlySet<unknown> = new Set(['Literal', 'TemplateLiteral']);

const editOf = (start: unknown, end: unknown, text: string): Edit[] =>
  typeof start === 'number' && typeof end === 'number' ? [{ start, end, text }] : [];

/**
 * What only the reference reads in a syntax tree: the texts of properties named `summary`, unless it is a schema that
 * has the name, and the names and limits that schemas are given by `meta({ … })`.
 */
function editsIn(node: unknown): Edit[] {
  if (Array.isArray(node)) return node.flatMap(editsIn);
  if (!isRecord(node)) return [];
  const { type, key, value, callee, arguments: given } = node;
  const isText = isRecord(value) && literals.has(value['type']);
  if (type === 'Property' && isRecord(key) && key['name'] === 'summary' && isText)
    return editOf(value['start'], value['end'], "''");
  if (type === 'CallExpression' && isRecord(callee) && Array.isArray(given) && given.length === 1) {
    const { object, property } = callee;
    if (isRecord(object) && isRecord(property) && property['name'] === 'meta')
      return [...editOf(object['end'], node['end'], ''), ...editsIn(object)];
  }
  return Object.values(node).flatMap(editsIn);
}

/**
 * Removes what the contract says for the API's reference alone: browsers make their client of the same calls and
 * schemas, and need none of it.
 */
export const withoutReference = (): Plugin => ({
  name: 'without-reference',
  apply: 'build',
  transform: {
    filter: { id: /packages\/contract\/src\/.+\.ts$/ },
    handler(code) {
      const edits = editsIn(this.parse(code).body).toSorted((a, b) => b.start - a.start);
      const text = edits.reduce(
        (kept, edit) => `${kept.slice(0, edit.start)}${edit.text}${kept.slice(edit.end)}`,
        code,
      );
      return { code: text, map: null };
    },
  },
});
