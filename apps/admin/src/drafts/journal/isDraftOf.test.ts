import { serviceKind } from '@vitrin/contract/kinds/service';
import { expect, test } from 'vitest';
import { areFieldsOf, isDraftOf } from './isDraftOf.ts';

const isDraft = isDraftOf(areFieldsOf(serviceKind.form));

const fields = { title: '', path: '/', active: true };

test.each([
  { fields },
  { fields, updatedAt: '2026-11-21T10:00:00.000Z' },
  { fields: {} },
  { fields, files: ['a.jpg'] },
  { fields: {}, words: { image: 'Avlu' } },
])('%j is a draft', (value) => {
  expect(isDraft(value)).toBe(true);
});

test.each([
  null,
  'text',
  {},
  { fields: null },
  { fields: { ...fields, title: 7 } },
  { fields: { ...fields, active: 'yes' } },
  { fields, updatedAt: 7 },
  { fields, files: [7] },
  { fields, words: { image: 7 } },
])('%j is not a draft', (value) => {
  expect(isDraft(value)).toBe(false);
});
