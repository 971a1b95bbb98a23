import fastify from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Writer } from '../../store/openStore.ts';
import { openTestApp, testAdmin } from '../../testing/testApp.ts';
import { testClock } from '../../testing/testClock.ts';
import { testEngines } from '../../testing/testEngines.ts';
import { findAccount } from '../accounts.ts';
import { endSessionsOf } from '../sessions.ts';
import { eraseAccount } from '../userWrites.ts';
import { uncounted } from './guesses.ts';
import { signIn } from './signIn.ts';

describe.each(testEngines)('a sign-in on %s, during which the account', (engine) => {
  test.each([
    [
      'gets another password',
      async (writer: Writer, { id }: { id: string }) => {
        await writer.updateTable('userAccount').set({ passwordHash: 'x' }).where('id', '=', id).execute();
        await endSessionsOf(writer, id);
      },
    ],
    ['is removed', eraseAccount],
  ])('%s, is refused', async (_name, overtake) => {
    const clock = testClock();
    const { store, close } = await openTestApp({ engine, clock });
    onTestFinished(close);
    const account = await findAccount(store.read, testAdmin.email);
    if (account === undefined) throw new Error('There is no account');
    const guesses = {
      ...uncounted,
      // The account was read, and its password is about to be verified.
      count: () => store.write((writer) => overtake(writer, account)),
    };
    const app = fastify();
    onTestFinished(() => app.close());
    const tools = { store, clock, guesses, limit: async () => undefined };
    const { signal } = new AbortController();
    app.route({
      method: 'POST',
      url: '/',
      handler: async (request) => {
        await signIn(tools, testAdmin, { request, signal });
        return 'signed in';
      },
    });
    const answer = await app.inject({ method: 'POST', url: '/' });
    expect([answer.statusCode, answer.body]).toEqual([401, expect.stringContaining('Invalid credentials')]);
    expect(await store.read.selectFrom('session').selectAll().execute()).toEqual([]);
  });
});
