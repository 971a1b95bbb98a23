import { endpoints } from '@vitrin/contract/endpoints';
import { limits } from '@vitrin/contract/limits';
import { loginResult } from '@vitrin/contract/accounts/session';
import { describe, expect, onTestFinished, test } from 'vitest';
import { callApi, callFor, type TestCall } from '../testing/callApi.ts';
import { behindHeldRow } from '../testing/behindHeldRow.ts';
import { openTestApp, testAdmin, type TestApp } from '../testing/testApp.ts';
import { testClock } from '../testing/testClock.ts';
import { testEngines } from '../testing/testEngines.ts';
import { newUser } from '../testing/testUsers.ts';

const dayMs = 24 * 60 * 60 * 1_000;
const password = 'uzun-bir-sifre-7';

const idOf = async ({ app }: TestApp, token: string) =>
  (await callFor(endpoints.auth.me.answer, app, '/auth/me', { token })).id;
const statusOf = async ({ app }: TestApp, token: string) =>
  (await callApi(app, '/auth/me', { token })).status;
const invite = ({ app, token }: TestApp, email = 'seda@example.com', role = 'editor') =>
  callFor(endpoints.invitations.create.answer, app, '/invitations', {
    method: 'POST',
    token,
    body: { email, role },
  });
const accept = ({ app }: TestApp, token: string, more: object = {}) =>
  callApi(app, '/invitations/accept', { method: 'POST', body: { token, name: 'Seda', password, ...more } });
const invitationsOf = ({ app, token }: TestApp) =>
  callFor(endpoints.invitations.listAll.answer, app, '/invitations', { token });
const usersOf = ({ app, token }: TestApp) =>
  callFor(endpoints.users.listAll.answer, app, '/users', { token });

const signIn = (server: TestApp, more: TestCall = {}) =>
  callApi(server.app, '/auth/login', { method: 'POST', body: testAdmin, ...more });

