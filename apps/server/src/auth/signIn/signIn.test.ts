import { parseSetCookie, stringifyCookie } from 'cookie';
import type { FastifyInstance } from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { callApi, type TestAnswer, type TestCall } from '../../testing/callApi.ts';
import { openTestApp, testAdmin, type TestAppOptions } from '../../testing/testApp.ts';
import { testClock } from '../../testing/testClock.ts';
import { testEngines } from '../../testing/testEngines.ts';

const minuteMs = 60_000;
const wrong = { ...testAdmin, password: 'wrong' };
const unknown = { email: 'nobody@example.com', password: 'wrong' };

const login = (app: FastifyInstance, body: object, call: TestCall = {}): Promise<TestAnswer> =>
  callApi(app, '/auth/login', { method: 'POST', body, ...call });

/** A different address for every number, all of them public. */
const address = (number: number): string => `198.51.${Math.floor(number / 250)}.${1 + (number % 250)}`;

const retryAfter = ({ headers }: TestAnswer): number => Number(headers['retry-after']);

/** The cookie that the browser sends from then on. */
const cookieOf = ({ headers }: TestAnswer): TestCall => {
  const { name, value } = parseSetCookie(String(headers['set-cookie']));
  return { headers: { cookie: stringifyCookie({ [name]: value }) } };
};

async function open(options: TestAppOptions = {}) {
  const clock = testClock();
  const server = await openTestApp({ clock, rateLimit: 'on', ...options });
  onTestFinished(server.close);
  let calls = 0;
  return {
    ...server,
    clock,
    /** Tries from an address that was not used before, so that only limits on the account count. */
    tryOnce: (body: object = wrong, call: TestCall = {}, app = server.app) => {
      calls += 1;
      return login(app, body, { from: address(calls), ...call });
    },
  };
}

type Opened = Awaited<ReturnType<typeof open>>;

async function tryTimes(
  { tryOnce }: Opened,
  times: number,
  ...rest: Parameters<Opened['tryOnce']>
): Promise<TestAnswer[]> {
  const answers: TestAnswer[] = [];
  for (let count = 0; count < times; count += 1) answers.push(await tryOnce(...rest));
  return answers;
}

const statuses = (answers: readonly TestAnswer[]): number[] => answers.map(({ status }) => status);
const times = (count: number, status: number): number[] => Array.from({ length: count }, () => status);

describe.each(testEngines)('guesses at passwords on %s', (engine) => {
  test('of forty guesses from forty addresses five are checked; the others get a time to wait', async () => {
    const server = await open({ engine });
    const answers = await tryTimes(server, 40);
    expect(statuses(answers)).toEqual([...times(5, 401), ...times(35, 429)]);
    expect(answers.at(-1)?.body).toMatchObject({ message: 'Too many attempts. Try again in 5 seconds.' });
    expect(answers.at(-1)?.headers['retry-after']).toBe('5');
  });

  test('of twenty concurrent guesses no more than that are checked', async () => {
    const server = await open({ engine });
    const answers = await Promise.all(Array.from({ length: 20 }, () => server.tryOnce()));
    expect(statuses(answers).toSorted((a, b) => a - b)).toEqual([...times(5, 401), ...times(15, 429)]);
  });

  test('an account that does not exist gets the same response', async () => {
    const server = await open({ engine });
    const seen = async (body: object) => {
      const answers: TestAnswer[] = [];
      for (const seconds of [0, 4, 1, 15, 30, 59, 1]) {
        server.clock.advance(seconds * 1_000);
        answers.push(...(await tryTimes(server, seconds === 0 ? 6 : 2, body)));
      }
      return answers.map(({ status, body: said, headers }) => [status, said, headers['retry-after']]);
    };
    expect(await seen(unknown)).toEqual(await seen(wrong));
  });

  test('the right password is refused during the wait, and does not count as a guess', async () => {
    const server = await open({ engine });
    expect(statuses(await tryTimes(server, 7, testAdmin))).toEqual(times(7, 200));
    await tryTimes(server, 5);
    expect((await server.tryOnce(testAdmin)).status).toBe(429);
    server.clock.advance(5_000);
    expect((await server.tryOnce(testAdmin)).status).toBe(200);
    expect(statuses(await tryTimes(server, 2))).toEqual([401, 429]);
  });

  test('after an hour without a guess the count is reset', async () => {
    const server = await open({ engine });
    await tryTimes(server, 6);
    server.clock.advance(60 * minuteMs);
    expect(statuses(await tryTimes(server, 6))).toEqual([...times(5, 401), 429]);
  });

  test('all processes share the count, also after a restart', async () => {
    const server = await open({ engine });
    const another = await server.openAnother();
    expect(statuses(await tryTimes(server, 3))).toEqual(times(3, 401));
    expect(statuses(await tryTimes(server, 3, wrong, {}, another))).toEqual([401, 401, 429]);
    expect(statuses(await tryTimes(server, 1))).toEqual([429]);
    await another.close();
    expect((await server.tryOnce(wrong, {}, await server.openAnother())).status).toBe(429);
  });

  test('the store holds no address that was typed', async () => {
    const server = await open({ engine });
    await server.tryOnce(unknown);
    const rows = await server.store.read.selectFrom('passwordGuess').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('nobody');
  });

  test('a browser that signed in before is not locked out by strangers, nor they by it', async () => {
    const server = await open({ engine });
    const known = cookieOf(await server.tryOnce(testAdmin));
    await tryTimes(server, 6);
    expect((await server.tryOnce(testAdmin)).status).toBe(429);
    expect((await server.tryOnce(testAdmin, known)).status).toBe(200);
    // It has its own limit, which can be exceeded as well.
    expect(statuses(await tryTimes(server, 6, wrong, known))).toEqual([...times(5, 401), 429]);
    server.clock.advance(5_000);
    expect(statuses(await tryTimes(server, 2))).toEqual([401, 429]);
  });

  test('a browser that signed in before is not locked out by strangers at its own address', async () => {
    const server = await open({ engine });
    const known = cookieOf(await server.tryOnce(testAdmin));
    const from = '203.0.113.7';
    expect((await tryTimes(server, 11, unknown, { from })).at(-1)?.status).toBe(429);
    expect((await server.tryOnce(testAdmin, { from })).status).toBe(429);
    expect((await server.tryOnce(testAdmin, { ...known, from })).status).toBe(200);
  });

  test('changing the password makes strangers of all browsers but the one that changed it', async () => {
    const server = await open({ engine });
    const before = cookieOf(await server.tryOnce(testAdmin));
    const changed = await callApi(server.app, '/auth/password', {
      method: 'PUT',
      token: server.token,
      body: { currentPassword: testAdmin.password, newPassword: 'another-password' },
    });
    await tryTimes(server, 6);
    const next = { ...testAdmin, password: 'another-password' };
    expect((await server.tryOnce(next, before)).status).toBe(429);
    expect((await server.tryOnce(next, cookieOf(changed))).status).toBe(200);
  });

  test('guesses at the current password within a session are limited too, and affect nobody else', async () => {
    const server = await open({ engine });
    const change = (currentPassword: string, newPassword = 'another-password') =>
      callApi(server.app, '/auth/password', {
        method: 'PUT',
        token: server.token,
        body: { currentPassword, newPassword },
      });
    const right = () => change(testAdmin.password, 'password123');
    expect((await right()).body).toMatchObject({ errors: { newPassword: expect.any(String) } });
    const answers: TestAnswer[] = [];
    for (let count = 0; count < 6; count += 1) answers.push(await change('wrong'));
    expect(statuses(answers)).toEqual([...times(5, 400), 429]);
    expect((await right()).status).toBe(429);
    expect((await server.tryOnce(testAdmin)).status).toBe(200);
  });
});

