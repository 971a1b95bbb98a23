import type { ActivityAct } from '@vitrin/contract/history/activity';
import { endpoints } from '@vitrin/contract/endpoints';
import { limits } from '@vitrin/contract/limits';
import { signInChallenge } from '@vitrin/contract/accounts/secondFactor';
import { loginResult } from '@vitrin/contract/accounts/session';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { callApi, callFor, type TestCall } from '../../testing/callApi.ts';
import { type Lies, type SoftPasskey, softPasskey } from '../../testing/softPasskey.ts';
import { openTestApp, testAdmin, type TestAppOptions } from '../../testing/testApp.ts';
import { testClock } from '../../testing/testClock.ts';
import { testEngines } from '../../testing/testEngines.ts';
import { newUser } from '../../testing/testUsers.ts';
import { resetSecondFactor } from '../manageAccounts.ts';

const currentPassword = testAdmin.password;
const publicUrl = 'https://www.ornek.example';

describe.each(testEngines)('passkeys on %s', (engine) => {
  async function open(options: TestAppOptions = {}) {
    const clock = testClock();
    const server = await openTestApp({ engine, clock, publicUrl, ...options });
    onTestFinished(server.close);
    const { app, token, store } = server;
    const origin = publicUrl;
    const post = (path: string, body: object | undefined, more: TestCall = {}) =>
      callApi(app, `/auth/${path}`, { method: 'POST', ...(body && { body }), ...more });
    const offer = async (by = token, password: string = currentPassword) => {
      const { body } = await post('passkeys/options', { currentPassword: password }, { token: by });
      return endpoints.auth.beginPasskey.answer.parse(body);
    };
    const add = async (key: SoftPasskey, by = token, lies: Lies = {}, password: string = currentPassword) =>
      post(
        'passkeys',
        { name: 'Telefonum', credential: key.register(await offer(by, password), origin, lies) },
        { token: by },
      );
    /** Adds one, which has to succeed. */
    const enrol = async (key = softPasskey(), by = token, password: string = currentPassword) => {
      const added = endpoints.auth.addPasskey.answer.parse((await add(key, by, {}, password)).body);
      return { key, added };
    };
    const request = async () =>
      endpoints.auth.beginPasskeySignIn.answer.parse((await post('login/passkey/options', undefined)).body);
    const signIn = async (key: SoftPasskey, lies: Lies = {}) =>
      post('login/passkey', key.sign(await request(), origin, lies));
    const state = () => callFor(endpoints.auth.secondFactor.answer, app, '/auth/second-factor', { token });
    /** How often that action was logged. */
    const noted = async (act: ActivityAct) =>
      (await store.read.selectFrom('activity').select('id').where('act', '=', act).execute()).length;
    return { ...server, clock, origin, post, offer, add, enrol, request, signIn, state, noted };
  }

  test('sign in on their own, to the account that they were added to', async () => {
    const { enrol, signIn, app, noted, clock, state } = await open();
    const { key, added } = await enrol();
    expect(added).toMatchObject({ name: 'Telefonum', site: 'www.ornek.example', lastUsedAt: null });
    expect(added.recoveryCodes).toHaveLength(limits.recoveryCodes);
    clock.advance(1_000);
    const answer = await signIn(key);
    const { token } = loginResult.parse(answer.body);
    expect(answer.headers['set-cookie']).toBeDefined();
    expect(await callApi(app, '/auth/me', { token })).toMatchObject({ body: { email: testAdmin.email } });
    expect((await state()).passkeys).toMatchObject([{ lastUsedAt: clock.now().toISOString() }]);
    // The test's own sign-in is logged as well.
    expect([await noted('passkeyAdded'), await noted('signedIn')]).toEqual([1, 2]);
  });

  test('a challenge works once even concurrently, for some minutes, and only for its purpose', async () => {
    const { enrol, request, post, origin, clock, offer, token, store } = await open();
    const { key } = await enrol();
    const asked = await request();
    const proof = key.sign(asked, origin);
    const both = await Promise.all([post('login/passkey', proof), post('login/passkey', proof)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
    expect(await post('login/passkey', key.sign(asked, origin))).toMatchObject({
      status: 401,
      body: { code: 'signInTooOld' },
    });
    const old = await request();
    clock.advance(limits.passkeyChallengeMs);
    expect((await post('login/passkey', key.sign(old, origin))).status).toBe(401);
    // A challenge for registration cannot sign in, and one for sign-in cannot add a passkey.
    const { challenge } = await offer();
    expect((await post('login/passkey', key.sign({ ...asked, challenge }, origin))).status).toBe(401);
    const offered = { ...(await offer()), challenge: (await request()).challenge };
    const credential = softPasskey().register(offered, origin);
    expect(await post('passkeys', { name: 'Başka', credential }, { token })).toMatchObject({
      status: 400,
      body: { errors: { credential: expect.any(String) } },
    });
    const kept = JSON.stringify(await store.read.selectFrom('passkeyChallenge').selectAll().execute());
    expect(kept).not.toContain(challenge);
  });

  test('a challenge that failed once is used up', async () => {
    const { enrol, request, post, origin } = await open();
    const { key } = await enrol();
    const asked = await request();
    const elsewhere = key.sign(asked, origin, { origin: 'https://elsewhere.example' });
    expect((await post('login/passkey', elsewhere)).status).toBe(401);
    expect((await post('login/passkey', key.sign(asked, origin))).status).toBe(401);
  });

  test.each<[string, Lies]>([
    ['another origin', { origin: 'https://elsewhere.example' }],
    ['another site', { site: 'elsewhere.example' }],
    ['a page within the domain', { origin: 'https://blog.www.ornek.example' }],
    ['the same without encryption', { origin: 'http://www.ornek.example' }],
    ['another kind of signature', { type: 'webauthn.create' }],
    ['nobody who showed a finger, a face or a PIN', { unverified: true }],
    ['another account', { userHandle: 'YmFza2E' }],
  ])('refuse %s', async (_what, lies) => {
    const { enrol, signIn, noted } = await open();
    const { key } = await enrol();
    expect(await signIn(key, lies)).toMatchObject({ status: 401, body: { code: 'passkeyWrong' } });
    expect(await noted('signInRefused')).toBe(1);
    expect((await signIn(key)).status).toBe(200);
  });

  test.each<[string, Lies]>([
    ['another origin', { origin: 'https://elsewhere.example' }],
    ['another site', { site: 'elsewhere.example' }],
    ['a signature', { type: 'webauthn.get' }],
    ['nobody who showed a finger, a face or a PIN', { unverified: true }],
    ['a challenge of its own', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
  ])('are not added by %s', async (_what, lies) => {
    const { add, token, state, post } = await open();
    expect(await add(softPasskey(), token, lies)).toMatchObject({
      status: 400,
      body: { errors: expect.anything() },
    });
    expect((await state()).passkeys).toEqual([]);
    expect((await post('login', testAdmin)).status).toBe(200);
  });

  test('no certificate leads to a request, and none is needed', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('Nothing may be fetched'));
    onTestFinished(() => fetched.mockRestore());
    const { add, token, signIn, offer, post, origin } = await open();
    const refused = { status: 400, body: { errors: { credential: expect.any(String) } } };
    const attestation = new URL('http://169.254.169.254/latest/meta-data');
    expect(await add(softPasskey(), token, { attestation })).toMatchObject(refused);
    expect(fetched).not.toHaveBeenCalled();
    for (const attestationObject of ['AA', 'oWNmbXQ', 'gYGBgQ', 'gQ'.repeat(9_000)]) {
      const { id, response } = softPasskey().register(await offer(), origin);
      const credential = { id, response: { ...response, attestationObject } };
      expect(await post('passkeys', { name: 'Telefonum', credential }, { token })).toMatchObject(refused);
    }
    // Browsers leave what an authenticator signs with the new key itself.
    const key = softPasskey();
    expect((await add(key, token, { attestation: 'self' })).status).toBe(200);
    expect((await signIn(key)).status).toBe(200);
  });

  test('a key cannot sign in as another one, whatever id is sent', async () => {
    const { enrol, request, post, origin, app, token } = await open();
    const { key: own } = await enrol();
    const other = await newUser({ app, token }, 'author');
    const { key: theirs } = await enrol(softPasskey(), other, 'uzun-bir-sifre-7');
    const proof = theirs.sign(await request(), origin);
    expect((await post('login/passkey', { ...proof, id: own.id })).status).toBe(401);
    const signed = loginResult.parse(
      (await post('login/passkey', theirs.sign(await request(), origin))).body,
    );
    expect(signed.email).not.toBe(testAdmin.email);
  });

  test('a known passkey cannot be added again, to any account', async () => {
    const { enrol, add, app, token } = await open();
    const { key } = await enrol();
    expect(await add(key)).toMatchObject({ status: 409, body: { code: 'passkeyTaken' } });
    const other = await newUser({ app, token }, 'editor');
    expect((await add(key, other, {}, 'uzun-bir-sifre-7')).status).toBe(409);
  });

  test('a challenge of one person cannot add a passkey to another', async () => {
    const { offer, post, origin, app, token } = await open();
    const other = await newUser({ app, token }, 'editor');
    const credential = softPasskey().register(await offer(), origin);
    const body = { name: 'Telefonum', credential };
    expect((await post('passkeys', body, { token: other })).status).toBe(400);
    expect((await post('passkeys', body, { token })).status).toBe(200);
  });

  test('a copied one cannot sign in, and owners are notified', async () => {
    const { enrol, signIn, noted } = await open();
    const { key } = await enrol();
    expect((await signIn(key, { counter: 7 })).status).toBe(200);
    for (const counter of [7, 6, 0]) expect((await signIn(key, { counter })).status).toBe(401);
    expect(await noted('passkeyCopied')).toBe(3);
    expect((await signIn(key, { counter: 4_294_967_295 })).status).toBe(200);
  });

  test('those without a counter sign in each time', async () => {
    const { enrol, signIn } = await open();
    const { key } = await enrol();
    for (let time = 0; time < 3; time += 1) expect((await signIn(key, { counter: 0 })).status).toBe(200);
  });

  test('with a passkey the password alone is not enough; recovery codes are accepted', async () => {
    const { enrol, post, app, token } = await open();
    const { added } = await enrol();
    const asked = await post('login', testAdmin);
    expect(asked).toMatchObject({ status: 401, body: { code: 'secondFactorNeeded' } });
    const { challenge, ways } = signInChallenge.parse(asked.body);
    expect(ways).toEqual(['passkey']);
    expect((await post('login/code', { challenge, code: '000000' })).status).toBe(401);
    const [code = ''] = added.recoveryCodes;
    expect((await post('login/code', { challenge, code })).status).toBe(200);
    const users = await callFor(endpoints.users.listAll.answer, app, '/users', { token });
    expect(users).toMatchObject([{ secondFactor: true }]);
  });

  test('removing the last factor removes the recovery codes, and not before', async () => {
    const { enrol, post, app, token, clock, state } = await open();
    const { added: first } = await enrol();
    const { added: second } = await enrol();
    expect(second.recoveryCodes).toEqual([]);
    const body = { currentPassword };
    const { secret } = endpoints.auth.beginCodes.answer.parse(
      (await post('second-factor/codes', body, { token })).body,
    );
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: clock.now().getTime(),
    });
    await callApi(app, '/auth/second-factor/codes', { method: 'PUT', token, body: { code } });
    expect(signInChallenge.parse((await post('login', testAdmin)).body).ways).toEqual(['app', 'passkey']);
    const remove = (id: string, proof: object = body) => post(`passkeys/${id}/remove`, proof, { token });
    expect((await remove(first.id, { currentPassword: 'yanlis' })).status).toBe(400);
    expect((await remove(first.id)).status).toBe(200);
    expect((await remove(first.id)).status).toBe(404);
    expect((await post('second-factor/end', body, { token })).status).toBe(200);
    expect(await state()).toMatchObject({ since: null, recoveryCodes: limits.recoveryCodes });
    expect((await post('second-factor/recovery-codes', body, { token })).status).toBe(200);
    expect((await remove(second.id)).status).toBe(200);
    expect(await state()).toEqual({
      since: null,
      recoveryCodes: 0,
      passkeys: [],
      passkeySite: 'www.ornek.example',
    });
    expect((await post('second-factor/recovery-codes', body, { token })).status).toBe(409);
    expect((await post('login', testAdmin)).status).toBe(200);
  });

  test('a removed one cannot sign in, and nobody can remove those of others', async () => {
    const { enrol, signIn, post, token, app, noted } = await open();
    const { key, added } = await enrol();
    const other = await newUser({ app, token }, 'owner');
    const theirs = await post(
      `passkeys/${added.id}/remove`,
      { currentPassword: 'uzun-bir-sifre-7' },
      { token: other },
    );
    expect(theirs.status).toBe(404);
    expect((await signIn(key)).status).toBe(200);
    await post(`passkeys/${added.id}/remove`, { currentPassword }, { token });
    expect(await noted('passkeyRemoved')).toBe(1);
    expect(await signIn(key)).toMatchObject({ status: 401, body: { code: 'passkeyUnknown' } });
  });

  test('are removed by the command and with the account', async () => {
    const { enrol, signIn, store, post, app, token } = await open();
    const { key } = await enrol();
    const other = await newUser({ app, token }, 'author');
    await enrol(softPasskey(), other, 'uzun-bir-sifre-7');
    expect(await resetSecondFactor(store, testAdmin.email)).toEqual({ email: testAdmin.email, was: true });
    expect((await signIn(key)).status).toBe(401);
    expect((await post('login', testAdmin)).status).toBe(200);
    const users = await callFor(endpoints.users.listAll.answer, app, '/users', { token });
    const { id = '' } = users.find(({ email }) => email !== testAdmin.email) ?? {};
    expect((await callApi(app, `/users/${id}`, { method: 'DELETE', token })).status).toBe(200);
    expect(await store.read.selectFrom('passkey').select('id').execute()).toEqual([]);
  });

  test('a challenge of one process is accepted by another', async () => {
    const { enrol, request, origin, openAnother } = await open();
    const { key } = await enrol();
    const another = await openAnother();
    const body = key.sign(await request(), origin);
    expect((await callApi(another, '/auth/login/passkey', { method: 'POST', body })).status).toBe(200);
  });

  test('open challenges are limited, per person and for strangers', async () => {
    const { offer, request, store, clock } = await open();
    for (let number = 0; number < limits.passkeyChallenges + 3; number += 1) await offer();
    const count = async (of: 'is' | 'is not') =>
      (await store.read.selectFrom('passkeyChallenge').select('userId').where('userId', of, null).execute())
        .length;
    expect(await count('is not')).toBe(limits.passkeyChallenges);
    const now = clock.now();
    const rows = Array.from({ length: limits.strangersPasskeyChallenges }, (_, index) => ({
      challengeHash: `stranger ${index}`,
      userId: null,
      createdAt: now,
      expiresAt: new Date(now.getTime() + 1_000),
    }));
    await store.write(async (writer) => {
      for (let from = 0; from < rows.length; from += 500) {
        await writer
          .insertInto('passkeyChallenge')
          .values(rows.slice(from, from + 500))
          .execute();
      }
    });
    await request();
    expect(await count('is')).toBe(limits.strangersPasskeyChallenges);
    clock.advance(1_000);
    await request();
    expect(await count('is')).toBe(2);
  });

  test('the number per person is limited', async () => {
    const { enrol, post, token, offer, origin } = await open();
    const begun = await offer();
    for (let number = 0; number < limits.passkeys; number += 1) await enrol();
    expect((await post('passkeys/options', { currentPassword }, { token })).status).toBe(409);
    const credential = softPasskey().register(begun, origin);
    expect((await post('passkeys', { name: 'Bir daha', credential }, { token })).status).not.toBe(200);
  });

  test('need a site address that does not come from the request', async () => {
    const { app, token } = await openTestAppWithout();
    const from = (host: string) =>
      app.inject({ method: 'POST', url: '/api/auth/login/passkey/options', headers: { host } });
    expect((await from('elsewhere.example')).json()).toMatchObject({ code: 'passkeysNowhere' });
    expect((await from('localhost:3000')).json()).toMatchObject({ rpId: 'localhost' });
    expect((await callApi(app, '/auth/second-factor', { token })).body).toMatchObject({
      passkeySite: 'localhost',
    });
  });

  async function openTestAppWithout() {
    const server = await openTestApp({ engine });
    onTestFinished(server.close);
    return server;
  }

  test('one of a former site address can no longer sign in', async () => {
    const { enrol, store, signIn } = await open();
    const { key } = await enrol();
    await store.write((writer) => writer.updateTable('passkey').set({ site: 'eski.example' }).execute());
    expect((await signIn(key)).status).toBe(401);
  });

  test('strangers are rate-limited', async () => {
    const { post } = await open({ rateLimit: 'on' });
    const from = { from: '198.51.100.7' };
    const statuses: number[] = [];
    for (let number = 0; number < 21; number += 1) {
      statuses.push((await post('login/passkey/options', undefined, from)).status);
    }
    expect(statuses.at(-2)).toBe(200);
    expect(statuses.at(-1)).toBe(429);
  });

  test('an invalid passkey is refused, and logged without its content', async () => {
    const { post, request, signIn, noted } = await open();
    expect((await signIn(softPasskey())).status).toBe(401);
    expect(await noted('signInRefused')).toBe(1);
    const { challenge } = await request();
    for (const told of ['{', 'null', '{"challenge":7}', '"x"', JSON.stringify({ challenge })]) {
      const response = {
        clientDataJSON: Buffer.from(told).toString('base64url'),
        authenticatorData: 'AA',
        signature: 'AA',
      };
      expect((await post('login/passkey', { id: 'AA', response })).status).toBe(401);
    }
  });
});
