import { type Endpoint, endpointList } from '@vitrin/contract/endpoints';
import { mapHtml } from '@vitrin/contract/html/html';
import { forbiddenParts } from '@vitrin/contract/testing/htmlAttacks';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readingsOf } from './store/columns.ts';
import { callApi } from './testing/callApi.ts';
import {
  hostileId,
  hostileRowCount,
  hostileServicePath,
  insertHostileRows,
  saveHostileDocuments,
} from './testing/hostileRows.ts';
import { openTestApp, type TestApp } from './testing/testApp.ts';
import { testEngines } from './testing/testEngines.ts';
import { tablesOf } from './testing/tablesOf.ts';

/** Tables that only the store and the sign-in itself read. */
const internal = new Set(['content_version', 'lease', 'visitor_count', 'schema_migration', 'password_guess']);

/** Numeric columns that hold hostile values. */
const numbers = new Set(['picture.focus']);

/** The routes that return a named document. */
const documentReads = new Set([
  'siteInfo.read',
  'homePage.read',
  'teamPage.read',
  'about.read',
  'privacy.read',
  'theme.read',
]);

const camel = (name: string): string =>
  name.replace(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase());

/** Every string below a key that holds addresses, with the key. */
function addressesIn(value: unknown, name = ''): [name: string, address: string][] {
  if (typeof value === 'string') {
    return /^(?:facebook|twitter|instagram|youtube|linkedin|path)$|url$/i.test(name) ? [[name, value]] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => addressesIn(item, Array.isArray(value) ? name : key));
}

/** The placeholders and colours of pictures. */
function looksIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return /^(?:placeholder|color)$|Color$/.test(name) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => looksIn(item, Array.isArray(value) ? name : key));
}

const harmlessLook = /^(?:|#[0-9a-f]{3,6}|data:image\/[a-z]+;base64,[a-z0-9+/=]+)$/i;

/** Query strings for the reads that need one. */
const queries: Readonly<Record<string, string>> = {
  '/service/by-path': `?path=${hostileServicePath(0)}`,
  '/projects/by-path': `?path=${encodeURIComponent(hostileId(0))}`,
  '/blog/by-path': `?path=${encodeURIComponent(hostileId(0))}`,
  '/projects/around': `?path=${encodeURIComponent(hostileId(0))}`,
  '/blog/related': `?path=${encodeURIComponent(hostileId(0))}`,
  '/search': '?q=alert',
  '/site-at': '?at=2026-03-18T10:00:00.000Z',
  '/search/lost': '?path=/alert-evil',
  '/setup/services': '?sector=law',
};

const everyRow = (end: number, step = 1): number[] =>
  Array.from({ length: Math.ceil(end / step) }, (_none, index) => index * step);

/** Whether a browser on the site could follow an address safely; relative ones are the site's own. */
const isHarmless = (name: string, address: string): boolean => {
  const url = new URL(address, 'https://site.example');
  const isOwn = url.origin === 'https://site.example';
  return name === 'path' ? isOwn : isOwn || ['http:', 'https:'].includes(url.protocol);
};

describe.each(testEngines)('hostile rows in %s', (engine) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await openTestApp({ engine });
    await insertHostileRows(server.store);
  });
  afterAll(() => server.close());

  const counts = { answers: 0, htmls: 0, addresses: 0, looks: 0 };

  /** The harmful parts of responses, each with its place. */
  async function harmIn(calls: readonly { endpoint: Endpoint; address: string }[]): Promise<string[]> {
    const harm: string[] = [];
    for (const { endpoint, address } of calls) {
      // Sequentially, since they share a store.
      const { status, body } = await callApi(server.app, address, { token: server.token });
      const found = status === 200 ? harmInAnswer(endpoint, body) : [`status ${status}`];
      harm.push(...found.map((each) => `${address}: ${each}`));
    }
    return harm;
  }

  function harmInAnswer(endpoint: Endpoint, body: unknown): string[] {
    const htmls: string[] = [];
    mapHtml(endpoint.answer, endpoint.answer.parse(body), (html) => {
      htmls.push(html);
      return html;
    });
    const addresses = addressesIn(body);
    const looks = looksIn(body);
    counts.answers += 1;
    counts.htmls += htmls.length;
    counts.addresses += addresses.length;
    counts.looks += looks.length;
    return [
      ...htmls.flatMap(forbiddenParts),
      ...addresses.filter(([name, found]) => !isHarmless(name, found)).map((found) => found.join(': ')),
      ...looks.filter((look) => !harmlessLook.test(look)),
    ];
  }

  const reads = endpointList.filter(
    ({ endpoint }) => endpoint.method === 'GET' && endpoint.answerType === undefined,
  );

  test('are in every text column of every table', async () => {
    const tables = await tablesOf(server.store.read);
    const texts = tables
      // Search keys are never shown.
      .filter(({ name }) => !internal.has(name) && !name.endsWith('_search_key'))
      .flatMap(({ name: table, columns }) =>
        columns
          .filter(
            ({ dataType, name }) =>
              /^(?:text|jsonb)$/i.test(dataType) && readingsOf([camel(table)]).get(camel(name)) !== 'time',
          )
          .map(({ name }) => ({ table, name })),
      );
    expect(texts.length).toBeGreaterThan(60);
    const harmless: string[] = [];
    for (const { table, name } of texts) {
      const column = sql`cast(${sql.ref(name)} as text)`;
      const { rows } = await sql<{ found: number }>`
        select 1 as found from ${sql.table(table)}
        where ${column} like '%alert(1)%' or ${column} like '%evil.example%' or ${column} = 'text/html' limit 1`.execute(
        server.store.read,
      );
      if (rows.length === 0 && !numbers.has(`${table}.${name}`)) harmless.push(`${table}.${name}`);
    }
    expect(harmless).toEqual([]);
  });

  test('never leave the API unchanged', async () => {
    const [single = [], lists = []] = [true, false].map((isSingle) =>
      reads.filter(({ endpoint: { params } }) => (params !== undefined) === isSingle),
    );
    // The lists contain every row; reads of single entries share their code.
    const ids = everyRow(hostileRowCount, 20).map((row) => encodeURIComponent(hostileId(row)));
    const calls = [
      ...lists.map(({ endpoint }) => ({ endpoint, address: endpoint.path + (queries[endpoint.path] ?? '') })),
      ...single.flatMap(({ endpoint }) =>
        ids.map((id) => ({
          endpoint,
          address: endpoint.path.replace('{kind}', 'posts').replace('{id}', id).replace('{version}', id),
        })),
      ),
    ];
    expect(await harmIn(calls)).toEqual([]);
    expect(counts.htmls).toBeGreaterThan(hostileRowCount * 5);
    expect(Math.min(counts.addresses, counts.looks)).toBeGreaterThan(hostileRowCount * 10);
  });

  test('never leave through a named document', async () => {
    const documents = reads.filter(({ name }) => documentReads.has(name));
    expect(documents).toHaveLength(documentReads.size);
    const calls = documents.map(({ endpoint }) => ({ endpoint, address: endpoint.path }));
    // This many rows cover every attack on addresses and plain texts; the lists cover the additional ones on HTML.
    for (const row of everyRow(20)) {
      await server.store.write((writer) => saveHostileDocuments(writer, row));
      expect(await harmIn(calls)).toEqual([]);
    }
  });
});
