import { expect, test } from 'vitest';
import { isEnough, roleIn, roles } from './role.ts';

test('each role may do what those before it may, and everybody what is public', () => {
  const may = roles.map((role) => roles.filter((least) => isEnough(role, least)));
  expect(may).toEqual([['author'], ['author', 'editor'], ['author', 'editor', 'owner']]);
  expect(roles.every((role) => isEnough(role, 'public'))).toBe(true);
});

test('the highest role that an account has counts, and names of other APIs are none', () => {
  expect(roleIn(['author', 'owner'])).toBe('owner');
  expect(roleIn(['ADMIN'])).toBeUndefined();
  expect(roleIn([])).toBeUndefined();
});
