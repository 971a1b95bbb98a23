import { expect, test } from 'vitest';
import { createListPlaces } from './listPlaces.ts';

const list = '/admin/services';
const at = (key: string, pathname: string, search = '') => ({ key, pathname, search });

test('a link to an unvisited list is unchanged', () => {
  expect(createListPlaces().lastOf(list)).toBe(list);
});

test('a form leads back to the search and the scroll position of its list', () => {
  const places = createListPlaces();
  places.note(at('a', list, '?q=su&page=2'));
  places.note(at('b', `${list}/edit/7`));
  expect(places.lastOf(list)).toBe(`${list}?q=su&page=2`);
  expect(places.scrollKeyOf(at('c', list, '?q=su&page=2'))).toBe('a');
  places.note(at('c', list, '?q=su&page=2'));
  places.note(at('d', `${list}/new`));
  expect(places.scrollKeyOf(at('e', list, '?q=su&page=2'))).toBe('a');
});

test('another page of the list starts at its top, as does a visit from elsewhere', () => {
  const places = createListPlaces();
  places.note(at('a', list));
  expect(places.scrollKeyOf(at('b', list, '?page=2'))).toBe('b');
  places.note(at('b', list, '?page=2'));
  expect(places.scrollKeyOf(at('c', list, '?page=2'))).toBe('c');
  places.note(at('d', '/admin/dashboard'));
  expect(places.scrollKeyOf(at('e', list, '?page=2'))).toBe('e');
});

test('going back in the history restores the position', () => {
  const places = createListPlaces();
  places.note(at('a', list));
  places.note(at('b', `${list}/edit/7`));
  expect(places.scrollKeyOf(at('a', list))).toBe('a');
});
