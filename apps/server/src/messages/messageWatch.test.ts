import { PassThrough } from 'node:stream';
import { limits } from '@vitrin/contract/limits';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { callApi } from '../testing/callApi.ts';
import { openTestApp } from '../testing/testApp.ts';
import { testEngines } from '../testing/testEngines.ts';
import { newUser } from '../testing/testUsers.ts';
import { createMessageWatch, type WatchBounds } from './messageWatch.ts';

const quick: WatchBounds = { lookMs: 10, beatMs: 60_000, lastMs: 60_000 };

describe.each(testEngines)('watching the inbox on %s', (engine) => {
  async function open(bounds: Partial<WatchBounds> = {}) {
    const server = await openTestApp({ engine });
    let ready = true;
    const watch = createMessageWatch(server.store, { ...quick, ...bounds, isReady: () => ready });
    onTestFinished(async () => {
      watch.stop();
      await server.close();
    });
    const write = async (body: object = {}, app = server.app) => {
      const message = { name: 'Işıl', email: 'isil@ornek.example', subject: 'Çatı', message: 'Çatı akıyor.' };
      await callApi(app, '/contact-messages', { method: 'POST', body: { ...message, ...body } });
    };
    /** Somebody who watches, with the number of events received. */
    const join = (userId = 'user') => {
      const output = new PassThrough();
      let told = '';
      output.on('data', (bytes: Buffer) => {
        told += bytes.toString();
      });
      const ended = watch.follow(userId, output);
      return { output, ended, told: () => told, messages: () => told.split('event: message').length - 1 };
    };
    return {
      ...server,
      watch,
      write,
      join,
      leave: () => {
        ready = false;
      },
    };
  }

  test('notifies everyone of a message, whichever process stored it, and of nothing else', async () => {
    const { write, join, openAnother, app, token } = await open();
    await write();
    const [first, second] = [join(), join('other')];
    for (const { told } of [first, second]) await expect.poll(told).toContain('watching');
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(first.messages()).toBe(0);
    await write({ subject: 'Duvar' }, await openAnother());
    await expect.poll(() => [first.messages(), second.messages()]).toEqual([1, 1]);
    await write({ subject: 'Bot', website: 'https://spam.example' });
    await callApi(app, '/contact-messages', { token });
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(first.messages()).toBe(1);
  });

  test('ends on disconnect, after its maximum duration, and when the process shuts down', async () => {
    const { join, leave } = await open();
    const gone = join();
    gone.output.destroy();
    await gone.ended;
    const { join: joinShort } = await open({ lastMs: 30 });
    await joinShort().ended;
    const left = join();
    leave();
    await left.ended;
    const late = join();
    await late.ended;
    expect(late.told()).not.toContain('watching');
  });

  test('says that it watches once the store has told the newest message', async () => {
    const { join, store } = await open();
    const away = vi.spyOn(store.read, 'selectFrom').mockImplementation(() => {
      throw new Error('The store is away');
    });
    const { told } = join();
    await expect.poll(() => away.mock.calls.length).toBeGreaterThan(2);
    expect(told()).toBe('');
    away.mockRestore();
    await expect.poll(told).toBe(': watching\n\n');
  });

  test('queries nothing while nobody watches', async () => {
    const { join, store } = await open();
    const asked = vi.spyOn(store.read, 'selectFrom');
    const one = join();
    await expect.poll(() => asked.mock.calls.length).toBeGreaterThan(2);
    one.output.destroy();
    await one.ended;
    await new Promise((resolve) => setTimeout(resolve, 30));
    const before = asked.mock.calls.length;
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(asked.mock.calls.length).toBe(before);
  });

  test('is limited, per person and in total', async () => {
    const { join, store } = await open({ lookMs: 60_000 });
    const asked = vi.spyOn(store.read, 'selectFrom');
    const own = Array.from({ length: limits.ownWatchers + 1 }, () => join());
    await own[0]?.ended;
    const others = Array.from({ length: limits.watchers - limits.ownWatchers }, (_, index) =>
      join(`${index}`),
    );
    const turnedAway = join('late');
    await turnedAway.ended;
    expect(turnedAway.told()).toBe(': later\n\n');
    await expect.poll(() => others.at(-1)?.told()).toContain('watching');
    // One query for those who were there at its start, and one for all who came meanwhile.
    expect(asked.mock.calls.length).toBeLessThanOrEqual(2);
  });

  test('is for editors and owners, and neither cached nor buffered by proxies', async () => {
    const server = await open();
    const author = await newUser(server, 'author');
    const path = '/contact-messages/watch';
    expect((await callApi(server.app, path, { token: author })).status).toBe(403);
    const headers = { authorization: `Bearer ${server.token}` };
    const answer = await server.app.inject({ url: `/api${path}`, headers });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
  });

  test('tags its state, and answers a known one with 304 without reading messages', async () => {
    const { app, token, store, write, openAnother } = await open();
    const path = '/contact-messages/state';
    const ask = (known?: string, at = app) =>
      callApi(at, path, { token, ...(known !== undefined && { headers: { 'if-none-match': known } }) });
    const tagOf = async () => String((await ask()).headers['etag']);
    await write();
    const first = await ask();
    expect([first.status, first.headers['cache-control']]).toEqual([200, 'no-store']);
    const known = String(first.headers['etag']);
    const pages = await store.version();

    const read = vi.spyOn(store.read, 'selectFrom');
    const second = await ask(known);
    const tables = read.mock.calls.map(([table]) => table);
    read.mockRestore();
    expect([second.status, second.bytes.length, second.headers['etag']]).toEqual([304, 0, known]);
    // Only the session is read.
    expect(tables).toEqual(['session']);

    const tags = [known];
    // A change by any process, to anything in a message.
    await write({ subject: 'Duvar' }, await openAnother());
    tags.push(await tagOf());
    const [{ id }] = Object((await callApi(app, '/contact-messages', { token })).body);
    const change = (body: object) =>
      callApi(app, `/contact-messages/${id}`, { method: 'PATCH', token, body });
    await change({ read: true });
    tags.push(await tagOf());
    await change({ note: 'Yarın aranacak' });
    tags.push(await tagOf());
    await callApi(app, `/contact-messages/${id}`, { method: 'DELETE', token });
    tags.push(await tagOf());
    expect(new Set(tags).size).toBe(tags.length);
    expect((await ask(known)).status).toBe(200);
    expect((await ask(tags.at(-1))).status).toBe(304);
    // No page shows messages, so none becomes stale.
    expect((await store.version()).id).toBe(pages.id);
    expect((await callApi(app, path, { token: await newUser({ app, token }, 'author') })).status).toBe(403);
  });

  test('sends an event through a real connection at once, and lets the server close', async () => {
    const server = await openTestApp({ engine, parts: { watch: { ...quick, lookMs: 60_000 } } });
    const host = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const headers = { authorization: `Bearer ${server.token}` };
    const answer = await fetch(`${host}/api/contact-messages/watch`, { headers });
    let told = '';
    const end = (async () => {
      for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) told += chunk;
    })();
    await expect.poll(() => told).toContain('watching');
    const message = { name: 'Işıl', email: 'isil@ornek.example', subject: 'Çatı', message: 'Çatı akıyor.' };
    await callApi(server.app, '/contact-messages', { method: 'POST', body: message });
    await expect.poll(() => told).toContain('event');
    await server.close();
    await end;
    expect(told).toBe(': watching\n\nevent: message\ndata: {}\n\n');
  });
});
