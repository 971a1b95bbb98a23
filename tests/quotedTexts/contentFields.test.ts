import { contentKinds } from '@vitrin/contract/kinds/contentKinds';
import { user } from '@vitrin/contract/accounts/session';
import { contactMessage } from '@vitrin/contract/messages/message';
import { about } from '@vitrin/contract/pages/about';
import { homePage } from '@vitrin/contract/pages/home';
import { teamPage } from '@vitrin/contract/pages/teamPage';
import { siteInfo } from '@vitrin/contract/settings/siteInfo';
import { expect, test } from 'vitest';
import { statements } from '../support/product.ts';

/** The kinds that are in the specification. */
const ofThoseSpecified: ReadonlyMap<string, string> = new Map([
  ['members', '6.4'],
  ['services', '6.5'],
  ['projects', '6.6'],
  ['posts', '6.7'],
  ['gallery', '6.8'],
  ['reasons', '6.8'],
]);

/**
 * The statement of docs/product.md that lists the fields of a record; 6.14 and 6.15 list the fields that several kinds
 * share.
 */
const listed = [
  ['6.1', { many: 'site info', record: siteInfo }],
  ['6.2', { many: 'the home page', record: homePage }],
  ['6.3', { many: 'the about page', record: about }],
  ['6.3', { many: 'the team page', record: teamPage }],
  ['6.8', { many: 'messages', record: contactMessage }],
  ['6.9', { many: 'users', record: user }],
  ...Object.entries(contentKinds).map(
    ([group, { kind }]) => [ofThoseSpecified.get(group) ?? '6.13', kind] as const,
  ),
] as const;

test.each(
  listed.map(([statement, { many, record }]) => ({ statement, many, fields: Object.keys(record.shape) })),
)('product $statement has each field of $many', ({ statement, fields }) => {
  const words = new Set(
    [statement, '6.14', '6.15'].flatMap((number) => statements.get(number)?.match(/\w+/g) ?? []),
  );
  expect(fields.filter((field) => !words.has(field))).toEqual([]);
});
