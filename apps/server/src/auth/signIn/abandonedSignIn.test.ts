import { expect, onTestFinished, test } from 'vitest';
import { openTestApp } from '../../testing/testApp.ts';
import { hashPassword } from '../passwords/passwords.ts';

test('no work is done for a caller who disconnects while waiting', async () => {
  const server = await openTestApp({ rateLimit: 'on' });
  onTestFinished(server.close);
  const host = await server.app.listen({ port: 0, host: '127.0.0.1' });
  let arrived = 0;
  server.app.server.on('request', () => (arrived += 1));

  // Occupies the worker, so that the callers are still queued when they disconnect.
  const held = Array.from({ length: 12 }, () => hashPassword('keeps the queue busy', { known: true }));
  const leaving = new AbortController();
  const calls = Array.from({ length: 6 }, (_, number) =>
    fetch(`${host}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `${number}@example.com`, password: 'wrong' }),
      signal: leaving.signal,
    }).then(
      ({ status }) => status,
      () => 'left' as const,
    ),
  );
  await expect.poll(() => arrived).toBe(6);
  leaving.abort();
  expect(await Promise.all(calls)).toEqual(calls.map(() => 'left'));
  await Promise.all(held);
  await hashPassword('comes after everybody who waited');
  // A guess is counted only when its turn in the queue comes.
  expect(await server.store.read.selectFrom('passwordGuess').selectAll().execute()).toEqual([]);
});
