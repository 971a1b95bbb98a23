import path from 'node:path';
import { readdir, writeFile } from 'node:fs/promises';
import { endpoints } from '@vitrin/contract/endpoints';
import { loginResult } from '@vitrin/contract/accounts/session';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import { sweep } from '../media/sweep.ts';
import { callApi, callFor, fileForm } from '../testing/callApi.ts';
import { phoneJpeg, plainJpeg, redAndBlue } from '../testing/samplePictures.ts';
import { openTestApp, testAdmin } from '../testing/testApp.ts';
import { testClock } from '../testing/testClock.ts';
import { testEngines } from '../testing/testEngines.ts';
import { newUser } from '../testing/testUsers.ts';
import { putAccountPicture } from './accountPicture.ts';

const dayMs = 24 * 60 * 60 * 1_000;
const wide = { width: 900, height: 300 };

describe.each(testEngines)('the picture of an account on %s', (engine) => {
  async function open() {
    // Files carry the machine's time, so the clock starts there.
    const clock = testClock(new Date().toISOString());
    const server = await openTestApp({ engine, clock });
    onTestFinished(server.close);
    const { app, store, media, folder, token } = server;
    const put = (file: Uint8Array, by = token) =>
      callApi(app, '/auth/picture', { method: 'POST', token: by, body: fileForm(file) });
    const take = async (by = token) =>
      callFor(endpoints.auth.removePicture.answer, app, '/auth/picture', { method: 'DELETE', token: by });
    const me = (by = token) => callFor(endpoints.auth.me.answer, app, '/auth/me', { token: by });
    const show = async (file: Uint8Array, by = token): Promise<string> => {
      const { status } = await put(file, by);
      expect(status).toBe(200);
      return (await me(by)).picture ?? '';
    };
    const readBy = async (url: string) => callApi(app, url.replace('/api', ''));
    const rows = () => store.read.selectFrom('picture').select(['id', 'name']).execute();
    const sweepAll = () => {
      // The session of the test stays young.
      const later = { now: () => new Date(clock.now().getTime() + 2 * dayMs) };
      return sweep({ store, storage: media.storage, clock: later });
    };
    const files = () => readdir(path.join(folder, 'pictures'));
    return { ...server, clock, put, take, me, show, readBy, rows, sweepAll, files };
  }

  test('is a small square without the file’s metadata, and is returned with the person everywhere', async () => {
    const { app, token, show, readBy, files } = await open();
    const url = await show(await phoneJpeg(wide));
    const { status, bytes, headers } = await readBy(url);
    expect([status, headers['content-type']]).toEqual([200, 'image/webp']);
    const facts = await sharp(bytes).metadata();
    expect(facts).toMatchObject({ width: 256, height: 256, format: 'webp' });
    expect(facts.exif).toBeUndefined();
    expect(bytes.toString('latin1')).not.toContain('Secret');
    // The file that it was cropped from is gone.
    expect(await files()).toEqual([path.basename(url)]);

    const users = await callFor(endpoints.users.listAll.answer, app, '/users', { token });
    expect(users.map(({ picture }) => picture)).toEqual([url]);
    const again = await callFor(loginResult, app, '/auth/login', { method: 'POST', body: testAdmin });
    expect(again.picture).toBe(url);
    const renamed = await callFor(endpoints.auth.changeProfile.answer, app, '/auth/profile', {
      method: 'PUT',
      token,
      body: { name: 'Ada', email: testAdmin.email },
    });
    expect(renamed).toMatchObject({ name: 'Ada', picture: url });
  });

  test('is cropped from the middle, is not enlarged, and is white where it was transparent', async () => {
    const { show, readBy } = await open();
    const { bytes } = await readBy(await show(await redAndBlue({ width: 90, height: 30 }).png().toBuffer()));
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([30, 30]);
    const [red = 0] = data;
    const blue = data[(info.width - 1) * info.channels + 2] ?? 0;
    expect(red).toBeGreaterThan(200);
    expect(blue).toBeGreaterThan(200);
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const glass = sharp({ create: { width: 40, height: 40, channels: 4, background: clear } });
    const shown = await readBy(await show(await glass.png().toBuffer()));
    const { dominant } = await sharp(shown.bytes).stats();
    expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
  });

  test('is validated like every other picture', async () => {
    const { put, rows } = await open();
    expect(await put(Buffer.from('<svg onload="alert(1)"/>'))).toMatchObject({
      status: 415,
      body: { errors: { file: expect.any(String) } },
    });
    const cut = (await plainJpeg(wide)).subarray(0, 900);
    expect(await put(cut)).toMatchObject({ status: 400, body: { errors: { file: expect.any(String) } } });
    expect(await rows()).toEqual([]);
  });

  test('the sweep keeps it as long as it is shown, and no longer', async () => {
    const { show, take, me, rows, sweepAll, files } = await open();
    const first = await show(await plainJpeg(wide));
    await sweepAll();
    expect(await files()).toEqual([path.basename(first)]);
    const second = await show(await plainJpeg({ width: 500, height: 500 }));
    expect(second).not.toBe(first);
    expect((await rows()).map(({ name }) => name)).toEqual([path.basename(second)]);
    await sweepAll();
    expect(await files()).toEqual([path.basename(second)]);
    expect(await take()).not.toHaveProperty('picture');
    expect(await me()).not.toHaveProperty('picture');
    expect(await rows()).toEqual([]);
    await sweepAll();
    expect(await files()).toEqual([]);
    // Removing it again does nothing.
    await take();
  });

  test('goes with the account', async () => {
    const server = await open();
    const { app, token, show, me, rows } = server;
    const author = await newUser(server, 'author');
    await show(await plainJpeg(wide), author);
    const { id } = await me(author);
    expect(await rows()).toHaveLength(1);
    expect((await callApi(app, `/users/${id}`, { method: 'DELETE', token })).status).toBe(200);
    expect(await rows()).toEqual([]);
  });

  test('of two concurrent uploads one stays, and no file of the other', async () => {
    const { store, clock, media, folder, rows, me } = await open();
    const sizes = [200, 210, 220, 230];
    const made = await Promise.all(
      sizes.map(async (height) => {
        const file = path.join(folder, `${height}.jpg`);
        await writeFile(file, await plainJpeg({ width: 240, height }));
        return [file, await media.receivePortrait(file)] as const;
      }),
    );
    const user = await me();
    const viewer = { user, role: 'owner', tokenHash: '' } as const;
    // Pictures are made one after the other, and these are written at once.
    await Promise.all(
      made.map(([file, prepared]) =>
        putAccountPicture({ store, clock }, { receivePortrait: async () => prepared }, file, viewer),
      ),
    );
    const left = (await rows()).map(({ name }) => name);
    expect(left).toEqual([path.basename((await me()).picture ?? '')]);
  });

  test('is in no list of the site and not in the library', async () => {
    const { app, token, show, rows } = await open();
    const url = await show(await plainJpeg(wide));
    const name = path.basename(url);
    const [row] = await rows();
    for (const [target, by] of [
      ['/library', token],
      ['/library?unused=true', token],
      ['/gallery', undefined],
      ['/crew-page', undefined],
      ['/home-page', undefined],
    ] as const) {
      const { bytes, status } = await callApi(app, target, by === undefined ? {} : { token: by });
      expect([target, status, bytes.toString().includes(name)]).toEqual([target, 200, false]);
    }
    expect((await callApi(app, `/library/${row?.id}`, { token })).status).toBe(404);
  });
});
