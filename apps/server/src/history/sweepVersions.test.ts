import { limits } from '@vitrin/contract/limits';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { callApi, fileForm } from '../testing/callApi.ts';
import { entry } from '../testing/contentSamples.ts';
import { engineTests } from '../testing/engineTests.ts';
import { plainJpeg } from '../testing/samplePictures.ts';
import { testAdmin } from '../testing/testApp.ts';
import { testEngines } from '../testing/testEngines.ts';
import { sweepVersions } from './endVersions.ts';
import { compareVersions, listVersions } from './versions.ts';

const hourMs = 60 * 60 * 1_000;
const keptMs = limits.versionDays * 24 * hourMs;

describe.each(testEngines)('old versions on %s', (engine) => {
  const { server, clock, pictureRows, visitor } = engineTests(engine);
  let token = '';
  const sweep = (signal?: AbortSignal) => sweepVersions(server().store, { clock, signal });
  const send = async (method: 'POST' | 'PUT', path: string, body: unknown) => {
    const answer = await callApi(server().app, path, { method, body, token });
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const add = async () => entry.parse(await send('POST', '/why-us', { title: '0', description: 'x' })).id;
  const change = async (id: string, from: number, to: number) => {
    for (let number = from; number <= to; number += 1) {
      clock.advance(1_000);
      await send('PUT', `/why-us/${id}`, { title: String(number) });
    }
  };
  const titles = async (id: string): Promise<unknown[]> => {
    const { read } = server().store;
    const subject = { kind: 'reasons', id } as const;
    const { body } = await listVersions(read, subject, { pageSize: 200 });
    const all = body.map((each) => compareVersions(read, subject, { version: each.id }));
    return (await Promise.all(all)).map(({ from }) => from.record.fields[0]?.value);
  };

  // Sessions expire long before versions do.
  const signIn = async () => {
    const answer = await callApi(server().app, '/auth/login', { method: 'POST', body: testAdmin });
    token = z.object({ token: z.string() }).parse(answer.body).token;
  };
  beforeEach(signIn);

  test('of many the newest stay, however old they are, and so do all recent ones', async () => {
    const id = await add();
    await change(id, 1, limits.keptVersions + 4);
    const other = await add();
    await change(other, 1, 2);
    expect(await sweep()).toBe(0);
    // The first is a day older than the others.
    clock.advance(keptMs - (limits.keptVersions + 4) * 1_000 - 2_000);
    expect(await sweep()).toBe(0);
    clock.advance(1_000);
    expect(await sweep()).toBe(1);
    expect(await sweep()).toBe(0);
    clock.advance(2_000);
    expect(await sweep()).toBe(2);
    clock.advance(keptMs);
    expect(await sweep()).toBe(2);
    const left = await titles(id);
    expect(left).toHaveLength(limits.keptVersions);
    expect(left).toEqual(
      Array.from({ length: limits.keptVersions }, (_, index) => String(limits.keptVersions + 4 - index)),
    );
    expect(await titles(other)).toEqual(['2', '1', '0']);
    clock.advance(keptMs);
    expect(await sweep()).toBe(0);
  });

  test('a recent one keeps those after it, whatever the clock said when they were made', async () => {
    const id = await add();
    await change(id, 1, limits.keptVersions + 9);
    const { store } = server();
    const late = new Date(clock.now().getTime() + keptMs);
    await store.read.updateTable('version').set({ madeAt: late }).where('number', '=', 4).execute();
    clock.advance(keptMs + hourMs);
    expect(await sweep()).toBe(3);
    const left = await titles(id);
    expect(left).toHaveLength(limits.keptVersions + 7);
    expect(left.at(-1)).toBe('3');
  });

  test('a picture is removed with the last version that shows it, unless something else does', async () => {
    const body = { title: '0', path: '/eski', description: '<p>x</p>' };
    const { id } = entry.parse(await send('POST', '/service', body));
    for (const width of [10, 20]) {
      await send('POST', `/service/image/${id}`, fileForm(await plainJpeg({ width, height: 8 })));
    }
    for (let number = 1; number <= limits.keptVersions; number += 1) {
      clock.advance(1_000);
      await send('PUT', `/service/${id}`, { title: String(number) });
    }
    expect(await pictureRows()).toHaveLength(2);
    clock.advance(keptMs);
    expect(await sweep()).toBe(3);
    expect((await pictureRows()).map(({ width }) => width)).toEqual([20]);
    expect((await visitor(`/service/${id}`)).body).toMatchObject({ image: { width: 20 } });
    await signIn();
    await send('POST', '/service/bulk', { act: 'delete', ids: [id] });
    await send('POST', '/trash/empty', {});
    expect(await pictureRows()).toEqual([]);
  });

  test('an aborted sweep leaves the rest for the next', async () => {
    const id = await add();
    await change(id, 1, limits.keptVersions + 1);
    clock.advance(keptMs * 2);
    expect(await sweep(AbortSignal.abort())).toBe(0);
    expect(await sweep()).toBe(2);
  });
});
