import { expect, test } from 'vitest';
import { isEnough, roleIn, roles } from './role.ts';

test('each role includes those before it, and public calls are open to everyone', () => {
  const may = roles.map((role) => roles.filter((least) => isEnough(role, least)));
  expect(may).toEqual([['author'], ['author', 'editor'], ['author', 'editor', 'owner']]);
  expect(roles.every((role) => isEnough(role, 'public'))).toBe(true);
});

test('the highest role of an account counts, and names of other APIs are ignored', () => {
  expect(roleIn(['author', 'owner'])).toBe('owner');
  expect(roleIn(['ADMIN'])).toBeUndefined();
  expect(roleIn([])).toBeUndefined();
});
