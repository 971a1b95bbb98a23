import { createElement, useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { useDraft } from './useDraft.ts';

const isWords = (value: unknown): value is string => typeof value === 'string';

test('a draft that waits to be stored is not lost to that of another subject', () => {
  vi.useFakeTimers();
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  const keeps = new Map<string, (value: string | null) => void>();
  /** Opens one dialog after the other. */
  function Dialogs() {
    const [name, setName] = useState('a');
    const [, keep] = useDraft(name, name, isWords);
    keeps.set(name, keep);
    if (name === 'a') setName('b');
    return null;
  }
  renderToStaticMarkup(createElement(Dialogs));

  keeps.get('a')?.('Avlu');
  keeps.get('b')?.('Havuz');
  vi.runAllTimers();
  expect([...stored.keys()]).toEqual(['draft.a', 'draft.b']);

  // One is saved while the other one is being typed.
  keeps.get('b')?.('Havuzlu avlu');
  keeps.get('a')?.(null);
  vi.runAllTimers();
  expect([...stored.keys()]).toEqual(['draft.b']);
  expect(stored.get('draft.b')).toContain('Havuzlu avlu');
  vi.unstubAllGlobals();
});
