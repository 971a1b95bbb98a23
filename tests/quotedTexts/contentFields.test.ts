import { galleryItemKind } from '@vitrin/contract/kinds/galleryItem';
import { plainKinds } from '@vitrin/contract/kinds/plainKinds';
import { postKind } from '@vitrin/contract/kinds/post';
import { projectKind } from '@vitrin/contract/kinds/project';
import { serviceKind } from '@vitrin/contract/kinds/service';
import { expect, test } from 'vitest';
import { statements } from '../support/product.ts';

/** The plain kinds that are in the specification. */
const ofThoseSpecified: ReadonlyMap<string, string> = new Map([
  ['members', '6.4'],
  ['reasons', '6.8'],
]);

/**
 * The statement of docs/product.md that lists the fields of a kind; 6.14 and 6.15 list the fields that several share.
 */
const listed = [
  ['6.5', serviceKind],
  ['6.6', projectKind],
  ['6.7', postKind],
  ['6.8', galleryItemKind],
  ...Object.entries(plainKinds).map(
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
