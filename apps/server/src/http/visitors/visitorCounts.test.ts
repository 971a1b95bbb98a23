import { describe, expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../store/openStore.ts';
import { callApi } from '../../testing/callApi.ts';
import { openTestApp, testAdmin } from '../../testing/testApp.ts';
import { testClock } from '../../testing/testClock.ts';
import { testEngines } from '../../testing/testEngines.ts';
import { openTestStore } from '../../testing/testStore.ts';
import { countVisitors } from './visitorCounts.ts';

describe.each(testEngines)('visitors on %s', (engine) => {
  const clock = testClock();

  async function openTwo(maxSubjects?: number) {
    const { store, folder, databaseUrl, close } = await openTestStore(engine, clock);
    const other = await openStore({ folder, databaseUrl, clock });
    onTestFinished(async () => {
      await other.close();
      await close();
    });
    const counts = [store, other].map((each) => countVisitors(each, clock, maxSubjects));
    let turn = 0;
    /** Counts alternately in one process and the other. */
    const count = async (subject: string, most = 5): Promise<number> => {
      turn += 1;
      return (await counts[turn % 2]?.count(subject, most)) ?? -1;
    };
    const first = async (subject: string): Promise<number> => (await counts[0]?.count(subject, 5)) ?? -1;
    return { count, first, rows: () => store.read.selectFrom('visitorCount').selectAll().execute() };
  }

  test('are counted across processes for a minute, also concurrently', async () => {
    const { count, first, rows } = await openTwo();
    const before = [await count('login 203.0.113.7'), await count('login 203.0.113.7')];
    expect(before).toEqual([0, 0]);
    const waits = await Promise.all(Array.from({ length: 20 }, () => first('login 203.0.113.7')));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
    expect(new Set(waits.filter((wait) => wait !== 0))).toEqual(new Set([60]));
    expect((await rows()).map(({ visits }) => visits)).toEqual([5]);
    expect(await count('message 203.0.113.7')).toBe(0);
    clock.advance(59_000);
    expect(await count('login 203.0.113.7')).toBe(1);
    clock.advance(1_000);
    expect(await count('login 203.0.113.7')).toBe(0);
  });

  test('are forgotten after their minute, and limited in number', async () => {
    const { count, rows } = await openTwo(3);
    for (const subject of ['a', 'b', 'c', 'd', 'e', 'f']) await count(subject);
    expect(await rows()).toHaveLength(6);
    clock.advance(59_999);
    await count('g');
    expect(await rows()).toHaveLength(7);
    clock.advance(1);
    await count('h');
    expect((await rows()).length).toBeLessThanOrEqual(3);
  });

  test('do not wait for a minute of a time at which the clock ran ahead', async () => {
    const { count } = await openTwo();
    clock.advance(3_600_000);
    for (let number = 0; number < 5; number += 1) await count('login 203.0.113.8');
    expect(await count('login 203.0.113.8')).toBe(60);
    clock.advance(-3_600_000);
    const waits: number[] = [];
    for (let number = 0; number < 6; number += 1) waits.push(await count('login 203.0.113.8'));
    expect(waits).toEqual([0, 0, 0, 0, 0, 60]);
  });

  test('tries at passwords in one process count in the next one, and after a restart', async () => {
    const server = await openTestApp({ engine, clock, rateLimit: 'on' });
    onTestFinished(server.close);
    const other = await server.openAnother();
    const wrong = { method: 'POST', body: { email: 'kimse@ornek.example', password: 'yanlis' } } as const;
    const from = '203.0.113.9';
    const login = async (app: typeof other, email: string): Promise<number> =>
      (await callApi(app, '/auth/login', { ...wrong, body: { ...wrong.body, email }, from })).status;
    const statuses: number[] = [];
    for (let number = 0; number < 12; number += 1) {
      statuses.push(await login(number % 2 === 0 ? server.app : other, `kimse${number}@ornek.example`));
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
    const restarted = await server.openAnother();
    expect(await login(restarted, testAdmin.email)).toBe(429);
    clock.advance(60_000);
    expect(await login(restarted, testAdmin.email)).toBe(401);
  });

  test('messages sent through one process count in the next one', async () => {
    const server = await openTestApp({ engine, clock, rateLimit: 'on' });
    onTestFinished(server.close);
    const other = await server.openAnother();
    const body = {
      name: 'Işıl',
      email: 'isil@ornek.example',
      subject: 'Teklif',
      message: 'Bir teklif isterim.',
    };
    const send = async (app: typeof other): Promise<number> =>
      (await callApi(app, '/contact-messages', { method: 'POST', body, from: '203.0.113.9' })).status;
    const statuses: number[] = [];
    for (let number = 0; number < 6; number += 1) {
      statuses.push(await send(number % 2 === 0 ? server.app : other));
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
