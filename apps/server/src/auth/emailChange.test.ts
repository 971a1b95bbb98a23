import { endpoints } from '@vitrin/contract/endpoints';
import { limits } from '@vitrin/contract/limits';
import type { MailFault } from '@vitrin/contract/settings/mail';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Letter } from '../mail/sendLetter.ts';
import { behindHeldRow } from '../testing/behindHeldRow.ts';
import { callApi, callFor } from '../testing/callApi.ts';
import { openTestApp, testAdmin } from '../testing/testApp.ts';
import { testClock } from '../testing/testClock.ts';
import { testEngines } from '../testing/testEngines.ts';
import { newUser } from '../testing/testUsers.ts';

const currentPassword = testAdmin.password;
const fresh = 'yeni@ornek.example';
const mail = { host: 'mail.example.com', sender: 'web@example.com' };

describe.each(testEngines)('another address on %s', (engine) => {
  async function open({ byMail = true, links = true } = {}) {
    const clock = testClock();
    const letters: Letter[] = [];
    const state: { fault?: MailFault | undefined; during?: (() => Promise<void>) | undefined } = {};
    const server = await openTestApp({
      engine,
      clock,
      ...(links && { publicUrl: 'https://www.ornek.example' }),
      sendLetter: async (_server, letter) => {
        if (state.fault !== undefined) return { fault: state.fault, lasting: false };
        letters.push(letter);
        await state.during?.();
        return undefined;
      },
    });
    onTestFinished(server.close);
    const { app, token } = server;
    if (byMail) await callApi(app, '/mail', { method: 'PUT', token, body: mail });
    const plan = (email: string, more: object = { currentPassword }) =>
      callApi(app, '/auth/profile', {
        method: 'PUT',
        token,
        body: { name: 'Elif', surname: 'Karaca', email, ...more },
      });
    /** The link of the newest letter. */
    const link = async () => {
      await server.mail?.look();
      return /confirm-email#(\S+)/.exec(letters.at(-1)?.text ?? '')?.[1] ?? 'none';
    };
    const confirm = (given: string) =>
      callApi(app, '/auth/email', { method: 'POST', body: { token: given } });
    const signIn = async (email: string) =>
      (await callApi(app, '/auth/login', { method: 'POST', body: { ...testAdmin, email } })).status;
    const me = () => callFor(endpoints.auth.me.answer, app, '/auth/me', { token });
    return { ...server, clock, letters, state, plan, link, confirm, signIn, me };
  }

  test('of two that are asked for at once the last one waits', async () => {
    const { store, plan, me } = await open();
    const answers = await behindHeldRow(
      store,
      (writer) => writer.selectFrom('userAccount').select('id').forUpdate().execute(),
      [() => plan('bir@ornek.example'), () => plan(fresh)],
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await me()).pendingEmail).toBe(fresh);
  });

  test('takes effect once its link is opened; until then the former one does', async () => {
    const { plan, link, confirm, signIn, me, letters, mail: worker, store } = await open();
    expect(await plan(fresh)).toMatchObject({ body: { email: testAdmin.email, pendingEmail: fresh } });
    expect(await me()).toMatchObject({ email: testAdmin.email, pendingEmail: fresh });
    expect([await signIn(fresh), await signIn(testAdmin.email)]).toEqual([401, 200]);
    const token = await link();
    expect(letters).toMatchObject([{ to: fresh }]);
    const kept = await store.read.selectFrom('emailChange').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(token);
    expect((await confirm(token)).status).toBe(200);
    const now = await me();
    expect(now.email).toBe(fresh);
    expect(now.pendingEmail).toBeUndefined();
    expect([await signIn(fresh), await signIn(testAdmin.email)]).toEqual([200, 401]);
    expect(await confirm(token)).toMatchObject({ status: 404, body: { code: 'emailLinkDead' } });
    await worker?.look();
    expect(letters.at(-1)).toMatchObject({ to: testAdmin.email, subject: 'Giriş adresiniz değişti' });
  });

  test.each([true, false])(
    'ends password links that the former one received (by mail: %s)',
    async (byMail) => {
      const { plan, link, confirm, me, letters, app, token, mail: worker } = await open();
      await callApi(app, '/auth/password-link', { method: 'POST', body: { email: testAdmin.email } });
      await worker?.look();
      const sent = /new-password#(\S+)/.exec(letters.at(-1)?.text ?? '')?.[1];
      if (!byMail) await callApi(app, '/mail', { method: 'PUT', token, body: { host: '', sender: '' } });
      await plan(fresh);
      if (byMail) await confirm(await link());
      expect((await me()).email).toBe(fresh);
      const body = { token: sent, newPassword: 'bambaska-bir-sifre-7' };
      expect(await callApi(app, '/auth/password-link', { method: 'PUT', body })).toMatchObject({
        status: 404,
        body: { code: 'passwordLinkDead' },
      });
    },
  );

  test('needs the password, and the link lasts for a day', async () => {
    const { plan, link, confirm, signIn, clock } = await open();
    expect((await plan(fresh, {})).status).toBe(400);
    expect((await plan(fresh, { currentPassword: 'yanlis' })).status).toBe(400);
    await plan(fresh);
    const token = await link();
    clock.advance(limits.emailLinkMs);
    expect((await confirm(token)).status).toBe(404);
    expect(await signIn(testAdmin.email)).toBe(200);
    for (const guessed of ['none', 'x']) expect((await confirm(guessed)).status).toBe(404);
    expect((await confirm('')).status).toBe(400);
  });

  test('only the latest change is pending, and none after returning to the former address', async () => {
    const { plan, link, confirm, me } = await open();
    await plan('ilk@ornek.example');
    const first = await link();
    await plan(fresh);
    const second = await link();
    expect((await confirm(first)).status).toBe(404);
    await plan(testAdmin.email, {});
    expect((await me()).pendingEmail).toBeUndefined();
    expect((await confirm(second)).status).toBe(404);
  });

  test('another name alone leaves a pending change', async () => {
    const { plan, link, confirm, me, app, token } = await open();
    await plan(fresh);
    const body = { name: 'Ela', surname: 'Karaca' };
    const named = await callApi(app, '/auth/profile', { method: 'PUT', token, body });
    expect(named).toMatchObject({ status: 200, body: { name: 'Ela', pendingEmail: fresh } });
    expect(await me()).toMatchObject({ email: testAdmin.email, pendingEmail: fresh });
    expect((await confirm(await link())).status).toBe(200);
  });

  test('typed again, the letter that did not arrive is sent at once', async () => {
    const { plan, link, confirm, clock, letters, state } = await open();
    state.fault = 'recipient';
    await plan(fresh);
    // After the last of these the next attempt is an hour away.
    for (const minutes of [0, 1, 5, 15]) {
      clock.advance(minutes * 60_000);
      await link();
    }
    expect(letters).toEqual([]);
    state.fault = undefined;
    await plan(fresh);
    expect((await confirm(await link())).status).toBe(200);
  });

  test('a letter that is asked for again while it is sent goes out once more, with a link that works', async () => {
    const { plan, link, confirm, letters, state } = await open();
    // Before the letter is queued, as the worker may send it at once.
    state.during = async () => {
      state.during = undefined;
      await plan(fresh);
    };
    await plan(fresh);
    const token = await link();
    expect(letters.map(({ to }) => to)).toEqual([fresh, fresh]);
    expect((await confirm(token)).status).toBe(200);
  });

  test('cannot be somebody else’s, neither when requested nor when confirmed', async () => {
    const { plan, link, confirm, signIn, app, token } = await open();
    const other = await newUser({ app, token }, 'editor');
    const { email, name } = await callFor(endpoints.auth.me.answer, app, '/auth/me', { token: other });
    expect((await plan(email)).status).toBe(409);
    await plan(fresh);
    const mine = await link();
    const body = { email: fresh, password: 'uzun-bir-sifre-7', name };
    await callApi(app, '/auth/signup', { method: 'POST', token, body });
    expect((await confirm(mine)).status).toBe(409);
    expect(await signIn(testAdmin.email)).toBe(200);
  });

  test('a new password cancels a pending change', async () => {
    const { plan, link, confirm, app, token } = await open();
    await plan(fresh);
    const begun = await link();
    const body = { currentPassword, newPassword: 'bambaska-bir-sifre-7' };
    expect((await callApi(app, '/auth/password', { method: 'PUT', token, body })).status).toBe(200);
    expect((await confirm(begun)).status).toBe(404);
  });

  test('if the link is opened twice at once, the account is changed once', async () => {
    const { plan, link, confirm, store } = await open();
    await plan(fresh);
    const token = await link();
    const both = await Promise.all([confirm(token), confirm(token)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    const rows = await store.read
      .selectFrom('activity')
      .select('title')
      .where('act', '=', 'profileChanged')
      .where('title', '=', fresh)
      .execute();
    expect(rows).toHaveLength(1);
  });

  test('takes effect at once if mail cannot be sent', async () => {
    const { plan, signIn, letters } = await open({ byMail: false });
    const { body } = await plan(fresh);
    expect(body).toMatchObject({ email: fresh });
    expect(Object(body).pendingEmail).toBeUndefined();
    expect(await signIn(fresh)).toBe(200);
    expect(letters).toEqual([]);
  });

  test('takes effect at once where letters have no links, and the former one is notified', async () => {
    const { plan, letters, mail: worker } = await open({ links: false });
    expect((await plan(fresh)).body).toMatchObject({ email: fresh });
    await worker?.look();
    expect(letters).toMatchObject([{ to: testAdmin.email, subject: 'Giriş adresiniz değişti' }]);
  });
});
