import { uploadedImage } from '@vitrin/contract/image';
import { defaultPalette } from '@vitrin/contract/palette';
import { shareImagePath } from '@vitrin/contract/sitePaths';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendStrictHeaders } from '../http/answerHeaders.ts';
import { openPicture } from '../media/decoder.ts';
import type { Media } from '../media/openMedia.ts';
import { callApi, callFor, fileForm } from '../testing/callApi.ts';
import { plainJpeg } from '../testing/samplePictures.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { mountDiscovery } from './mountDiscovery.ts';

const corner = [20, 20] as const;
const line = [600, 625] as const;
const mark = [600, 185] as const;

/** How far a point of a card is from a colour, in steps of the worst channel. */
const distance = async (bytes: Buffer, [left, top]: readonly [number, number], color: string) => {
  const point = (await openPicture(bytes)).extract({ left, top, width: 1, height: 1 });
  const found = await point.raw().toBuffer();
  const wanted = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return Math.max(...wanted.map((channel, index) => Math.abs(channel - (found[index] ?? Number.NaN))));
};

let inner: TestApp;
let site: FastifyInstance;
let down = false;
let busy = false;
let drawn = 0;
beforeAll(async () => {
  inner = await openTestApp();
  const media: Media = {
    ...inner.media,
    drawCard: (palette) => {
      drawn += 1;
      return inner.media.drawCard(palette);
    },
    linkCards: (name) => (busy ? Promise.resolve('busy') : inner.media.linkCards(name)),
  };
  site = Fastify();
  sendStrictHeaders(site, undefined);
  site.get('/api/*', async ({ url }, reply) => {
    if (down) return reply.code(503).send();
    const { statusCode, rawPayload, headers } = await inner.app.inject({ url });
    return reply
      .code(statusCode)
      .type(headers['content-type'] ?? '')
      .send(rawPayload);
  });
  await mountDiscovery(site, { publicUrl: undefined, cards: media });
});
afterAll(async () => {
  await site.close();
  await inner.close();
});

/** The card as the server answers it; its size must be right. */
const card = async (): Promise<Buffer> => {
  const { statusCode, headers, rawPayload } = await site.inject({ url: shareImagePath('site.jpg') });
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg']);
  const { width, height } = await (await openPicture(rawPayload)).metadata();
  expect([width, height]).toEqual([1200, 630]);
  return rawPayload;
};

describe('the card of the site', () => {
  it('is drawn in the colours of the site where its banner has no picture', async () => {
    const bytes = await card();
    expect(await distance(bytes, corner, defaultPalette.blackColor)).toBeLessThan(12);
    expect(await distance(bytes, line, defaultPalette.primaryColor)).toBeLessThan(12);
    expect(await distance(bytes, mark, defaultPalette.whiteColor)).toBeLessThan(12);
  });

  it('is drawn once per palette', async () => {
    await Promise.all(Array.from({ length: 20 }, card));
    expect(drawn).toBe(1);
    const red = { ...defaultPalette, blackColor: '#C00' };
    await callApi(inner.app, '/theme/colors', { method: 'POST', token: inner.token, body: red });
    expect(await distance(await card(), corner, '#CC0000')).toBeLessThan(12);
    expect(drawn).toBe(2);
    await callApi(inner.app, '/theme/colors', { method: 'POST', token: inner.token, body: defaultPalette });
  });

  it('is served when the store cannot be read', async () => {
    down = true;
    expect(await distance(await card(), corner, defaultPalette.blackColor)).toBeLessThan(12);
    down = false;
  });

  it('is the first picture of the banner where there is one', async () => {
    const jpeg = await plainJpeg({ width: 1200, height: 630 });
    await callApi(inner.app, '/home-page/images', {
      method: 'POST',
      token: inner.token,
      body: fileForm(jpeg),
    });
    const bytes = await card();
    expect(await distance(bytes, corner, defaultPalette.blackColor)).toBeGreaterThan(30);
  });

  it('is drawn while the picture is queued', async () => {
    busy = true;
    expect(await distance(await card(), corner, defaultPalette.blackColor)).toBeLessThan(12);
    busy = false;
  });
});

describe('the card of a picture', () => {
  it('may be kept for ever', async () => {
    const { name } = await callFor(uploadedImage, inner.app, '/images/upload', {
      method: 'POST',
      token: inner.token,
      body: fileForm(await plainJpeg({ width: 300, height: 200 })),
    });
    const answer = await site.inject({ url: shareImagePath(`${name}.jpg`) });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(answer.rawPayload.length),
      'x-content-type-options': 'nosniff',
    });
  });

  it('is 404 where there is no such picture', async () => {
    for (const name of ['yok.jpg', '..%2f..%2fvitrin.db', '0123456789abcdef0123456789abcdef.png.jpg']) {
      // One after the other, so that a failure names its name.
      const { statusCode } = await site.inject({ url: shareImagePath(name) });
      expect([name, statusCode]).toEqual([name, 404]);
    }
  });

  it('is 503 where too many wait, and says when to retry', async () => {
    busy = true;
    const { statusCode, headers } = await site.inject({ url: shareImagePath('yok.jpg') });
    busy = false;
    expect(statusCode).toBe(503);
    expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  });
});
