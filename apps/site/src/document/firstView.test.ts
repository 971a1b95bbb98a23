// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { firstViewScript } from './firstView.ts';

const { dataset } = document.documentElement;

function runScript(opened: 'navigate' | 'reload' | 'back_forward'): void {
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type: opened }] });
  // oxlint-disable-next-line typescript/no-implied-eval -- the script is text, as its hash is in the content policy
  new Function(firstViewScript)();
}

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  location.hash = '';
  for (const name of Object.keys(dataset)) Reflect.deleteProperty(dataset, name);
});

it('marks every page view of a session except the first', () => {
  runScript('navigate');
  expect(dataset).not.toHaveProperty('seen');
  runScript('navigate');
  expect(dataset).toHaveProperty('seen');
});

it('defers lower parts if a page is opened at its beginning, and pictures always', () => {
  runScript('navigate');
  expect(dataset).toMatchObject({ waiting: '', unlaid: '' });
});

it.each(['reload', 'back_forward'] as const)(
  'lays a page out completely after %s, to restore its position',
  (opened) => {
    runScript(opened);
    expect(dataset).not.toHaveProperty('unlaid');
  },
);

it('lays a page out completely if it is opened at a fragment', () => {
  location.hash = 'iletisim';
  runScript('navigate');
  expect(dataset).not.toHaveProperty('unlaid');
});

it('does not wait for ever if the page broke off', () => {
  runScript('navigate');
  window.dispatchEvent(new Event('load'));
  vi.runAllTimers();
  expect(Object.keys(dataset)).toEqual([]);
});
