import { type Endpoint, endpoints } from '@vitrin/contract/endpoints';
import { isHtmlField } from '@vitrin/contract/history/historyRecord';
import { expect, test } from 'vitest';
import { tableOf } from '../content/kindTables.ts';
import { namesOf } from '../namesOf.ts';
import { namingTables, textColumns } from './textColumns.ts';

/** The kinds whose entries are added from fields, found by that call, and their fields that a form sends as HTML. */
const kinds = namesOf(tableOf).flatMap((group) => {
  const calls: Readonly<Record<string, Endpoint>> = endpoints[group];
  const fields = Object.entries(calls['create']?.kind?.fields ?? {});
  const html = fields.filter(([, { sent }]) => isHtmlField(sent)).map(([name]) => name);
  return fields.length === 0 ? [] : [{ table: tableOf[group], html }];
});

test('files are looked for in every text that a form sends as HTML', () => {
  expect(kinds.length).toBeGreaterThan(9);
  expect(textColumns).toMatchObject(Object.fromEntries(kinds.map(({ table, html }) => [table, html])));
  const withHtml = kinds.filter(({ html }) => html.length > 0).map(({ table }) => table);
  expect(namingTables).toEqual(expect.arrayContaining(withHtml));
});
