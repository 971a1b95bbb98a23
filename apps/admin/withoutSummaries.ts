import type { Plugin } from 'vite';

type Edit = { start: number; end: number };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const literals: ReadonlySet<unknown> = new Set(['Literal', 'TemplateLiteral']);

/** The string values of properties named `summary` in a syntax tree; a schema with that name is not one. */
function summariesIn(node: unknown): Edit[] {
  if (Array.isArray(node)) return node.flatMap(summariesIn);
  if (!isRecord(node)) return [];
  const { type, key, value } = node;
  const isText = isRecord(value) && literals.has(value['type']);
  if (type === 'Property' && isRecord(key) && key['name'] === 'summary' && isText) {
    const { start, end } = value;
    return typeof start === 'number' && typeof end === 'number' ? [{ start, end }] : [];
  }
  return Object.values(node).flatMap(summariesIn);
}

/**
 * Removes the API reference's descriptions of calls: the panel builds its client from the same table, and needs none of
 * them.
 */
export const withoutSummaries = (): Plugin => ({
  name: 'without-summaries',
  apply: 'build',
  transform: {
    filter: { id: /packages\/contract\/src\/(?:endpoints|kinds)\/\w+\.ts$/ },
    handler(code) {
      const edits = summariesIn(this.parse(code).body).toSorted((a, b) => b.start - a.start);
      const text = edits.reduce(
        (kept, { start, end }) => `${kept.slice(0, start)}''${kept.slice(end)}`,
        code,
      );
      return { code: text, map: null };
    },
  },
});
