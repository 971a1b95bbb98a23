import { endpoints } from '@vitrin/contract/endpoints';
import { limits } from '@vitrin/contract/limits';
import { signInChallenge } from '@vitrin/contract/accounts/secondFactor';
import { loginResult } from '@vitrin/contract/accounts/session';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, onTestFinished, test } from 'vitest';
import { behindHeldRow } from '../../testing/behindHeldRow.ts';
import { callApi, callFor, type TestCall } from '../../testing/callApi.ts';
import { openTestApp, testAdmin, type TestAppOptions } from '../../testing/testApp.ts';
import { testClock } from '../../testing/testClock.ts';
import { testEngines } from '../../testing/testEngines.ts';
import { newUser } from '../../testing/testUsers.ts';
import { resetSecondFactor } from '../manageAccounts.ts';

const currentPassword = testAdmin.password;
const stepMs = 30_000;

describe.each(testEngines)('the second factor on %s', (engine) => {
  async function open(options: TestAppOptions = {}) {
    const clock = testClock();
    const server = await openTestApp({ engine, clock, ...options });
    onTestFinished(server.close);
    const { app, token } = server;
    const post = (path: string, body: object, more: TestCall = {}) =>
      callApi(app, `/auth/${path}`, { method: 'POST', body, ...more });
    const codeOf = (secret: string, ms = 0) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() + ms });
    const begin = () =>
      callFor(endpoints.auth.beginCodes.answer, app, '/auth/second-factor/codes', {
        method: 'POST',
        token,
        body: { currentPassword },
      });
    const confirm = (code: string) =>
      callApi(app, '/auth/second-factor/codes', { method: 'PUT', token, body: { code } });
    /** Turns codes on. */
    const enrol = async () => {
      const { secret } = await begin();
      const { recoveryCodes } = endpoints.auth.confirmCodes.answer.parse(
        (await confirm(codeOf(secret))).body,
      );
      clock.advance(stepMs);
      return { secret, recoveryCodes };
    };
    const challenge = async (more: TestCall = {}) =>
      signInChallenge.parse((await post('login', testAdmin, more)).body).challenge;
    const finish = async (code: string, given?: string, more: TestCall = {}) =>
      post('login/code', { challenge: given ?? (await challenge(more)), code }, more);
    const state = () => callFor(endpoints.auth.secondFactor.answer, app, '/auth/second-factor', { token });
    return { ...server, clock, post, codeOf, begin, confirm, enrol, challenge, finish, state };
  }

  test('of secrets that are asked for at once the last one counts, and none replaces one that is confirmed meanwhile', async () => {
    const { store, app, token, begin, confirm, codeOf, state } = await open();
    const answers = await behindHeldRow(
      store,
      (writer) => writer.selectFrom('userAccount').select('id').forUpdate().execute(),
      [begin, begin],
    );
    const ask = () =>
      callApi(app, '/auth/second-factor/codes', { method: 'POST', token, body: { currentPassword } });
    const done = await behindHeldRow(
      store,
      (writer) => writer.selectFrom('codeSecret').select('userId').forUpdate().execute(),
      [() => confirm(codeOf(answers.at(-1)?.secret ?? '')), ask],
    );
    expect(done.map(({ status }) => status)).toEqual([200, 409]);
    expect((await state()).since).not.toBeNull();
  });

  test('a sign-in asks for a code once one was confirmed, and not before', async () => {
    const { post, begin, confirm, codeOf, clock, finish, state, app } = await open();
    const { secret, address } = await begin();
    expect(address).toContain(`secret=${secret}`);
    expect((await post('login', testAdmin)).status).toBe(200);
    expect(await confirm('000000')).toMatchObject({
      status: 400,
      body: { errors: { code: expect.any(String) } },
    });
    expect(await state()).toMatchObject({ since: null, recoveryCodes: 0 });
    const confirmed = await confirm(codeOf(secret));
    expect(confirmed.status).toBe(200);
    expect(await state()).toMatchObject({
      since: clock.now().toISOString(),
      recoveryCodes: limits.recoveryCodes,
    });
    const asked = await post('login', testAdmin);
    expect(asked).toMatchObject({ status: 401, body: { code: 'secondFactorNeeded' } });
    expect(asked.headers['set-cookie']).toBeUndefined();
    expect(JSON.stringify(asked.body)).not.toContain(secret);
    clock.advance(stepMs);
    for (const typed of ['çğışöü', '１２３４５６', '12345', '\u{1f600}'.repeat(6)])
      expect((await finish(typed)).status).toBe(401);
    const done = loginResult.parse((await finish(codeOf(secret))).body);
    expect((await callApi(app, '/auth/me', { token: done.token })).status).toBe(200);
  });

  test('a code works once even concurrently, and an earlier code is refused after it', async () => {
    const { enrol, codeOf, challenge, finish } = await open();
    const { secret } = await enrol();
    const code = codeOf(secret, stepMs);
    const [first, second] = [await challenge(), await challenge()];
    const answers = await Promise.all([finish(code, first), finish(code, second)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
    expect(await finish(code)).toMatchObject({ status: 401, body: { code: 'codeWrong' } });
    expect((await finish(codeOf(secret))).status).toBe(401);
    expect((await finish(codeOf(secret, -3 * stepMs))).status).toBe(401);
  });

  test('the code that turned it on cannot sign in', async () => {
    const { begin, confirm, codeOf, finish } = await open();
    const { secret } = await begin();
    const code = codeOf(secret);
    await confirm(code);
    expect((await finish(code)).status).toBe(401);
  });

  test('a recovery code signs in once, however it is typed; new codes replace the old', async () => {
    const { enrol, finish, post, token, state, store } = await open();
    const { recoveryCodes, secret } = await enrol();
    const [first = '', second = ''] = recoveryCodes;
    expect((await finish(first.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await finish(first)).status).toBe(401);
    expect((await state()).recoveryCodes).toBe(limits.recoveryCodes - 1);
    const kept = await store.read.selectFrom('recoveryCode').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(second.replaceAll('-', ''));
    const wrong = await post('second-factor/recovery-codes', { currentPassword: 'yanlis' }, { token });
    expect(wrong).toMatchObject({ status: 400, body: { errors: { currentPassword: expect.any(String) } } });
    const renewed = await post('second-factor/recovery-codes', { currentPassword }, { token });
    expect(JSON.stringify(renewed.body)).not.toContain(secret);
    expect((await finish(second)).status).toBe(401);
    const [fresh = ''] = endpoints.auth.renewRecoveryCodes.answer.parse(renewed.body).recoveryCodes;
    expect((await finish(fresh)).status).toBe(200);
  });

  test('the second step expires after minutes, and when the password changes', async () => {
    const { enrol, codeOf, challenge, finish, clock, token, app } = await open();
    const { secret } = await enrol();
    const old = await challenge();
    clock.advance(limits.signInStepMs);
    expect(await finish(codeOf(secret), old)).toMatchObject({ status: 401, body: { code: 'signInTooOld' } });
    const used = await challenge();
    expect((await finish(codeOf(secret), used)).status).toBe(200);
    clock.advance(stepMs);
    expect((await finish(codeOf(secret), used)).status).toBe(401);
    const begun = await challenge();
    const change = { currentPassword, newPassword: 'uzun-bir-sifre-77' };
    await callApi(app, '/auth/password', { method: 'PUT', token, body: change });
    expect(await finish(codeOf(secret), begun)).toMatchObject({ body: { code: 'signInTooOld' } });
  });

  test('wrong codes are throttled like wrong passwords, and the right password gains no more of them', async () => {
    const server = await open({ rateLimit: 'on' });
    const { enrol, finish, challenge, codeOf, clock } = server;
    const { secret } = await enrol();
    let calls = 0;
    const elsewhere = (): TestCall => {
      calls += 1;
      return { from: `198.51.100.${calls}` };
    };
    const begun = await challenge(elsewhere());
    const statuses: number[] = [];
    for (let number = 0; number < 7; number += 1) {
      statuses.push((await finish('000000', begun, elsewhere())).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
    // Meanwhile neither the right code nor the right password is checked.
    expect((await finish(codeOf(secret), begun, elsewhere())).status).toBe(429);
    expect((await server.post('login', testAdmin, elsewhere())).status).toBe(429);
    clock.advance(5_000);
    expect((await server.post('login', testAdmin, elsewhere())).status).toBe(401);
    expect((await finish('000000', begun, elsewhere())).status).toBe(401);
    expect((await finish('000000', begun, elsewhere())).headers['retry-after']).toBe('15');
  });

  test('is removed by the password or the command, with its codes; owners see who has one', async () => {
    const { enrol, post, token, state, app, store, ...server } = await open();
    await newUser({ app, token }, 'editor');
    const having = async () =>
      (await callFor(endpoints.users.listAll.answer, app, '/users', { token })).map(
        (each) => each.secondFactor,
      );
    expect(await having()).toEqual([false, false]);
    await enrol();
    expect(await having()).toEqual([true, false]);
    expect((await post('second-factor/codes', { currentPassword }, { token })).status).toBe(409);
    expect((await post('second-factor/end', { currentPassword: 'yanlis' }, { token })).status).toBe(400);
    expect((await post('login', testAdmin)).status).toBe(401);
    const [, begun] = [await server.challenge(), await server.challenge()];
    expect((await post('second-factor/end', { currentPassword }, { token })).status).toBe(200);
    expect(await state()).toMatchObject({ since: null, recoveryCodes: 0 });
    expect((await server.finish('000000', begun)).status).toBe(401);
    expect((await post('login', testAdmin)).status).toBe(200);
    await enrol();
    expect(await resetSecondFactor(store, testAdmin.email)).toEqual({ email: testAdmin.email, was: true });
    expect((await post('login', testAdmin)).status).toBe(200);
    expect(await resetSecondFactor(store, testAdmin.email)).toMatchObject({ was: false });
  });

  test('the number of started sign-ins is limited, and the oldest give way', async () => {
    const { enrol, challenge, finish, codeOf, clock, store } = await open();
    const { secret } = await enrol();
    const begun: string[] = [];
    for (let number = 0; number < limits.signInSteps + 3; number += 1) {
      begun.push(await challenge());
      clock.advance(1_000);
    }
    expect(await store.read.selectFrom('signInStep').select('userId').execute()).toHaveLength(
      limits.signInSteps,
    );
    const finished = async (place: number) => (await finish(codeOf(secret), begun.at(place))).status;
    expect(await finished(2)).toBe(401);
    expect(await finished(3)).toBe(200);
    clock.advance(stepMs);
    expect(await finished(-1)).toBe(200);
  });
});
