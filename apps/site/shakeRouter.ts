import type { Plugin, Rolldown } from 'vite';

type Program = ReturnType<Rolldown.PluginContext['parse']>;
type Statement = Program['body'][number];
type Edit = { start: number; end: number; text: string };

/** Calls that create a component or a context and have no other effect. */
const makers: ReadonlySet<string> = new Set(['createContext', 'forwardRef', 'memo']);
const pure = '/* @__PURE__ */ ';

/**
 * Lets the build tree-shake the parts of react-router that the site does not use. The package declares that it has no
 * side effects, but it creates its components by calls, and completes them by assignments, which a bundler cannot prove
 * to be pure; so all of them would stay, with the forms, fetchers and prefetching that they use. Calls are marked as
 * pure, debug names are removed, and a class is merged with the assignments to it. Code that a new version writes
 * differently is left as it is, which only costs bytes.
 */
export const shakeRouter = (): Plugin => ({
  name: 'shake-router',
  transform: {
    filter: { id: /node_modules\/react-router\/dist\/.*\.mjs$/ },
    handler(code) {
      const { body } = this.parse(code);
      const assigned = body.flatMap(assignmentOf);
      const edits = body.flatMap(declaredIn).flatMap(({ id, init }): Edit[] => {
        if (init?.type === 'CallExpression') {
          const called = init.callee.type === 'MemberExpression' ? nameOf(init.callee.property) : undefined;
          return called !== undefined && makers.has(called) ? [at(init.start, pure)] : [];
        }
        const context = assigned.find(({ to, name }) => name === 'contextType' && to === nameOf(id));
        if (init?.type !== 'ClassExpression' || context === undefined) return [];
        const { to, start, end } = context;
        return [
          at(init.start, `${pure}(() => { const ${to} = `),
          at(init.end, `; ${code.slice(start, end)} return ${to}; })()`),
          { start, end, text: '' },
        ];
      });
      const names = assigned
        .filter(({ name }) => name === 'displayName')
        .map(({ start, end }): Edit => ({ start, end, text: '' }));
      return { code: apply(code, [...edits, ...names]), map: null };
    },
  },
});

const at = (place: number, text: string): Edit => ({ start: place, end: place, text });

const nameOf = (node: { type: string; name?: unknown }): string | undefined =>
  node.type === 'Identifier' && typeof node.name === 'string' ? node.name : undefined;

const declaredIn = (statement: Statement) =>
  statement.type === 'VariableDeclaration' ? statement.declarations : [];

/** The property assignment of a statement that does nothing else. */
function assignmentOf(statement: Statement): { to: string; name: string; start: number; end: number }[] {
  const { start, end } = statement;
  if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'AssignmentExpression')
    return [];
  const { left } = statement.expression;
  if (left.type !== 'MemberExpression') return [];
  const { object, property } = left;
  if (object.type !== 'Identifier' || property.type !== 'Identifier') return [];
  return [{ to: object.name, name: property.name, start, end }];
}

const apply = (code: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code);
