import { limits } from '@vitrin/contract/limits';
import { refusals } from '@vitrin/contract/errors/refusals';
import type { MailFault } from '@vitrin/contract/settings/mail';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Letter } from '../../mail/sendLetter.ts';
import { sweepMail } from '../../mail/sweepMail.ts';
import { callApi, type TestCall } from '../../testing/callApi.ts';
import { openTestApp, testAdmin, type TestApp, type TestAppOptions } from '../../testing/testApp.ts';
import { testClock } from '../../testing/testClock.ts';
import { testEngines } from '../../testing/testEngines.ts';
import { resetPassword } from '../manageAccounts.ts';

const newPassword = 'bambaska-bir-sifre-7';
const publicUrl = 'https://www.site.example';
const tokenIn = (letter: Letter | undefined) => /#([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? '';

describe.each(testEngines)('links for forgotten passwords on %s', (engine) => {
  let clock: ReturnType<typeof testClock>;
  let letters: Letter[];
  let fault: MailFault | undefined;
  let app: TestApp;

  const open = async (more: TestAppOptions = {}) => {
    const opened = await openTestApp({
      engine,
      clock,
      publicUrl,
      sendLetter: async (_server, letter) => {
        if (fault !== undefined) return { fault, lasting: false };
        letters.push(letter);
        return undefined;
      },
      ...more,
    });
    onTestFinished(opened.close);
    const body = { host: 'mail.example.com', sender: 'web@example.com' };
    await callApi(opened.app, '/mail', { method: 'PUT', token: opened.token, body });
    return opened;
  };

  beforeEach(async () => {
    clock = testClock();
    letters = [];
    fault = undefined;
    app = await open();
  });

  const ask = async (email: string = testAdmin.email, call: TestCall = {}) => {
    const answer = await callApi(app.app, '/auth/password-link', {
      method: 'POST',
      body: { email },
      ...call,
    });
    await app.mail?.look();
    return answer;
  };
  const use = (token: string, password = newPassword) =>
    callApi(app.app, '/auth/password-link', { method: 'PUT', body: { token, newPassword: password } });
  const signIn = async (password: string) =>
    (await callApi(app.app, '/auth/login', { method: 'POST', body: { ...testAdmin, password } })).status;

  test('a link sets another password, ends all sessions and works once', async () => {
    expect((await ask()).body).toEqual({ success: true });
    expect(letters.map(({ to }) => to)).toEqual([testAdmin.email]);
    const token = tokenIn(letters[0]);
    expect(letters[0]?.html).toContain(`${publicUrl}/admin/new-password#${token}`);
    expect((await use(token)).body).toEqual({ success: true });
    expect((await callApi(app.app, '/auth/me', { token: app.token })).status).toBe(401);
    expect([await signIn(testAdmin.password), await signIn(newPassword)]).toEqual([401, 200]);
    const dead = await use(token, 'ucuncu-bir-sifre-9');
    expect(dead).toMatchObject({ status: 404, body: { message: refusals.passwordLinkDead() } });
    expect(await signIn(newPassword)).toBe(200);
  });

  test('nothing usable of a link is stored', async () => {
    await ask();
    const token = tokenIn(letters[0]);
    const rows = await app.store.read.selectFrom('passwordLink').selectAll().execute();
    const queued = await app.store.read.selectFrom('mailLetter').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify([rows, queued])).not.toContain(token);
    expect(queued).toEqual([]);
  });

  test('a stranger’s address gets the same response and no letter', async () => {
    const answers = [await ask('kimse@example.com'), await ask(` ${testAdmin.email.toUpperCase()} `)];
    expect(answers.map(({ status, body }) => ({ status, body }))).toEqual([
      { status: 200, body: { success: true } },
      { status: 200, body: { success: true } },
    ]);
    expect(letters).toHaveLength(1);
    expect(await app.store.read.selectFrom('mailLetter').selectAll().execute()).toEqual([]);
  });

  test('an unknown address costs as many store queries as a known one', async () => {
    await app.mail?.stop();
    const written = async (email: string) => {
      await app.store.read.deleteFrom('mailLetter').execute();
      await callApi(app.app, '/auth/password-link', { method: 'POST', body: { email } });
      const rows = await app.store.read.selectFrom('mailLetter').selectAll().execute();
      return rows.map(({ id: _id, recipient: _to, ...row }) => row);
    };
    expect(await written('kimse@example.com')).toEqual(await written(testAdmin.email));
    expect(await app.store.read.selectFrom('passwordLink').selectAll().execute()).toEqual([]);
  });

  test('it lasts for half an hour', async () => {
    await ask();
    clock.advance(limits.passwordLinkMs - 1);
    const token = tokenIn(letters[0]);
    expect((await use(token, 'kisa')).status).toBe(400);
    clock.advance(1);
    expect((await use(token)).status).toBe(404);
    clock.advance(31 * 60_000);
    await sweepMail(app.store, { clock });
    expect(await app.store.read.selectFrom('passwordLink').selectAll().execute()).toEqual([]);
  });

  test('a password that is easy to guess is refused, and the link stays valid', async () => {
    await ask();
    const token = tokenIn(letters[0]);
    const weak = await use(token, 'Password1234');
    expect(weak).toMatchObject({ status: 400, body: { errors: { newPassword: refusals.passwordCommon() } } });
    expect((await use(token)).status).toBe(200);
  });

  test('if it is used twice at once, one sets the password', async () => {
    await ask();
    const token = tokenIn(letters[0]);
    const both = await Promise.all([use(token, 'birinci-gizli-1'), use(token, 'ikinci-gizli-22')]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
  });

  test('changing the password in another way invalidates it', async () => {
    await ask();
    await resetPassword({ store: app.store, clock }, testAdmin.email, 'komuttan-gelen-8');
    expect((await use(tokenIn(letters[0]))).status).toBe(404);
  });

  test('an account gets three in an hour', async () => {
    for (let count = 0; count < 5; count += 1) await ask();
    expect(letters).toHaveLength(3);
    clock.advance(61 * 60_000);
    await ask();
    expect(letters).toHaveLength(4);
  });

  test('asked for again after the mail server was down, it is sent at once', async () => {
    fault = 'refused';
    await ask();
    for (const minutes of [1, 5, 15]) {
      clock.advance(minutes * 60_000);
      await app.mail?.look();
    }
    fault = undefined;
    clock.advance(9 * 60_000);
    await ask();
    expect(letters).toHaveLength(1);
    expect((await use(tokenIn(letters[0]))).status).toBe(200);
  });

  test('using one link invalidates all others of the account', async () => {
    await ask();
    await ask();
    const [first, second] = letters.map(tokenIn);
    expect((await use(second ?? '')).status).toBe(200);
    expect((await use(first ?? '', 'ucuncu-bir-sifre-9')).status).toBe(404);
    expect(await signIn(newPassword)).toBe(200);
  });

  test('after too many wrong guesses one can sign in at once with the new password', async () => {
    app = await open({ rateLimit: 'on' });
    for (let count = 0; count < 5; count += 1) expect(await signIn('yanlis-bir-sifre')).toBe(401);
    expect(await signIn(testAdmin.password)).toBe(429);
    await ask();
    expect((await use(tokenIn(letters[0]))).status).toBe(200);
    expect(await signIn(newPassword)).toBe(200);
  });

  test('it leads to the site, whatever host a request names', async () => {
    await ask(testAdmin.email, { headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } });
    expect(letters[0]?.text).toContain(`${publicUrl}/admin/new-password#`);
    expect(letters[0]?.text).not.toContain('evil');
  });

  test('without a mail server or a site address none is offered and none is sent', async () => {
    const promised = async () => (await callApi(app.app, '/auth/password-link')).body;
    expect(await promised()).toEqual({ byMail: true });
    await callApi(app.app, '/mail', { method: 'PUT', token: app.token, body: { host: '' } });
    expect(await promised()).toEqual({ byMail: false });
    expect((await ask()).body).toEqual({ success: true });
    const { publicUrl: _none, ...nameless } = { publicUrl, engine, clock };
    app = await openTestApp({ ...nameless, sendLetter: async () => undefined });
    onTestFinished(app.close);
    const body = { host: 'mail.example.com', sender: 'web@example.com' };
    await callApi(app.app, '/mail', { method: 'PUT', token: app.token, body });
    expect(await promised()).toEqual({ byMail: false });
    expect((await ask()).body).toEqual({ success: true });
    expect(await app.store.read.selectFrom('mailLetter').selectAll().execute()).toEqual([]);
    expect(letters).toEqual([]);
  });

  test('a visitor can ask five times a minute', async () => {
    app = await open({ rateLimit: 'on' });
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1)
      statuses.push((await ask(`x${count}@example.com`, { from: '203.0.113.7' })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
