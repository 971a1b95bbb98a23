import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { addressOf, runServerProcess, type ServerProcess, temporaryFolder } from './testing/serverProcess.ts';
import { askOver, steadyLoad } from './testing/steadyLoad.ts';
import { openTestBalancer } from './testing/testBalancer.ts';
import { createTestSchema, testEngines } from './testing/testEngines.ts';

const reads = ['/api/service', '/api/home-page', '/api/theme/colors', '/api/blog?page=1&pageSize=13'];

const ready = async (address: string): Promise<number | string> => {
  const agent = new Agent();
  return (await askOver(agent, `${address}/api/ready`)).outcome;
};

test('a process that is told to stop finishes every request on its connections', async () => {
  const server = runServerProcess(await temporaryFolder());
  const address = await addressOf(server);
  const load = steadyLoad(
    16,
    reads.map((path) => address + path),
    ({ closes }) => !closes,
  );
  await expect.poll(() => load.outcomes.length).toBeGreaterThan(200);
  server.child.kill('SIGTERM');
  await load.ended;
  expect(load.outcomes.filter((outcome) => outcome !== 200)).toEqual([]);
  expect(await server.ended).toBe(0);
});

/** A request to log in of which half has been sent; `finish` sends the rest, `answer` is its status. */
async function halfSent(
  address: string,
): Promise<{ answer: Promise<number | undefined>; finish: () => void }> {
  const [begin, rest] = ['{"email":"a@example.com",', '"password":"not-the-password"}'];
  const headers = { 'content-type': 'application/json', 'content-length': begin.length + rest.length };
  const asked = request(`${address}/api/auth/login`, { method: 'POST', headers });
  const answer = once(asked, 'response').then(([{ statusCode }]) => {
    asked.destroy();
    return typeof statusCode === 'number' ? statusCode : undefined;
  });
  // One that is cut off is a failure only where somebody waits for it.
  answer.catch(() => undefined);
  await new Promise<void>((resolve) => void asked.write(begin, () => resolve()));
  return { answer, finish: () => void asked.end(rest) };
}

test('a sweep that a silent bucket holds up costs no open request, and is no failure', {
  tags: ['long'],
}, async () => {
  let lists = 0;
  const bucket = createServer(({ url = '' }, response) => {
    // The first one tells whether there are pictures; the sweep's finds silence.
    if (!url.includes('prefix=no-pictures')) lists += 1;
    if (lists < 2) response.setHeader('content-type', 'application/xml').end('<ListBucketResult/>');
  });
  await new Promise<void>((resolve) => void bucket.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    bucket.close();
    bucket.closeAllConnections();
  });
  const bound = bucket.address();
  const port = typeof bound === 'object' ? bound?.port : undefined;
  const server = runServerProcess(await temporaryFolder(), {
    STORAGE_URL: `s3+http://x:y@127.0.0.1:${port}/pictures`,
  });
  const address = await addressOf(server);
  await expect.poll(() => lists).toBe(2);
  const { answer, finish } = await halfSent(address);
  server.child.kill('SIGTERM');
  await setTimeout(3_000);
  finish();
  expect(await answer).toBe(401);
  expect(await server.ended).toBe(0);
});

test('a client that never ends its request keeps no process from ending', { tags: ['long'] }, async () => {
  const server = runServerProcess(await temporaryFolder());
  await halfSent(await addressOf(server));
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});

test('for the grace it is not ready, and answers everything as before', async () => {
  const server = runServerProcess(await temporaryFolder(), { SHUTDOWN_GRACE: '600' });
  const address = await addressOf(server);
  expect(await ready(address)).toBe(200);
  server.child.kill('SIGTERM');
  await expect.poll(() => ready(address)).toBe(503);
  const agent = new Agent({ keepAlive: true });
  const answers = [
    await askOver(agent, `${address}/api/health`),
    await askOver(agent, `${address}/api/service`),
  ];
  expect(answers).toEqual(answers.map(() => ({ outcome: 200, closes: false })));
  agent.destroy();
  server.child.kill('SIGKILL');
});

describe.runIf(testEngines.includes('postgres'))('two processes on one database', () => {
  test('are replaced one after the other without a failed request', { tags: ['long'] }, async () => {
    const schema = await createTestSchema();
    onTestFinished(schema.drop);
    const folder = await temporaryFolder();
    const balancer = await openTestBalancer();
    onTestFinished(balancer.close);

    const start = async (): Promise<ServerProcess & { address: string }> => {
      const server = runServerProcess(folder, { DATABASE_URL: schema.url, SHUTDOWN_GRACE: '3' });
      const address = await addressOf(server);
      balancer.add(address);
      return { ...server, address };
    };
    const first = [await start(), await start()];
    await expect.poll(balancer.ready).toBe(2);

    let goesOn = true;
    const load = steadyLoad(
      8,
      reads.map((path) => balancer.url + path),
      () => goesOn,
    );
    for (const { child, ended, address } of first) {
      // One after the other, as a deployment does it.
      await expect.poll(() => load.outcomes.length).toBeGreaterThan(50);
      child.kill('SIGTERM');
      expect(await ended).toBe(0);
      balancer.remove(address);
      await start();
      await expect.poll(balancer.ready).toBe(2);
    }
    const before = load.outcomes.length;
    await expect.poll(() => load.outcomes.length).toBeGreaterThan(before + 50);
    goesOn = false;
    await load.ended;
    expect(load.outcomes.filter((outcome) => outcome !== 200)).toEqual([]);
  });
});
