import { describe, expect, test } from 'vitest';
import { limits } from '../limits.ts';
import { sitePaths } from '../paths/sitePaths.ts';
import { refusals } from '../errors/refusals.ts';
import { entryPathFrom } from './entryPath.ts';
import { postKind } from './post.ts';
import { projectKind } from './project.ts';

const { sent, answered } = postKind.fields.path;
const anId = '019c0c9e-6a40-7d31-9a55-1f0c2b7e4d10';

describe('the path of a post', () => {
  test.each(['', 'kis', 'kisin-bakim-takvimi', '2026', ' kis '])('may be "%s"', (path) => {
    expect(sent.parse(path)).toBe(path.trim());
  });

  test.each([
    ['/kis', refusals.entryPathLetters()],
    ['Kış', refusals.entryPathLetters()],
    ['kis--bakim', refusals.entryPathLetters()],
    ['kis/bakim', refusals.entryPathLetters()],
    ['tag', refusals.pathReserved()],
    [anId, refusals.pathReserved()],
    ['a'.repeat(limits.pathCharacters + 1), `At most ${limits.pathCharacters} characters`],
  ])('may not be "%s"', (path, message) => {
    expect(sent.safeParse(path).error?.issues.map((issue) => issue.message)).toEqual([message]);
  });

  test('is reserved only for posts if it is that of a tag list', () => {
    expect(projectKind.fields.path.sent.parse('tag')).toBe('tag');
  });

  test.each(['//evil.example', '../admin', 'a b', 'Kış'])('is empty if "%s" is stored', (path) => {
    expect(answered.parse(path)).toBe('');
  });
});

describe('the path from a title', () => {
  test.each([
    ['Kışın Bakım Takvimi', 'kisin-bakim-takvimi'],
    ['İyi bir teklif nasıl okunur?', 'iyi-bir-teklif-nasil-okunur'],
    ['???', 'yazi'],
    ['', 'yazi'],
  ])('of "%s" is %s', (title, path) => {
    expect(entryPathFrom(title, { word: 'yazi' })).toBe(path);
  });

  test('ends with a whole word, and leaves room for a number', () => {
    const path = entryPathFrom('uzun başlık '.repeat(16), { word: 'yazi' });
    expect(path).toMatch(/^(?:uzun-baslik-)+uzun(?:-baslik)?$/);
    expect(path.length).toBeLessThanOrEqual(limits.pathCharacters - 10);
    expect(entryPathFrom('x'.repeat(limits.titleCharacters), { word: 'yazi' })).toHaveLength(190);
  });
});

test('an address has the path, or the id if there is none', () => {
  expect(sitePaths.post({ id: '3', path: 'kis' })).toBe('/blog/kis');
  expect(sitePaths.project({ id: '3/4', path: '' })).toBe('/projelerimiz/3%2F4');
});