test('one address may make ten tries a minute over all accounts, IPv6 by its /64', async () => {
  const server = await open();
  const tryFrom = async (from: string, number: number) =>
    (await server.tryOnce({ ...unknown, email: `${from}-${number}@example.com` }, { from })).status;
  for (const line of [(_number: number) => '203.0.113.7', (number: number) => `2001:db8:1:2::${number}`]) {
    const found: number[] = [];
    for (let number = 1; number <= 11; number += 1) found.push(await tryFrom(line(number), number));
    expect(found).toEqual([...times(10, 401), 429]);
  }
  expect(await tryFrom('203.0.113.8', 0)).toBe(401);
  expect(await tryFrom('2001:db8:1:3::1', 0)).toBe(401);
  expect(await tryFrom('::ffff:203.0.113.7', 0)).toBe(429);
});

test('behind an unconfigured proxy one visitor cannot use up another’s tries', async () => {
  const server = await open();
  const tryAs = async (name: string, number: number) =>
    (
      await server.tryOnce(
        { ...unknown, email: `${number}@example.com` },
        { from: '127.0.0.1', headers: { 'x-forwarded-for': `10.9.9.9, ${name}` } },
      )
    ).status;
  const found: number[] = [];
  for (let number = 0; number < 11; number += 1) found.push(await tryAs('203.0.113.7', number));
  expect(found).toEqual([...times(10, 401), 429]);
  expect(await tryAs('203.0.113.8', 99)).toBe(401);
});

test("concurrent sign-ins beyond the queue's length are 503, and later ones work again", async () => {
  const server = await open({ rateLimit: 'off' });
  const answers = await Promise.all(
    Array.from({ length: 120 }, (_, number) =>
      server.tryOnce({ ...unknown, email: `${number}@example.com` }),
    ),
  );
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(120 - refused.length);
  expect(refused[0]?.body).toMatchObject({
    message: 'Too many people are logging in right now. Try again in 2 seconds.',
  });
  expect(refused.map(retryAfter)).toEqual(refused.map(() => 2));
  expect((await server.tryOnce(testAdmin)).status).toBe(200);
});

test('with limits off nothing is counted', async () => {
  const server = await open({ rateLimit: 'off' });
  expect(statuses(await tryTimes(server, 12, wrong, { from: '203.0.113.7' }))).toEqual(times(12, 401));
  expect(await server.store.read.selectFrom('passwordGuess').selectAll().execute()).toEqual([]);
});
