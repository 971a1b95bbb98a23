import { uploadedImage } from '@vitrin/contract/files/image';
import { defaultPalette } from '@vitrin/contract/settings/palette';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { drawnCardPath, shareImagePath } from '@vitrin/contract/paths/sharePaths';
import { kindSamples } from '@vitrin/contract/testing/kindSamples';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sendStrictHeaders } from '../http/answers/answerHeaders.ts';
import { openPicture } from '../media/decoder.ts';
import type { Media } from '../media/openMedia.ts';
import { callApi, callFor, fileForm } from '../testing/callApi.ts';
import { plainJpeg } from '../testing/samplePictures.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { mountDiscovery } from './mountDiscovery.ts';

const corner = [20, 20] as const;
const line = [600, 625] as const;
const mark = [600, 185] as const;

const addressed = z.object({ id: z.string(), path: z.string() });

/** The distance of a point of a card from a colour, in steps of the worst channel. */
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
const titles: unknown[] = [];
beforeAll(async () => {
  inner = await openTestApp();
  const media: Media = {
    ...inner.media,
    drawCard: (palette, words) => {
      drawn += 1;
      titles.push(words?.title);
      return inner.media.drawCard(palette, words);
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

/** The card that the server sends; its size must be right. */
const card = async (): Promise<Buffer> => {
  const { statusCode, headers, rawPayload } = await site.inject({ url: shareImagePath('site.jpg') });
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg']);
  const { width, height } = await (await openPicture(rawPayload)).metadata();
  expect([width, height]).toEqual([1200, 630]);
  return rawPayload;
};

describe('the card of the site', () => {
  it('is drawn in the colours of the site if its banner has no picture', async () => {
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

  it('is the first picture of the banner if there is one', async () => {
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

const titleCard = async (page: string): Promise<Buffer> => {
  const answer = await site.inject({ url: drawnCardPath(page) });
  expect([page, answer.statusCode, answer.headers['content-type']]).toEqual([page, 200, 'image/jpeg']);
  return answer.rawPayload;
};

describe('the card of an entry without a picture', () => {
  const pages = [
    ['services', sitePaths.service],
    ['projects', sitePaths.project],
    ['posts', sitePaths.post],
  ] as const;

  it.each(pages)(
    'has its title, drawn once for all requests, and again after a change: %s',
    async (name, page) => {
      const kind = kindSamples.find((sample) => sample.name === name);
      if (kind === undefined) throw new Error(`There is no sample of ${name}`);
      const send = async (method: 'POST' | 'PUT', call: string, title: string) =>
        callApi(inner.app, call, { method, token: inner.token, body: kind.draft(title, 1) });
      const { id, path } = addressed.parse((await send('POST', kind.create, `${name} kışa hazır`)).body);
      titles.length = 0;
      const cards = await Promise.all(Array.from({ length: 20 }, () => titleCard(page({ id, path }))));
      expect(new Set(cards.map((bytes) => bytes.toString('base64'))).size).toBe(1);
      await send('PUT', kind.update(id), `${name} yaza hazır`);
      const { body } = await callApi(inner.app, kind.at(id), { token: inner.token });
      expect(await titleCard(page(addressed.parse(body)))).not.toEqual(cards[0]);
      expect(titles).toEqual([`${name} kışa hazır`, `${name} yaza hazır`]);
    },
  );

  it('is that of the site if nobody sees such an entry, whatever is requested', async () => {
    const siteBytes = await card();
    titles.length = 0;
    for (const page of ['/blog/yok', '/projelerimiz/', '/', '/yok', '/blog/%00', `/${'x'.repeat(3_000)}`]) {
      // Sequentially, so that a failure shows its address.
      expect([page, (await titleCard(page)).equals(siteBytes)]).toEqual([page, true]);
    }
    expect(titles).toEqual([]);
  });
});

describe('the card of a picture', () => {
  it('may be cached for ever', async () => {
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

  it('is 404 if there is no such picture', async () => {
    for (const name of ['yok.jpg', '..%2f..%2fvitrin.db', '0123456789abcdef0123456789abcdef.png.jpg']) {
      // Sequentially, so that a failure shows its name.
      const { statusCode } = await site.inject({ url: shareImagePath(name) });
      expect([name, statusCode]).toEqual([name, 404]);
    }
  });

  it('is 503 if too many wait, with a time to retry', async () => {
    busy = true;
    const { statusCode, headers } = await site.inject({ url: shareImagePath('yok.jpg') });
    busy = false;
    expect(statusCode).toBe(503);
    expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  });
});
