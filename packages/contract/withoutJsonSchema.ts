import type { Plugin } from 'vite';

type Edit = { start: number; end: number; text: string };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Functions that generate JSON Schema for one kind of schema, and the methods that return it. */
const makers: ReadonlySet<unknown> = new Set(['createToJSONSchemaMethod', 'createStandardJSONSchemaMethod']);

const editOf = ({ start, end }: Readonly<Record<string, unknown>>, text: string): Edit[] =>
  typeof start === 'number' && typeof end === 'number' ? [{ start, end, text }] : [];

/** The nodes of a syntax tree that only serve generating JSON Schema. */
function editsIn(node: unknown): Edit[] {
  if (Array.isArray(node)) return node.flatMap(editsIn);
  if (!isRecord(node)) return [];
  const { type, left, right, callee } = node;
  if (type === 'AssignmentExpression' && isRecord(left) && isRecord(left['property']) && isRecord(right)) {
    if (left['property']['name'] === 'processJSONSchema') return editOf(right, 'undefined');
  }
  if (type === 'CallExpression' && isRecord(callee) && makers.has(callee['name']))
    return editOf(node, '(() => undefined)');
  return Object.values(node).flatMap(editsIn);
}

/**
 * Removes JSON Schema generation from zod: the server's reference uses it, browsers never do, and it is 8 kB of the
 * panel's start.
 */
export const withoutJsonSchema = (): Plugin => ({
  name: 'without-json-schema',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/zod\/v4\/classic\/schemas\.js$/ },
    handler(code) {
      const edits = editsIn(this.parse(code).body).toSorted((a, b) => b.start - a.start);
      if (edits.length === 0) this.error('zod makes JSON Schema elsewhere now');
      const text = edits.reduce(
        (kept, edit) => `${kept.slice(0, edit.start)}${edit.text}${kept.slice(edit.end)}`,
        code,
      );
      return { code: text, map: null };
    },
  },
});
