// @module-tag long
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { addressOf, runServerProcess, temporaryFolder } from './testing/serverProcess.ts';

const login = async (address: string, body: object): Promise<number> =>
  (
    await fetch(`${address}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).status;

test('the first start prints a password that works, and the second one does not print it', async () => {
  const folder = await temporaryFolder();
  const first = runServerProcess(folder);
  const address = await addressOf(first);
  expect((await fetch(`${address}/api/health`)).status).toBe(200);
  const password = /Password +(\S+)/.exec(first.output())?.[1] ?? '';
  expect(password.length).toBeGreaterThan(20);
  expect(await login(address, { email: 'admin@vitrin.local', password })).toBe(200);
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);

  const second = runServerProcess(folder, {
    ADMIN_EMAIL: 'other@example.com',
    ADMIN_PASSWORD: 'another-password',
  });
  const again = await addressOf(second);
  expect(second.output()).not.toContain('Password');
  expect(await login(again, { email: 'admin@vitrin.local', password })).toBe(200);
  expect(await login(again, { email: 'other@example.com', password: 'another-password' })).toBe(401);
});

test('the given account is created, and its password is not printed', async () => {
  const given = { ADMIN_EMAIL: 'elif@example.com', ADMIN_PASSWORD: 'a-long-password' };
  const server = runServerProcess(await temporaryFolder(), given);
  const address = await addressOf(server);
  expect(server.output()).toContain('elif@example.com');
  expect(server.output()).not.toContain('a-long-password');
  expect(await login(address, { email: given.ADMIN_EMAIL, password: given.ADMIN_PASSWORD })).toBe(200);
});

test('a first password that is easy to guess ends the start with one clear line', async () => {
  const first = runServerProcess(await temporaryFolder(), { ADMIN_PASSWORD: 'Password1234' });
  expect(await first.ended).toBe(1);
  expect(first.output()).toMatch(/ADMIN_PASSWORD: .*easy to guess/);
});

test('two servers that start at once on one folder both run, with one account and one demo', async () => {
  const folder = await temporaryFolder();
  const start = (env: Record<string, string> = {}) =>
    [env, env].map((each) => runServerProcess(folder, { DEMO: 'insaat', ...each }));

  // The company of the demo is called Taşavlu.
  const refused = start({ ADMIN_PASSWORD: 'Tasavlu-2026' });
  expect(await Promise.all(refused.map(({ ended }) => ended))).toEqual([1, 1]);
  for (const { output } of refused) expect(output()).toMatch(/ADMIN_PASSWORD: .*name/);

  const both = start();
  const addresses = await Promise.all(both.map(addressOf));
  const lists = await Promise.all(
    addresses.map(async (address) =>
      JSON.stringify(await (await fetch(`${address}/api/service/basic`)).json()),
    ),
  );
  expect(lists[0]).toBe(lists[1]);
  expect(JSON.parse(lists[0] ?? '[]')).toHaveLength(6);
  expect(both.filter(({ output }) => output().includes('Password'))).toHaveLength(1);
});

test('a port in use ends the start with one clear line, after the password of the account it made', async () => {
  const other = createServer().listen(0, '0.0.0.0');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const bound = other.address();
  const port = typeof bound === 'object' && bound !== null ? String(bound.port) : '';
  const folder = await temporaryFolder();
  const first = runServerProcess(folder, { PORT: port });
  expect(await first.ended).toBe(1);
  const password = /Password +(\S+)/.exec(first.output())?.[1] ?? '';
  expect(first.output().trim().split('\n').at(-1)).toContain(`Port ${port} is in use`);

  const second = runServerProcess(folder, { PORT: port });
  expect(await second.ended).toBe(1);
  expect(second.output().trim().split('\n')).toEqual([expect.stringContaining(`Port ${port} is in use`)]);

  const third = await addressOf(runServerProcess(folder));
  expect(await login(third, { email: 'admin@vitrin.local', password })).toBe(200);
});

test('wrong settings end the start with a line for each', async () => {
  const server = runServerProcess(await temporaryFolder(), { DEMO: 'hotel', RATE_LIMIT: 'maybe' });
  expect(await server.ended).toBe(1);
  expect(server.output()).toMatch(/DEMO: .*\n +RATE_LIMIT: /);
});

test('a database of a newer version ends the start with one clear line', async () => {
  const folder = await temporaryFolder();
  const first = runServerProcess(folder);
  await addressOf(first);
  first.child.kill('SIGTERM');
  await first.ended;
  const database = new DatabaseSync(path.join(folder, 'vitrin.db'));
  database.exec("insert into schema_migration values ('9999_future', '2030-01-01T00:00:00.000Z')");
  database.close();
  const second = runServerProcess(folder);
  expect(await second.ended).toBe(1);
  expect(second.output().trim().split('\n')).toEqual([expect.stringContaining('newer version of Vitrin')]);
});
