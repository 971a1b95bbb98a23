import { endpoints } from '@vitrin/contract/endpoints';
import { defaultPalette } from '@vitrin/contract/settings/palette';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createPreviews } from '../previews/previews.ts';
import { openStore } from '../store/openStore.ts';
import { changeSetting } from '../settings/documents.ts';
import { callApi, fileForm } from '../testing/callApi.ts';
import { plainJpeg } from '../testing/samplePictures.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { draftAt } from '../testing/serviceTests.ts';
import { openTestStore } from '../testing/testStore.ts';
import { testClock } from '../testing/testClock.ts';
import { testEngines } from '../testing/testEngines.ts';
import { createAnswerCache } from './answers/answerCache.ts';
import { createAnswerCleaner } from './answers/cleanAnswers.ts';
import { createLongAnswers } from './answers/longAnswers.ts';
import { JsonAnswer } from './answers/sendAnswer.ts';
import { type Api, serve } from './serve.ts';
import { createWorkTurns } from './workTurns.ts';

const clock = testClock();

describe.each(testEngines)('hot reads on %s', (engine) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await openTestApp({ engine, clock });
  });
  afterAll(() => server.close());

  const read = (path: string, token?: string) =>
    callApi(server.app, path, token === undefined ? {} : { token });
  const write = (path: string, body: unknown) =>
    callApi(server.app, path, { method: 'POST', token: server.token, body });

  test('every write makes the next read fresh', async () => {
    for (const name of ['Bir', 'İki', 'Üç']) {
      await write('/site-info', { companyName: name });
      const answers = [await read('/site-info'), await read('/site-info')];
      expect(answers.map(({ body }) => body)).toEqual(
        [1, 2].map(() => expect.objectContaining({ companyName: name })),
      );
      expect(answers[0]?.headers['etag']).toBe(answers[1]?.headers['etag']);
    }
  });

  test('what an admin may see is cached separately', async () => {
    const added = await write('/service', { ...draftAt('/hidden'), active: false });
    const { id } = Object(added.body);
    expect((await read(`/service/${id}`, server.token)).status).toBe(200);
    expect((await read(`/service/${id}`)).status).toBe(404);
    expect((await read(`/service/${id}`, server.token)).status).toBe(200);
  });

  test('sizes that were made in the background appear', async () => {
    const added = await write('/service', draftAt('/pictured'));
    const { id } = Object(added.body);
    await write(`/service/image/${id}`, fileForm(await plainJpeg({ width: 400, height: 20 })));
    await read(`/service/${id}`);
    await server.media.settled();
    const variants = Object(Object((await read(`/service/${id}`)).body).image).variants;
    expect(variants).toHaveLength(4);
  });

  test('the version changes after a write of this store or of another on the same data', async () => {
    const place = await openTestStore(engine, clock);
    const other = await openStore({ folder: place.folder, databaseUrl: place.databaseUrl, clock });
    const versions = [await place.store.version()];
    for (const writer of [place.store, other, place.store]) {
      await writer.write((open) => changeSetting(open, 'demo', { n: versions.length }, clock.now()));
      versions.push(await place.store.version());
    }
    expect(new Set(versions).size).toBe(4);
    await other.close();
    await place.close();
  });
});

/** A server with one route, which counts how often its handler ran. */
async function openOneCall(freshMs?: number) {
  const { store, folder, close } = await openTestStore('sqlite', clock);
  const app = Fastify();
  app.setSerializerCompiler(() => JSON.stringify);
  onTestFinished(async () => {
    await app.close();
    await close();
  });
  let made = 0;
  const cleaner = createAnswerCleaner();
  const inTurn = createWorkTurns();
  const previews = createPreviews({ store, clock });
  const cache = createAnswerCache();
  const longAnswers = createLongAnswers();
  const api: Api = { app, store, clock, uploadFolder: folder, cache, cleaner, previews, inTurn, longAnswers };
  serve(api, endpoints.theme.read, async () => {
    made += 1;
    const freshUntil = freshMs === undefined ? undefined : new Date(clock.now().getTime() + freshMs);
    return new JsonAnswer({ ...defaultPalette }, { freshUntil });
  });
  const read = (query = '', headers = {}) => app.inject({ url: `/theme/colors${query}`, headers });
  return { store, read, made: () => made };
}

describe('a read', () => {
  test('is made once while nothing is written, whatever else is requested', async () => {
    const { store, read, made } = await openOneCall();
    const etag = String((await read()).headers['etag']);
    await read('?utm_source=x');
    expect((await read('', { 'if-none-match': etag })).statusCode).toBe(304);
    expect(made()).toBe(1);
    await store.write((writer) => changeSetting(writer, 'theme', {}, clock.now()));
    await read();
    expect(made()).toBe(2);
  });

  test('with a token is always made anew, and never cached', async () => {
    const { read, made } = await openOneCall();
    await read('', { authorization: 'Bearer x' });
    await read('', { authorization: 'Bearer x' });
    await read();
    expect(made()).toBe(3);
  });

  test('is made anew when it has expired', async () => {
    const { read, made } = await openOneCall(1_000);
    await read();
    clock.advance(999);
    await read();
    expect(made()).toBe(1);
    clock.advance(1);
    await read();
    expect(made()).toBe(2);
  });
});
