import { expect, test } from 'vitest';
import { userName } from './userName.ts';

test.each([
  [{ fullName: 'Elif Karaca', name: 'E', surname: 'K' }, 'Elif Karaca'],
  [{ fullName: '', name: 'Elif', surname: 'Karaca' }, 'Elif Karaca'],
  [{ name: 'Elif' }, 'Elif'],
  [{ fullName: ' ', name: '', surname: '' }, 'Admin User'],
  [undefined, 'Admin User'],
])('the name of %o is "%s"', (user, name) => {
  expect(userName(user)).toBe(name);
});
