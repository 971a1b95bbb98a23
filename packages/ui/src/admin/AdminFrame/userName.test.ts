import { expect, test } from 'vitest';
import { initials, userName } from './userName.ts';

test.each([
  [{ fullName: 'Elif Karaca', name: 'E', surname: 'K' }, 'Elif Karaca'],
  [{ fullName: '', name: 'Elif', surname: 'Karaca' }, 'Elif Karaca'],
  [{ name: 'Elif' }, 'Elif'],
  [{ fullName: ' ', name: '', surname: '' }, 'Admin User'],
  [undefined, 'Admin User'],
])('the name of %o is "%s"', (user, name) => {
  expect(userName(user)).toBe(name);
});

test.each([
  ['Elif Karaca', 'EK'],
  ['Ayşe Nur İnce', 'Aİ'],
  ['ismet', 'İ'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
