import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { forgetShared, sharedFiles } from './sharedFiles.ts';

const origin = 'https://ornek.example';
const script = await readFile(path.join(import.meta.dirname, '../../public/share.js'), 'utf8');

const addressOf = (address: string) => new URL(address, origin).href;

/** A browser's caches, as far as they are used. */
function memoryCaches() {
  const all = new Map<string, Map<string, Response>>();
  return {
    has: async (name: string) => all.has(name),
    delete: async (name: string) => all.delete(name),
    open: async (name: string) => {
      const kept = all.get(name) ?? new Map<string, Response>();
      all.set(name, kept);
      return {
        keys: async () => [...kept.keys()].map((url) => ({ url })),
        match: async (address: string) => kept.get(addressOf(address))?.clone(),
        put: async (address: string, response: Response) => void kept.set(addressOf(address), response),
      };
    },
  };
}

/** The share target's service worker in a browser; returns what shares files with it. */
function phone() {
  const caches = memoryCaches();
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('window', { caches });
  const handlers = new Map<string, (event: object) => void>();
  runInNewContext(script, {
    addEventListener: (kind: string, handler: (event: object) => void) => handlers.set(kind, handler),
    caches,
    File,
    // A response of a worker may lead to a path.
    Response: class extends Response {
      static override redirect = (to: string) => Response.redirect(new URL(to, origin));
    },
    URL,
  });
  return async (...names: string[]): Promise<void> => {
    const body = new FormData();
    for (const name of names) body.append('pictures', new File([name], name, { type: 'image/jpeg' }));
    const request = new Request(`${origin}/admin/share`, { method: 'POST', body });
    let answer: Promise<Response> | undefined;
    handlers.get('fetch')?.({
      request,
      respondWith: (made: Promise<Response>) => {
        answer = made;
      },
    });
    expect((await answer)?.headers.get('location')).toBe(`${origin}/admin/library?shared`);
  };
}

const namesOf = async () => (await sharedFiles()).files.map(({ name }) => name);

test('what is shared waits behind what was shared before, until it is forgotten', async () => {
  const share = phone();
  expect(await sharedFiles()).toEqual({ files: [], left: 0 });
  await share('bir.jpg', 'iki ç.jpg');
  await share('üç.jpg');
  expect(await namesOf()).toEqual(['bir.jpg', 'iki ç.jpg', 'üç.jpg']);
  const [first] = (await sharedFiles()).files;
  expect([first?.type, await first?.text()]).toEqual(['image/jpeg', 'bir.jpg']);
  await forgetShared();
  expect(await namesOf()).toEqual([]);
});

test('files beyond fifty do not wait, and are counted', async () => {
  const share = phone();
  await share(...Array.from({ length: 40 }, (_none, index) => `${index}.jpg`));
  expect((await sharedFiles()).left).toBe(0);
  await share(...Array.from({ length: 13 }, (_none, index) => `sonra ${index}.jpg`));
  const { files, left } = await sharedFiles();
  expect([files.length, files.at(-1)?.name, left]).toEqual([50, 'sonra 9.jpg', 3]);
});
