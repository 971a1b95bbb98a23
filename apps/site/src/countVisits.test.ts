// @vitest-environment jsdom
import { expect, it, onTestFinished, vi } from 'vitest';
import { countVisits } from './countVisits.ts';

it('counts each page once, however its address came into the history', async () => {
  onTestFinished(() => {
    for (const own of ['pushState', 'replaceState']) Reflect.deleteProperty(history, own);
  });
  const told = vi.fn<(url: string, note: Blob) => boolean>(() => true);
  vi.stubGlobal('navigator', { webdriver: false, sendBeacon: told });
  history.replaceState(null, '', '/');
  countVisits();
  history.pushState(null, '', '/projelerimiz');
  history.replaceState(null, '', '/projelerimiz?sayfa=1-2');
  // An open menu has an entry of its own, which a link in it takes.
  history.pushState({ layer: true }, '');
  history.replaceState(null, '', '/iletisim');
  history.pushState(null, '', '/projelerimiz');
  const notes: unknown[] = await Promise.all(
    told.mock.calls.map(async ([, note]) => JSON.parse(await textOf(note))),
  );
  expect(notes).toMatchObject(
    ['/', '/projelerimiz', '/iletisim', '/projelerimiz'].map((path) => ({ event: 'view', path })),
  );
});

/** The text of a blob of jsdom, which has no `text`. */
const textOf = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.readAsText(blob);
  });
