import { service } from '@vitrin/contract/service';
import { expect, test } from 'vitest';
import { isDraftOf } from './itemDraft.ts';

const isDraft = isDraftOf(
  service.pick({
    title: true,
    subtitle: true,
    path: true,
    icon: true,
    shortDescription: true,
    description: true,
    active: true,
  }),
);

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
  expect(isDraft(value)).toBe(true);
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
  expect(isDraft(value)).toBe(false);
});
