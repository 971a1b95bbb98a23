import { randomBytes } from 'node:crypto';
import { readdir, readlink, writeFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { siteFileTicket } from '@vitrin/contract/endpoints/siteFile';
import { refusals } from '@vitrin/contract/errors/refusals';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { nameOf } from '../media/pictureName.ts';
import { addPicture } from '../media/pictures.ts';
import { callApi, callFor } from '../testing/callApi.ts';
import { temporaryFolder } from '../testing/serverProcess.ts';
import { openTestApp, type TestApp, type TestAppOptions } from '../testing/testApp.ts';
import { testClock } from '../testing/testClock.ts';
import { testEngines } from '../testing/testEngines.ts';
import { openSiteFile } from './openSiteFile.ts';

async function openServer(options: TestAppOptions = {}): Promise<TestApp> {
  const server = await openTestApp(options);
  onTestFinished(server.close);
  await callFor(z.unknown(), server.app, '/about', {
    method: 'POST',
    token: server.token,
    body: { title: 'Biz' },
  });
  return server;
}

/** Requests a ticket, and returns its download address below /api. */
async function ticketOf({ app, token }: TestApp, messages = false): Promise<string> {
  const body = { messages };
  const { address } = await callFor(siteFileTicket, app, '/site-file/tickets', {
    method: 'POST',
    token,
    body,
  });
  return address.replace(/^\/api/, '');
}

/** Stores a picture file that is too large for network buffers. */
async function storeLargeFile({ store, media }: TestApp): Promise<void> {
  const bytes = randomBytes(40 * 1024 * 1024);
  const name = nameOf(bytes, 'jpg');
  await media.storage.put(name, bytes);
  const facts = {
    name,
    mime: 'image/jpeg',
    width: 1,
    height: 1,
    bytes: bytes.length,
    placeholder: '',
    color: '',
  };
  await store.write((writer) =>
    addPicture(writer, { ...facts, variants: [], variantsComplete: true }, { alt: '', now: new Date(1) }),
  );
}

/** The parts of a downloaded file, opened like an import opens it. */
async function partsOf(bytes: Buffer): Promise<{ about: unknown; hasMessages: boolean }> {
  const file = path.join(await temporaryFolder(), 'site.zip');
  await writeFile(file, bytes);
  const site = await openSiteFile(file);
  try {
    const about = await site.document('settings/about.json');
    return { about, hasMessages: site.has('content/messages.jsonl') };
  } finally {
    site.close();
  }
}

const spent = { status: 404, body: expect.objectContaining({ message: refusals.ticketSpent() }) };
const busy = { status: 503, body: expect.objectContaining({ code: 'siteFileBusy' }) };

describe.each(testEngines)('a download of the site on %s', (engine) => {
  test('is a file that an import opens, once per ticket', async () => {
    const server = await openServer({ engine });
    const address = await ticketOf(server);
    // A HEAD request does not use the ticket up.
    expect((await callApi(server.app, address, { method: 'HEAD' })).status).toBe(200);
    const { status, headers, bytes } = await callApi(server.app, address);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringMatching(/^attachment; filename="site-\d{4}-\d\d-\d\d\.zip"$/),
      'cache-control': 'no-store',
    });
    expect(await partsOf(bytes)).toEqual({
      about: expect.objectContaining({ value: { title: 'Biz' } }),
      hasMessages: false,
    });
    // The slot is released after the last byte.
    await expect.poll(() => server.store.read.selectFrom('lease').select('name').execute()).toEqual([]);
    expect(await readdir(path.join(server.folder, 'uploads'))).toEqual([]);
    expect(await callApi(server.app, address)).toMatchObject(spent);
  });

  test('is sent by any process, with visitors’ data if requested', async () => {
    const server = await openServer({ engine });
    const address = await ticketOf(server, true);
    const [stored] = await server.store.read.selectFrom('lease').selectAll().execute();
    expect(address).not.toContain(stored?.name.split(':')[1] ?? '');
    const { bytes } = await callApi(await server.openAnother(), address);
    expect(await partsOf(bytes)).toMatchObject({ hasMessages: true });
    await expect.poll(() => callApi(server.app, address)).toMatchObject(spent);
  });

  test('is refused after a minute, without a ticket and with a wrong one', async () => {
    const clock = testClock();
    const server = await openServer({ engine, clock });
    const address = await ticketOf(server);
    clock.advance(60_001);
    expect(await callApi(server.app, address)).toMatchObject(spent);
    const write = vi.spyOn(server.store, 'write');
    expect(await callApi(server.app, '/site-file?ticket=siteFile')).toMatchObject(spent);
    expect(write).not.toHaveBeenCalled();
    expect((await callApi(server.app, '/site-file')).status).toBe(400);
    const wrong = { method: 'POST', token: server.token, body: { messages: 'yes' } } as const;
    expect((await callApi(server.app, '/site-file/tickets', wrong)).body).toMatchObject({
      errors: { messages: expect.any(String) },
    });
  });
});

/** Starts a download over a connection, and stops reading after its first chunk. */
async function beginDownload(server: TestApp, address: string): Promise<() => void> {
  const host = await server.app.listen({ port: 0, host: '127.0.0.1' });
  return new Promise((resolve, reject) => {
    const request = http.get(`${host}/api${address}`, { agent: false }, (response) => {
      response.once('data', () => {
        response.pause();
        resolve(() => request.destroy());
      });
    });
    request.on('error', reject);
  });
}

/** The files that this process holds open in a folder. */
async function openFilesIn(folder: string): Promise<string[]> {
  const handles = await readdir('/proc/self/fd');
  const files = await Promise.all(
    handles.map((handle) => readlink(`/proc/self/fd/${handle}`).catch(() => '')),
  );
  return files.filter((file) => file.startsWith(path.join(folder, 'pictures')));
}

test('only one runs at a time, and a broken connection leaves nothing', async () => {
  const server = await openServer();
  await storeLargeFile(server);
  const [first, second] = [await ticketOf(server), await ticketOf(server)];
  const leave = await beginDownload(server, first);
  const another = await server.openAnother();
  for (const app of [server.app, another]) {
    expect(await callApi(app, second)).toMatchObject(busy);
    expect(await callApi(app, '/site-file?ticket=siteFile')).toMatchObject(spent);
    const body = { messages: false };
    expect(
      await callApi(app, '/site-file/tickets', { method: 'POST', token: server.token, body }),
    ).toMatchObject(busy);
  }
  leave();
  await expect.poll(() => readdir(path.join(server.folder, 'uploads'))).toEqual([]);
  await expect.poll(() => openFilesIn(server.folder)).toEqual([]);
  // A ticket that was refused temporarily is still valid.
  expect((await callApi(another, second)).status).toBe(200);
});
