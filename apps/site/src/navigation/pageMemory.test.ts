import { expect, it } from 'vitest';
import { createPageMemory, wholePage } from './pageMemory.ts';
import type { ShownPage } from './page.ts';

const Component = () => null;
const pageWith = (data: unknown): ShownPage => ({
  overPicture: false,
  Component,
  data,
  status: 200,
  failed: false,
});
const read = (data: unknown) => ({ ok: true, data });
const entry = (key: string, pathname = '/', search = '') => ({ key, pathname, search });
const list = { of: Promise.resolve(read(['a', 'b'])), page: 2, size: 13 };

it('waits for the calls of a page and of its list', async () => {
  const page = await wholePage(pageWith({ home: Promise.resolve(read('home')), list, path: '/a' }));
  expect(page.data).toEqual({
    home: read('home'),
    list: { of: read(['a', 'b']), page: 2, size: 13 },
    path: '/a',
  });
});

it('keeps a page with its data', async () => {
  const pages = createPageMemory();
  await pages.keep(entry('k'), pageWith({ list }));
  expect(pages.of(entry('k'))?.data).toEqual({ list: { of: read(['a', 'b']), page: 2, size: 13 } });
});

it('tells pages apart whose history entries have the same key', async () => {
  const pages = createPageMemory();
  await pages.keep(entry('default'), pageWith('home'));
  expect(pages.of(entry('default', '/projelerimiz'))).toBeUndefined();
  expect(pages.of(entry('default', '/', '?sayfa=2'))).toBeUndefined();
  expect(pages.of(entry('default', '/', '?utm=1'))?.data).toBe('home');
});

it('does not keep a page with a failed part: going back loads it again', async () => {
  const pages = createPageMemory();
  await pages.keep(entry('k'), pageWith({ list }));
  await pages.keep(
    entry('k'),
    pageWith({ list, posts: Promise.resolve({ ok: false, status: 503, message: '' }) }),
  );
  expect(pages.of(entry('k'))).toBeUndefined();
});

it('evicts the oldest pages', async () => {
  const pages = createPageMemory();
  for (let index = 0; index < 20; index += 1) await pages.keep(entry(`k${index}`), pageWith(null));
  expect(pages.of(entry('k0'))).toBeUndefined();
  expect(pages.of(entry('k19'))).toBeDefined();
});
