import { endpoints } from '@vitrin/contract/endpoints';
import type { z } from 'zod';
import { describe, expect, test } from 'vitest';
import { readAnswer, showsEntry } from './reading.ts';
import { specifiedAnswers } from './testing/specifiedAnswers.ts';

const read = <T>(endpoint: { answer: z.ZodType<T> }, answer: unknown) => readAnswer(endpoint.answer, answer);

describe('of a server that has nothing but the specification', () => {
  test.each(specifiedAnswers)('the response of $call is enough', ({ endpoint, answer, shows }) => {
    expect(read(endpoint, answer)).toMatchObject(shows);
  });
});

describe('the favicon', () => {
  test.each(['favicon', 'favIcon'])('is known by the name %s alone', (name) => {
    const icon = { url: '/i.png' };
    expect(read(endpoints.siteInfo.read, { [name]: icon })).toMatchObject({ favicon: icon, favIcon: icon });
  });
});

describe('an entry is active', () => {
  test.each([
    [{ active: true }, true],
    [{ active: false }, false],
    [{ status: 'active' }, true],
    [{ status: 'ACTIVE', active: false }, true],
    [{ status: 'passive' }, false],
    [{ active: 1 }, true],
    [{}, true],
  ])('as %j says: %j', (flags, active) => {
    expect(read(endpoints.services.read, { id: 1, ...flags })).toMatchObject({
      active,
      status: active ? 'active' : 'inactive',
    });
  });
});

describe('what is indispensable', () => {
  test('is the id of an entry: without it a list omits the entry, and a single entry is an error', () => {
    expect(read(endpoints.services.list, [{ title: 'Bir' }, { id: 2, title: 'İki' }])).toMatchObject([
      { id: '2', title: 'İki' },
    ]);
    expect(read(endpoints.services.read, { title: 'Bir' })).toBeUndefined();
  });

  test('is the address of a picture', () => {
    expect(read(endpoints.about.read, { image: {} })).toMatchObject({ image: null });
    expect(read(endpoints.gallery.list, [{ id: 1, title: 'Boş' }])).toEqual([]);
    expect(read(endpoints.about.read, { image: '/a.png' })).toMatchObject({ image: { url: '/a.png' } });
  });

  test('is data: a page of text, as some hosts send for every address, is an error', () => {
    expect(read(endpoints.homePage.read, '<!doctype html>')).toBeUndefined();
    expect(read(endpoints.services.list, '<!doctype html>')).toBeUndefined();
    expect(read(endpoints.theme.read, undefined)).toBeUndefined();
  });
});

test('what is missing becomes empty, or its default text', () => {
  expect(read(endpoints.homePage.read, null)).toMatchObject({ title: '', crewTitle: 'Our Team', images: [] });
  expect(read(endpoints.posts.read, { id: 1 })).toMatchObject({ tags: [], details: '', image: null });
});

describe('a time', () => {
  test.each([
    ['2024-05-01T22:30:00', '2024-05-01T19:30:00.000Z', '2024-05-01'],
    ['2024-05-01 22:30', '2024-05-01T19:30:00.000Z', '2024-05-01'],
    ['2024-05-01T22:30:00Z', '2024-05-01T22:30:00.000Z', '2024-05-02'],
    ['2024-05-01', '2024-05-01T00:00:00.000Z', '2024-05-01'],
    ['dün', '', 'dün'],
  ])('%s is that of Istanbul if it names no zone', (told, moment, day) => {
    const post = read(endpoints.posts.read, { id: 1, date: told, createdAt: told, updatedAt: told });
    expect(post).toMatchObject({ updatedAt: moment, date: day });
  });
});

test('fields that the contract does not know are left out, invalid ones become empty', () => {
  const post = read(endpoints.posts.read, {
    id: 1,
    title: { tr: 'x' },
    tags: 'a',
    secret: 1,
    updatedAt: 'soon',
  });
  expect(post).toMatchObject({ title: '', updatedAt: '' });
  expect(post).not.toHaveProperty('secret');
});

test.each([
  [endpoints.services.create, { id: 3 }, false],
  [endpoints.services.create, { success: true, message: 'Saved' }, false],
  [endpoints.services.create, undefined, false],
  [endpoints.projects.uploadImage, { id: 3, url: '/a.png' }, false],
  [endpoints.services.toggle, { id: 3, title: 'Bir' }, true],
  [endpoints.slider.reorder, [], true],
  [endpoints.slider.reorder, 'ok', false],
])('whether an answer shows an entry: %#', (endpoint, answer, expected) => {
  expect(showsEntry(endpoint.answer, answer)).toBe(expected);
});
