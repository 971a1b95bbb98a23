import { defaultPalette } from '@vitrin/contract/palette';
import { shareImagePath } from '@vitrin/contract/sitePaths';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPicture } from '../media/decoder.ts';
import { callApi, fileForm } from '../testing/callApi.ts';
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

describe('the card of the site', () => {
  let inner: TestApp;
  let site: FastifyInstance;
  let down = false;
  beforeAll(async () => {
    inner = await openTestApp();
    site = Fastify();
    site.get('/api/*', async ({ url }, reply) => {
      if (down) return reply.code(503).send();
      const { statusCode, rawPayload, headers } = await inner.app.inject({ url });
      return reply
        .code(statusCode)
        .type(headers['content-type'] ?? '')
        .send(rawPayload);
    });
    await mountDiscovery(site, { publicUrl: undefined });
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

  it('is drawn in the colours of the site where its banner has no picture', async () => {
    const bytes = await card();
    expect(await distance(bytes, corner, defaultPalette.blackColor)).toBeLessThan(12);
    expect(await distance(bytes, line, defaultPalette.primaryColor)).toBeLessThan(12);
    expect(await distance(bytes, mark, defaultPalette.whiteColor)).toBeLessThan(12);
  });

  it('is there when the store cannot be read', async () => {
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

  it('is of no picture that is unknown', async () => {
    expect((await site.inject({ url: shareImagePath('yok.jpg') })).statusCode).toBe(404);
  });
});
