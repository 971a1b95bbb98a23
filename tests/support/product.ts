import { readSource } from './sourceImports.ts';

/** The statements of docs/product.md by number, each as a single line. */
export const statements: ReadonlyMap<string, string> = new Map(
  [...readSource('docs/product.md').matchAll(/^- \*\*(\d+\.\d+)\*\* ((?:.+\n)+?)(?=- |\n|$(?!\n))/gm)].map(
    ([, number = '', words = '']) => [number, words.trim().replaceAll(/\s+/g, ' ')],
  ),
);

/** The quoted texts of a statement, with `{what}` in them replaced by each of the statement's quotes. */
export function quotesOf(statement: string): ReadonlySet<string> {
  const words = statements.get(statement) ?? '';
  const quotes = [...words.matchAll(/"([^"]+)"|(?<= )'([^']+)'/g)].map(
    ([, double, single]) => double ?? single ?? '',
  );
  return new Set(
    quotes.flatMap((quote) =>
      quote.includes('{what}') ? quotes.map((what) => quote.replace('{what}', what)) : [quote],
    ),
  );
}
