import { createElement, useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type DraftHere, useDraft } from './useDraft.ts';

const isWords = (value: unknown): value is string => typeof value === 'string';
const stored = new Map<string, string>();

beforeEach(() => {
  vi.useFakeTimers();
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens one form after the other, and returns their drafts by name. */
function visit(...names: readonly string[]) {
  const drafts = new Map<string, DraftHere<string>>();
  function Forms() {
    const [turn, setTurn] = useState(0);
    const name = names[turn] ?? '';
    drafts.set(name, useDraft(name, name, isWords));
    if (turn + 1 < names.length) setTurn(turn + 1);
    return null;
  }
  renderToStaticMarkup(createElement(Forms));
  return drafts;
}

test('a draft that waits to be stored is not lost to that of another subject', () => {
  const drafts = visit('a', 'b');
  drafts.get('a')?.keep('Avlu');
  drafts.get('b')?.keep('Havuz');
  vi.runAllTimers();
  expect([...stored.keys()]).toEqual(['draft.a', 'draft.b']);

  // One is saved while the other one is being typed.
  drafts.get('b')?.keep('Havuzlu avlu');
  drafts.get('a')?.keep(null);
  vi.runAllTimers();
  expect([...stored.keys()]).toEqual(['draft.b']);
  expect(stored.get('draft.b')).toContain('Havuzlu avlu');
});

/** Types in a visit of its own. */
function type(words: string | null, beside?: unknown) {
  const here = visit('a').get('a');
  here?.keep(words, beside);
  vi.runAllTimers();
  return here;
}
const found = () => visit('a').get('a')?.found?.value;

test('a draft that is not answered stays below what is typed beside it', () => {
  type('Avlu');
  const offer = {};
  type(null, offer);
  expect(found()).toBe('Avlu');
  type('Havuz', offer);
  type('Bahçe', offer);
  expect(found()).toBe('Bahçe');
  type(null, offer);
  expect(visit('a').get('a')?.drop()).toBe(true);
  expect(found()).toBe('Havuz');

  // What is typed outlives the draft that was offered beside it.
  const here = type('Taş', offer);
  expect(here?.drop()).toBe(true);
  expect(here?.drop()).toBe(false);
  expect(found()).toBe('Taş');
  type('Taş avlu');
  expect(visit('a').get('a')?.drop()).toBe(false);
  expect(found()).toBeUndefined();
});

test('a version belongs to the draft that was sent as it, and to no other one', () => {
  const sent = type('Avlu');
  sent?.tag('1');
  sent?.keep('Avlu ve havuz');
  vi.runAllTimers();
  expect(visit('a').get('a')?.wasSentAs('1')).toBe(true);
  expect(visit('a').get('a')?.wasSentAs('2')).toBe(false);

  // Another tab has stored its own.
  type('Bahçe');
  sent?.tag('2');
  expect(visit('a').get('a')?.wasSentAs('1')).toBe(false);
  expect(visit('a').get('a')?.wasSentAs('2')).toBe(false);
});
