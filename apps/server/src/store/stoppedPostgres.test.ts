// @module-tag long
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { loginResult } from '@vitrin/contract/accounts/session';
import { reasonKind } from '@vitrin/contract/kinds/reason';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { noOwnPostgres, openOwnPostgres } from '../testing/ownPostgres.ts';
import { addressOf, runServerProcess, temporaryFolder } from '../testing/serverProcess.ts';
import { loggedLine, tellFault } from '../testing/tellFault.ts';

const admin = { ADMIN_EMAIL: 'elif@example.com', ADMIN_PASSWORD: 'a-long-password', RATE_LIMIT: 'off' };
const pagesProgram = path.join(import.meta.dirname, '../testing/pagesProcess.ts');

/** A client's pause between two requests. */
const pauseMs = 10;

/** What visitors read: a page that is kept, and answers of the API, of which some are never kept. */
const reads = [
  '/',
  '/api/why-us/public',
  '/',
  '/api/blog?page=1&pageSize=13',
  '/api/home-page',
  '/api/health',
] as const;

/** How a request was answered; `status` is 0 if the connection broke. */
type Answered = { to: string; status: number; retryAfter: string | null; cache: string | null; body: string };

async function ask(url: string, init: RequestInit = {}): Promise<Answered> {
  const to = `${init.method ?? 'GET'} ${new URL(url).pathname}`;
  try {
    const { status, headers, ...answer } = await fetch(url, init).then(async (response) => ({
      status: response.status,
      headers: response.headers,
      body: await response.text(),
    }));
    return {
      to,
      status,
      retryAfter: headers.get('retry-after'),
      cache: headers.get('cache-status'),
      ...answer,
    };
  } catch (error) {
    return { to, status: 0, retryAfter: null, cache: null, body: String(error) };
  }
}

/** Six visitors and four admins, who each send one request after the other and record the answers. */
function startLoad(address: string, write: (title: string) => Promise<Answered>) {
  const answers: Answered[] = [];
  const written: string[] = [];
  const end = new AbortController();
  const visit = async (number: number): Promise<void> => {
    for (let turn = number; !end.signal.aborted; turn += 1) {
      // One client, who waits for each response.
      answers.push(await ask(address + reads[turn % reads.length]));
      await setTimeout(pauseMs);
    }
  };
  const save = async (number: number): Promise<void> => {
    for (let turn = 0; !end.signal.aborted; turn += 1) {
      // One client, who waits for each response.
      const answer = await write(`Neden ${number}, ${turn}`);
      answers.push(answer);
      if (answer.status === 200) written.push(reasonKind.record.parse(JSON.parse(answer.body)).id);
      await setTimeout(pauseMs);
    }
  };
  const clients = [
    ...Array.from({ length: 6 }, (_, number) => visit(number)),
    ...Array.from({ length: 4 }, (_, number) => save(number)),
  ];
  return {
    answers,
    written,
    stop: async () => {
      end.abort();
      await Promise.all(clients);
    },
  };
}

const skipped = noOwnPostgres === undefined ? '' : ` (left out: ${noOwnPostgres})`;

test.skipIf(noOwnPostgres !== undefined)(
  `a PostgreSQL that is stopped and started under load ends no process and loses no acknowledged write${skipped}`,
  async () => {
    const postgres = await openOwnPostgres();
    const server = runServerProcess(
      await temporaryFolder(),
      { ...admin, DATABASE_URL: postgres.url, SHUTDOWN_GRACE: '0', LOG_LEVEL: 'error' },
      pagesProgram,
    );
    const address = await addressOf(server);
    const login = await ask(`${address}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD }),
    });
    const authorization = `Bearer ${loginResult.parse(JSON.parse(login.body)).token}`;
    const post = (to: string, body: object): Promise<Answered> =>
      ask(`${address}/api${to}`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const rename = async (companyName: string): Promise<number> =>
      (await post('/site-info', { companyName })).status;
    const page = (): Promise<Answered> => ask(`${address}/`);

    expect(await rename('Adı 0')).toBe(200);
    expect(await page()).toMatchObject({ status: 200, body: expect.stringContaining('Adı 0') as unknown });
    const load = startLoad(address, (title) => post('/why-us', { title, description: 'x' }));
    const moreAnswers = async (count: number): Promise<void> => {
      const from = load.answers.length;
      await expect.poll(() => load.answers.length - from).toBeGreaterThan(count);
    };
    await moreAnswers(200);

    for (const [index, how] of (['fast', 'immediate'] as const).entries()) {
      await postgres.stop(how);
      const [before, now] = [`Adı ${index}`, `Adı ${index + 1}`];
      // The last good page, which says that it is stale.
      expect(await page()).toMatchObject({
        status: 200,
        cache: 'vitrin; hit; detail=stale',
        body: expect.stringContaining(before) as unknown,
      });
      expect(await ask(`${address}/api/health`)).toMatchObject({ status: 503, retryAfter: '5' });
      // All processes share the fault, so it is named and takes none of them out of a balancer.
      const readiness = async (): Promise<string> => (await ask(`${address}/api/ready`)).body;
      await expect.poll(readiness).toContain('"code":"store"');
      expect(await rename(now)).toBe(503);
      const saved = load.written.length;
      await moreAnswers(200);
      expect(load.written).toHaveLength(saved);

      await postgres.start();
      await expect.poll(() => rename(now)).toBe(200);
      expect(await page()).toMatchObject({
        status: 200,
        cache: null,
        body: expect.stringContaining(now) as unknown,
      });
      await expect.poll(() => load.written.length - saved).toBeGreaterThan(20);
      await expect.poll(readiness).not.toContain('"code":"store"');
    }
    await load.stop();

    // It was kept before anything was stopped.
    expect(load.answers.filter(({ to, status }) => to === 'GET /' && status !== 200)).toEqual([]);
    const failed = load.answers.filter(({ status }) => status !== 200);
    const kinds = failed.map(({ status, retryAfter, body }) =>
      status === 503 ? `503 ${retryAfter}` : `${status} ${body}`,
    );
    expect(new Set(kinds)).toEqual(new Set(['503 5']));
    const listed = await ask(`${address}/api/why-us`, { headers: { authorization } });
    const stored = new Set(
      z
        .array(reasonKind.record)
        .parse(JSON.parse(listed.body))
        .map(({ id }) => id),
    );
    expect(load.written.filter((id) => !stored.has(id))).toEqual([]);
    tellFault({
      fault: 'PostgreSQL stopped under load, fast and immediately',
      operator: loggedLine(server.output()),
      admin: `503: ${String(Object(JSON.parse(failed[0]?.body ?? '{}')).message)}`,
      counted: `${failed.length} of ${load.answers.length} requests refused, 0 of ${load.written.length} acknowledged writes lost`,
    });
    expect(server.child.exitCode).toBeNull();
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  },
);
