import { type Endpoint, endpointList } from '@vitrin/contract/endpoints';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { callApi, type TestCall } from '../../testing/callApi.ts';
import { openTestApp, testAdmin, type TestApp } from '../../testing/testApp.ts';

/**
 * Calls that declare a limit per visitor have one. Their bodies are valid, since a call is counted once it is read, and
 * passwords right, since guesses are counted by account as well.
 */
const bytes = 'AAAA';
const current = { currentPassword: testAdmin.password };
const person = { name: 'Işıl', email: 'isil@ornek.example' };
const bodies: Readonly<Record<string, (count: number) => unknown>> = {
  'siteHealth.outsideLinks': () => undefined,
  'auth.login': (count) => ({ email: `kimse-${count}@ornek.example`, password: 'yanlis' }),
  'auth.secondStep': () => ({ challenge: 'yok', code: '123456' }),
  'auth.beginPasskeySignIn': () => undefined,
  'auth.passkeySignIn': () => ({
    id: bytes,
    response: { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes },
  }),
  'auth.signup': () => ({ ...person, password: 'uzun-bir-sifre-7' }),
  'auth.changePassword': () => ({ ...current, newPassword: testAdmin.password }),
  'auth.askPasswordLink': () => ({ email: person.email }),
  'auth.usePasswordLink': () => ({ token: 'yok', newPassword: 'uzun-bir-sifre-7' }),
  'auth.confirmEmail': () => ({ token: 'yok' }),
  'auth.changeProfile': () => ({ name: 'Elif', email: testAdmin.email }),
  'auth.beginCodes': () => current,
  'auth.confirmCodes': () => ({ code: '123456' }),
  'auth.endCodes': () => current,
  'auth.renewRecoveryCodes': () => current,
  'auth.beginPasskey': () => current,
  'auth.addPasskey': () => ({
    name: 'Anahtar',
    credential: { id: bytes, response: { clientDataJSON: bytes, attestationObject: bytes } },
  }),
  'auth.removePasskey': () => current,
  'invitations.look': () => ({ token: 'yok' }),
  'invitations.accept': () => ({ token: 'yok', ...person, password: 'uzun-bir-sifre-7' }),
  'images.importFrom': () => ({ url: 'https://127.0.0.1/a.jpg' }),
  'messages.send': () => ({ ...person, message: 'Bir teklif isterim.' }),
  'messages.askQuote': () => ({ ...person, message: 'Bir teklif isterim.' }),
  'mail.test': () => ({ to: person.email }),
};

/** More than any call allows in a minute. */
const most = 61;

const limited = endpointList.filter(({ endpoint }) => endpoint.limited === true);

describe('calls that declare a limit', () => {
  let server: TestApp;
  let token: string;
  // Guesses at the account's password and codes must not add up over the calls.
  beforeEach(async () => {
    server = await openTestApp({ rateLimit: 'on' });
    token = server.token;
    return server.close;
  });

  const call = async (name: string, endpoint: Endpoint, from: string, count: number): Promise<number> => {
    const body = bodies[name]?.(count);
    const asked: TestCall = { method: endpoint.method, from, ...(body !== undefined && { body }) };
    const isSignedIn = endpoint.access !== 'public';
    const path = endpoint.path.replace(/\{\w+\}/, 'yok');
    const answer = await callApi(server.app, path, { ...asked, ...(isSignedIn && { token }) });
    // A new password ends the session that it was sent with.
    const renewed = z.object({ token: z.string() }).safeParse(answer.body);
    if (isSignedIn && renewed.success) token = renewed.data.token;
    return answer.status;
  };

  test('are all tested here', () => {
    expect(Object.keys(bodies).toSorted()).toEqual(limited.map(({ name }) => name).toSorted());
  });

  test.each(limited)(
    '$name refuses a visitor who calls again and again, and nobody else',
    async ({ name, endpoint }) => {
      const from = '203.0.113.9';
      const first = await call(name, endpoint, from, 0);
      expect(first).not.toBe(429);
      const statuses: number[] = [];
      while (statuses.at(-1) !== 429 && statuses.length < most) {
        statuses.push(await call(name, endpoint, from, statuses.length + 1));
      }
      expect(statuses.at(-1)).toBe(429);
      // Only the limit causes the refusal: all earlier calls have the same status as the first.
      expect(new Set(statuses.slice(0, -1))).toEqual(new Set([first]));
      expect(await call(name, endpoint, '198.51.100.1', 0)).toBe(first);
    },
  );
});
