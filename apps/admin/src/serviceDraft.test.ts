import { expect, test } from 'vitest';
import { isServiceDraft } from './serviceDraft.ts';

const fields = {
  title: '',
  subtitle: '',
  path: '/',
  icon: '',
  shortDescription: '',
  description: '',
  active: true,
};

test.each([{ fields }, { fields, updatedAt: '2026-11-21T10:00:00.000Z' }])('%j is a draft', (value) => {
  expect(isServiceDraft(value)).toBe(true);
});

test.each([
  null,
  'text',
  {},
  { fields: null },
  { fields: { ...fields, title: 7 } },
  { fields: { ...fields, active: 'yes' } },
  { fields: { title: 'A' } },
  { fields, updatedAt: 7 },
])('%j is none', (value) => {
  expect(isServiceDraft(value)).toBe(false);
});