describe.each(testEngines)('users on %s', (engine) => {
  async function open() {
    const clock = testClock();
    const server = await openTestApp({ engine, clock });
    onTestFinished(server.close);
    const ask = (path: string, call: TestCall = {}) =>
      callApi(server.app, path, { token: server.token, ...call });
    return { server, clock, ask };
  }
  test('an invitation creates one account with its role, signs it in, and ends', async () => {
    const { server, ask } = await open();
    const invitation = await invite(server);
    expect(await invitationsOf(server)).toEqual([
      {
        id: invitation.id,
        email: 'seda@example.com',
        role: 'editor',
        invitedBy: 'Elif Karaca',
        createdAt: invitation.createdAt,
        expiresAt: invitation.expiresAt,
      },
    ]);
    const kept = await server.store.read.selectFrom('invitation').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(invitation.token);
    const { token } = invitation;
    const look = await callApi(server.app, '/invitations/look', { method: 'POST', body: { token } });
    expect(look.body).toMatchObject({ email: 'seda@example.com', role: 'editor', invitedBy: 'Elif Karaca' });

    const answers = await Promise.all([accept(server, token), accept(server, token, { name: 'Öteki' })]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    const done = answers.find(({ status }) => status === 200);
    const signedIn = loginResult.parse(done?.body);
    expect(signedIn).toMatchObject({ roles: ['editor'], email: 'seda@example.com' });
    expect(await statusOf(server, signedIn.token)).toBe(200);
    expect(await accept(server, token)).toMatchObject({ status: 404, body: { code: 'invitationGone' } });
    expect(await invitationsOf(server)).toEqual([]);
    expect((await usersOf(server)).map(({ email, role }) => [email, role])).toEqual([
      [testAdmin.email, 'owner'],
      ['seda@example.com', 'editor'],
    ]);
    const again = await ask('/invitations', {
      method: 'POST',
      body: { email: 'SEDA@example.com', role: 'author' },
    });
    expect(again).toMatchObject({ status: 409, body: { errors: { email: expect.any(String) } } });
  });

  test('a password that is easy to guess leaves the invitation open', async () => {
    const { server } = await open();
    const { token } = await invite(server);
    const weak = await accept(server, token, { password: 'password123' });
    expect(weak).toMatchObject({ status: 400, body: { errors: { password: expect.any(String) } } });
    expect((await accept(server, token)).status).toBe(200);
  });

  test('an invitation ends after seven days, when revoked, and with a newer one for its address', async () => {
    const { server, clock, ask } = await open();
    const first = await invite(server);
    const second = await invite(server, 'Seda@Example.com');
    expect((await accept(server, first.token)).status).toBe(404);
    expect((await ask(`/invitations/${second.id}`, { method: 'DELETE' })).status).toBe(200);
    expect((await ask(`/invitations/${second.id}`, { method: 'DELETE' })).status).toBe(404);
    expect((await accept(server, second.token)).status).toBe(404);
    const third = await invite(server);
    clock.advance(limits.invitationDays * dayMs);
    const login = await callApi(server.app, '/auth/login', { method: 'POST', body: testAdmin });
    const { token } = loginResult.parse(login.body);
    expect(await invitationsOf({ ...server, token })).toEqual([]);
    expect((await accept(server, third.token)).status).toBe(404);
  });

  test('an invitation ends when its address gets an account in another way', async () => {
    const { server, ask } = await open();
    const { token } = await invite(server);
    const body = { name: 'Seda', email: 'SEDA@example.com', password };
    expect((await ask('/auth/signup', { method: 'POST', body })).status).toBe(200);
    expect(await invitationsOf(server)).toEqual([]);
    expect((await accept(server, token)).status).toBe(404);
  });

  test('the number of open invitations is limited', async () => {
    const { server, clock, ask } = await open();
    for (let number = 0; number < limits.openInvitations; number += 1) {
      await invite(server, `kisi${number}@example.com`);
    }
    const body = { email: 'fazla@example.com', role: 'author' };
    const refused = await ask('/invitations', { method: 'POST', body });
    expect(refused).toMatchObject({ status: 409, body: { code: 'tooManyInvitations' } });
    // Inviting an address again does not count as one more.
    expect((await invite(server, 'kisi7@example.com')).email).toBe('kisi7@example.com');
    // Nor do expired ones count.
    clock.advance(limits.invitationDays * dayMs);
    const login = await signIn(server);
    const { token } = loginResult.parse(login.body);
    expect((await invite({ ...server, token }, body.email)).email).toBe(body.email);
    expect(await server.store.read.selectFrom('invitation').select('id').execute()).toHaveLength(1);
  });

  test('an invitation that is taken back while it is accepted makes no account', async () => {
    const { server, ask } = await open();
    const { id, token } = await invite(server);
    const [takenBack, accepted] = await behindHeldRow(
      server.store,
      (writer) => writer.selectFrom('invitation').select('id').where('id', '=', id).forUpdate().execute(),
      [() => ask(`/invitations/${id}`, { method: 'DELETE' }), () => accept(server, token)],
    );
    expect(takenBack?.status).toBe(200);
    expect(accepted).toMatchObject({ status: 404, body: { code: 'invitationGone' } });
    expect(await usersOf(server)).toHaveLength(1);
  });

  test('a removed person is signed out at once, and what they wrote stays', async () => {
    const { server, ask } = await open();
    const token = await newUser(server, 'editor');
    const body = { title: 'Kalan yazı', excerpt: 'x', details: '<p>x</p>' };
    const post = await callFor(endpoints.posts.create.answer, server.app, '/blog', {
      method: 'POST',
      token,
      body,
    });
    const id = await idOf(server, token);
    expect((await ask(`/users/${id}`, { method: 'DELETE' })).status).toBe(200);
    expect(await statusOf(server, token)).toBe(401);
    expect((await ask(`/users/${id}`, { method: 'DELETE' })).status).toBe(404);
    expect((await callApi(server.app, `/blog/${post.id}`)).status).toBe(200);
    expect(await usersOf(server)).toHaveLength(1);
  });

  test('invitations end with the owner who sent them', async () => {
    const { server, ask } = await open();
    for (const act of [{ method: 'DELETE' } as const, { method: 'PUT', body: { role: 'editor' } } as const]) {
      const token = await newUser(server, 'owner');
      const invitation = await invite({ ...server, token }, 'davetli@example.com');
      expect((await ask(`/users/${await idOf(server, token)}`, act)).status).toBe(200);
      expect((await accept(server, invitation.token)).status).toBe(404);
    }
  });

  test('the last owner stays, also if two are removed concurrently', async () => {
    const { server, ask } = await open();
    const own = await idOf(server, server.token);
    const last = { status: 409, body: { code: 'lastOwner' } };
    expect(await ask(`/users/${own}`, { method: 'DELETE' })).toMatchObject(last);
    expect(await ask(`/users/${own}`, { method: 'PUT', body: { role: 'author' } })).toMatchObject(last);
    expect((await ask(`/users/${own}`, { method: 'PUT', body: { role: 'owner' } })).status).toBe(200);
    const app = await server.openAnother();
    for (let turn = 0; turn < 4; turn += 1) {
      const other = await newUser(server, 'owner');
      const otherId = await idOf(server, other);
      const demotion = { method: 'PUT', token: other, body: { role: 'editor' } } as const;
      const removal = { method: 'DELETE', token: server.token } as const;
      const answers = await Promise.all([
        callApi(app, `/users/${own}`, demotion),
        callApi(server.app, `/users/${otherId}`, removal),
      ]);
      const owners = await server.store.read
        .selectFrom('userAccount')
        .select('id')
        .where('role', '=', 'owner')
        .execute();
      expect(owners).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      // Whichever owner stayed makes the first account an owner again.
      await server.store.write(async (writer) => {
        await writer.updateTable('userAccount').set({ role: 'owner' }).where('id', '=', own).execute();
        await writer.deleteFrom('userAccount').where('id', '=', otherId).execute();
      });
    }
  });

  test('only owners can add other owners', async () => {
    const { server } = await open();
    const body = { name: 'Ada', email: 'ada@example.com', password };
    const refused = await callApi(server.app, '/auth/signup', {
      method: 'POST',
      token: await newUser(server, 'editor'),
      body,
    });
    expect(refused).toMatchObject({ status: 403, body: { code: 'notAllowed' } });
    const added = await callApi(server.app, '/auth/signup', { method: 'POST', token: server.token, body });
    expect(added.body).toMatchObject({ roles: ['owner'] });
  });
});

describe.each(testEngines)('one’s own account on %s', (engine) => {
  async function open() {
    const clock = testClock();
    const server = await openTestApp({ engine, clock });
    onTestFinished(server.close);
    const save = (body: object, token = server.token) =>
      callApi(server.app, '/auth/profile', { method: 'PUT', token, body });
    return { server, clock, save };
  }
  test('changes its name at once, and its address with the password', async () => {
    const { server, save } = await open();
    const named = await save({ name: 'Elif', surname: 'Tan', email: testAdmin.email });
    expect(named.body).toMatchObject({ fullName: 'Elif Tan', roles: ['owner'] });
    const person = { name: 'Elif', surname: 'Tan', email: 'elif@example.com' };
    expect(await save(person)).toMatchObject({
      status: 400,
      body: { errors: { currentPassword: expect.any(String) } },
    });
    const wrong = await save({ ...person, currentPassword: 'yanlis-bir-sifre' });
    expect(wrong).toMatchObject({ status: 400, body: { errors: { currentPassword: expect.any(String) } } });
    expect((await signIn(server)).status).toBe(200);
    const changed = await save({ ...person, currentPassword: testAdmin.password });
    expect(changed.body).toMatchObject({ email: 'elif@example.com' });
    expect((await signIn(server)).status).toBe(401);
    expect((await signIn(server, { body: { ...testAdmin, email: 'ELIF@example.com' } })).status).toBe(200);
  });

  test('cannot take somebody else’s address', async () => {
    const { server, save } = await open();
    await newUser(server, 'author');
    const [, { email } = { email: '' }] = await callFor(
      endpoints.users.listAll.answer,
      server.app,
      '/users',
      { token: server.token },
    );
    const taken = await save({ name: 'E', email, currentPassword: testAdmin.password });
    expect(taken).toMatchObject({ status: 409, body: { errors: { email: expect.any(String) } } });
  });

  test('lists its sessions, and ends the others', async () => {
    const { server, clock } = await open();
    const phone = {
      'user-agent':
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    };
    const login = async () =>
      loginResult.parse((await signIn(server, { headers: phone, from: '203.0.113.9' })).body).token;
    const other = await login();
    const third = await login();
    const list = (token = server.token) =>
      callFor(endpoints.auth.sessions.answer, server.app, '/auth/sessions', { token });
    clock.advance(120_000);
    const [own, ...others] = await list();
    expect(own).toMatchObject({ current: true, lastUsedAt: clock.now().toISOString() });
    expect(others).toHaveLength(2);
    expect(others[0]).toMatchObject({
      browser: 'Safari',
      system: 'iPhone',
      address: '203.0.113.9',
      current: false,
    });
    const stored = await server.store.read.selectFrom('session').select('tokenHash').execute();
    expect(stored.some(({ tokenHash }) => JSON.stringify(others).includes(tokenHash))).toBe(false);
    const end = (id = '', token = server.token) =>
      callApi(server.app, `/auth/sessions/${id}`, { method: 'DELETE', token });
    const stranger = await newUser(server, 'author');
    expect((await end(others[0]?.id, stranger)).status).toBe(404);
    expect((await end(others[0]?.id)).status).toBe(200);
    expect((await end(others[0]?.id)).status).toBe(404);
    expect(await list()).toHaveLength(2);
    const rest = { method: 'POST', token: server.token } as const;
    expect((await callApi(server.app, '/auth/sessions/end-others', rest)).status).toBe(200);
    expect(await list()).toMatchObject([{ current: true }]);
    const statuses = [server.token, other, third, stranger].map(
      async (token) => (await callApi(server.app, '/auth/me', { token })).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 401, 401, 200]);
  });

  test('has a limited number of sessions', async () => {
    const { server, clock } = await open();
    for (let number = 0; number < limits.sessions + 2; number += 1) {
      clock.advance(1_000);
      await signIn(server);
    }
    expect(await server.store.read.selectFrom('session').select('tokenHash').execute()).toHaveLength(
      limits.sessions,
    );
    expect((await callApi(server.app, '/auth/me', { token: server.token })).status).toBe(401);
  });
});
