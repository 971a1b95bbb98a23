import type { Plugin } from 'vite';

type Edit = { start: number; end: number };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const literals: ReadonlySet<unknown> = new Set(['Literal', 'TemplateLiteral']);

/** The texts of properties called `summary`, in a syntax tree; a schema of that name is none. */
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

/** Leaves out what the API's reference says of each call: the panel makes its client of the same table, and reads none of it. */
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
