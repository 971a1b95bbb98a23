import { limits } from '@vitrin/contract/limits';
import { siteInfo } from '@vitrin/contract/settings/siteInfo';
import { visitReport } from '@vitrin/contract/operation/visits';
import { pino } from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import { callApi } from '../testing/callApi.ts';
import { engineTests } from '../testing/engineTests.ts';
import { testEngines } from '../testing/testEngines.ts';
import { isRobot } from './isRobot.ts';
import { createVisitCounter } from './visitCounter.ts';

const person = 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1';

describe.each(testEngines)('visits on %s', (engine) => {
  const { admin, visitor, server, clock } = engineTests(engine, '2026-03-18T20:00:00.000Z');
  beforeEach(async () => {
    await server().store.read.deleteFrom('visitSum').execute();
    await admin('/visits', { method: 'PUT', body: { counting: true } });
    clock.advance(60_000);
  });
  const note = (body: object, userAgent = person, app = server().app) =>
    callApi(app, '/visits', { method: 'POST', body, headers: { 'user-agent': userAgent } });
  const read = async () => visitReport.parse((await admin('/visits')).body);

  test('are counted by page, source and click, by the days of Istanbul', async () => {
    await note({ event: 'view', path: '/', from: 'www.google.com' });
    await note({ event: 'view', path: '/iletisim' });
    await note({ event: 'call', path: '/iletisim' });
    await read();
    // An hour before midnight has become the next day.
    clock.advance(4 * 60 * 60 * 1_000);
    await note({ event: 'view', path: '/', from: '' });
    await note({ event: 'whatsApp', path: '/' });
    await note({ event: 'form', path: '/' });
    const { days, sources, pages } = await read();
    expect(days).toHaveLength(limits.shownVisitDays);
    expect(days.slice(-2)).toEqual([
      { day: '2026-03-18', views: 2, visits: 1, calls: 1, whatsApps: 0, forms: 0 },
      { day: '2026-03-19', views: 1, visits: 1, calls: 0, whatsApps: 1, forms: 1 },
    ]);
    expect(sources).toEqual([
      { host: '', visits: 1 },
      { host: 'www.google.com', visits: 1 },
    ]);
    expect(pages).toEqual([
      { path: '/', views: 2 },
      { path: '/iletisim', views: 1 },
    ]);
    clock.advance(-4 * 60 * 60 * 1_000);
  });

  test('of robots, to unknown pages, and beyond the limit of an address are left out', async () => {
    for (const robot of ['Googlebot/2.1', `${person} HeadlessChrome/140`, ''])
      expect((await note({ event: 'view', path: '/', from: '' }, robot)).status).toBe(200);
    await note({ event: 'view', path: '/hic-yok', from: '' });
    // PostgreSQL cannot even be asked about this one.
    await note({ event: 'view', path: '/blog/%00' });
    for (let sent = 0; sent < limits.visitsPerMinute + 20; sent += 1)
      await note({ event: 'view', path: '/' });
    const { pages } = await read();
    // Two of the counted requests were for pages that do not exist.
    expect(pages).toEqual([{ path: '/', views: limits.visitsPerMinute - 2 }]);
  });

  test('beyond the names that a day keeps of a kind are counted without one, and other kinds keep theirs', async () => {
    await note({ event: 'view', path: '/', from: 'www.google.com' });
    await read();
    const [{ day } = { day: '' }] = await server().store.read.selectFrom('visitSum').select('day').execute();
    const views = Array.from({ length: limits.visitNames }, (_, index) => ({
      day,
      kind: 'view',
      name: `/p${index}`,
      total: 1,
    }));
    await server().store.read.insertInto('visitSum').values(views).execute();
    await note({ event: 'view', path: '/iletisim', from: 'www.bing.com' });
    const { pages, sources } = await read();
    expect(pages.map(({ path }) => path)).not.toContain('/iletisim');
    expect(sources.map(({ host }) => host)).toContain('www.bing.com');
  });

  test('are limited, and errors name the field', async () => {
    for (const [body, field] of [
      [{ event: 'stare', path: '/' }, 'event'],
      [{ event: 'view', path: 'iletisim' }, 'path'],
      [{ event: 'view', path: `/${'a'.repeat(300)}` }, 'path'],
      [{ event: 'view', path: '/', from: 'Not a host' }, 'from'],
    ] as const) {
      const { status, body: answer } = await note(body);
      expect([status, Object.keys(Object(Object(answer).errors))]).toEqual([400, [field]]);
    }
  });

  test('are summed over processes, and make no page stale', async () => {
    const other = await server().openAnother();
    const version = (await server().store.version()).id;
    await note({ event: 'view', path: '/' });
    await note({ event: 'view', path: '/' }, person, other);
    await callApi(other, '/visits', { token: server().token });
    expect((await read()).pages).toEqual([{ path: '/', views: 2 }]);
    expect((await server().store.version()).id).toBe(version);
  });

  test('are tried again while the store does not answer, and left out after any other error', async () => {
    const { store } = server();
    const failing: Error[] = [];
    const logged: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line) => void logged.push(line) });
    const counter = createVisitCounter({
      store: {
        ...store,
        write: (work) => {
          const error = failing.shift();
          return error === undefined ? store.write(work) : Promise.reject(error);
        },
      },
      clock,
      log,
    });
    const flushed = async (...errors: Error[]) => {
      failing.push(...errors);
      counter.add({ event: 'view', path: '/' }, '203.0.113.7');
      await counter.flush();
      return (await read()).pages;
    };
    expect(await flushed(new Error('Connection terminated'))).toEqual([]);
    expect(await flushed()).toEqual([{ path: '/', views: 2 }]);
    expect(await flushed(new Error('invalid byte sequence'))).toEqual([{ path: '/', views: 2 }]);
    expect(await flushed()).toEqual([{ path: '/', views: 3 }]);
    expect(logged.map((line) => Object(JSON.parse(line)).level)).toEqual([40, 50]);
    await counter.stop();
  });

  test('are not counted while switched off, which pages reflect', async () => {
    expect(siteInfo.parse((await visitor('/site-info')).body).countsVisits).toBe(true);
    await admin('/visits', { method: 'PUT', body: { counting: false } });
    expect(siteInfo.parse((await visitor('/site-info')).body).countsVisits).toBeUndefined();
    await note({ event: 'view', path: '/' });
    expect(await read()).toMatchObject({ counting: false, pages: [] });
  });
});

test.each([
  [person, false],
  ['Mozilla/5.0 (compatible; bingbot/2.0)', true],
  ['WhatsApp/2.23 A', true],
  ['python-requests/2.31', true],
  [undefined, true],
])('%s is a robot: %s', (userAgent, robot) => {
  expect(isRobot(userAgent)).toBe(robot);
});
