// @module-tag long
import { existsSync } from 'node:fs';
import path from 'node:path';
import { loginResult } from '@vitrin/contract/accounts/session';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type CommandResult, runCommandProcess } from '../testing/commandProcess.ts';
import { addressOf, runServerProcess, temporaryFolder } from '../testing/serverProcess.ts';
import { createTestSchema, testEngines } from '../testing/testEngines.ts';
import { openTestApp, testAdmin } from '../testing/testApp.ts';
import { listAccounts } from './accounts.ts';
import { addByCommand, changeRoleOf, removeAccount } from './manageAccounts.ts';

const first = { email: 'elif@ornek.example', password: 'a-long-password' };
const madePassword = /^Password {3}((?:[a-z2-9]{5}-){3}[a-z2-9]{5})$/m;

const post = (url: string, body: object): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe.each(testEngines)('npm run admin on %s', (engine) => {
  test('lists, adds, resets and removes beside a running server', async () => {
    const folder = await temporaryFolder();
    const schema = engine === 'postgres' ? await createTestSchema() : undefined;
    onTestFinished(() => schema?.drop());
    const place = { DATA_DIR: folder, ...(schema && { DATABASE_URL: schema.url }) };
    const server = runServerProcess(folder, {
      ...place,
      ADMIN_EMAIL: first.email,
      ADMIN_PASSWORD: first.password,
    });
    onTestFinished(async () => {
      server.child.kill('SIGKILL');
      await server.ended;
    });
    const address = await addressOf(server);
    const admin = (args: readonly string[], input?: string): Promise<CommandResult> =>
      runCommandProcess('auth/adminCommand.ts', args, { env: place, ...(input !== undefined && { input }) });
    const signIn = (email: string, password: string): Promise<Response> =>
      post(`${address}/api/auth/login`, { email, password });
    const statusOf = async (token: string): Promise<number> =>
      (await fetch(`${address}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } })).status;

    expect(await admin(['list'])).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^elif@ornek\.example {2}owner {3}\d{4}-\d\d-\d\d {2}Admin\n$/),
    });

    const added = await admin(['add', 'Deniz@ornek.example', '--name', 'Deniz', '--surname', 'Işık']);
    expect(added).toMatchObject({ code: 0, errors: '' });
    const made = madePassword.exec(added.output)?.[1] ?? '';
    expect((await signIn('deniz@ornek.example', made)).status).toBe(200);
    expect(await admin(['role', 'deniz@ornek.example', 'editor'])).toEqual({
      code: 0,
      output: 'Deniz@ornek.example is editor from now on.\n',
      errors: '',
    });
    expect((await admin(['list'])).output).toMatch(/Deniz@ornek\.example {2}editor {2}.* Deniz Işık\n/);

    expect(await admin(['add', 'ayse@ornek.example', '--stdin'], '\uFEFFgri kediler uyur\n')).toEqual({
      code: 0,
      output: 'ayse@ornek.example may sign in as owner.\n',
      errors: '',
    });
    const session = loginResult.parse(await (await signIn('ayse@ornek.example', 'gri kediler uyur')).json());
    expect(await statusOf(session.token)).toBe(200);

    // After eight wrong guesses every sign-in to the account has to wait.
    for (let guess = 0; guess < 8; guess += 1) await signIn('ayse@ornek.example', 'wrong');
    expect((await signIn('ayse@ornek.example', 'gri kediler uyur')).status).toBe(429);
    for (const [input, said] of [
      ['short\n', 'password: At least 10 characters\n'],
      ['ayse@ornek.example\n', expect.stringContaining("made of the company's name")],
      ['', expect.stringContaining('is empty')],
      ['two long lines\nof a password\n', expect.stringContaining('one line')],
    ] as const) {
      const refused = await admin(['reset-password', 'ayse@ornek.example', '--stdin'], input);
      expect(refused).toEqual({ code: 1, output: '', errors: said });
    }
    expect(await statusOf(session.token)).toBe(200);

    const reset = await admin(['reset-password', 'AYSE@ornek.example']);
    expect(reset).toMatchObject({ code: 0, errors: '' });
    expect(await statusOf(session.token)).toBe(401);
    const fresh = madePassword.exec(reset.output)?.[1] ?? '';
    expect((await signIn('ayse@ornek.example', fresh)).status).toBe(200);
    expect((await signIn('ayse@ornek.example', 'gri kediler uyur')).status).toBe(401);

    for (const [args, said] of [
      [['remove', 'kim@ornek.example'], 'There is no account of kim@ornek.example'],
      [['reset-password', 'kim@ornek.example'], 'There is no account of kim@ornek.example'],
      [['add', 'DENIZ@ornek.example'], 'deniz@ornek.example: '],
      [['add', 'kim'], 'email: '],
      [['add', 'kim@ornek.example', '--name', ' '], 'name: '],
    ] as const) {
      const refused = await admin(args);
      expect(refused).toEqual({ code: 1, output: '', errors: expect.stringContaining(said) });
    }

    for (const email of ['ayse@ornek.example', 'deniz@ornek.example'])
      expect((await admin(['remove', email])).code).toBe(0);
    expect((await signIn('ayse@ornek.example', fresh)).status).toBe(401);
    expect(await admin(['remove', first.email])).toEqual({
      code: 1,
      output: '',
      errors: expect.stringContaining('elif@ornek.example is the last owner'),
    });
    expect((await signIn(first.email, first.password)).status).toBe(200);
  });

  test('of two concurrent removals one is refused, since no owner would be left', async () => {
    const { store, close } = await openTestApp({ engine });
    onTestFinished(close);
    await addByCommand(
      { store, clock: { now: () => new Date() } },
      { name: 'B', surname: '', email: 'b@ornek.example', role: 'owner' },
    );
    const done = await Promise.allSettled([
      removeAccount(store, testAdmin.email),
      removeAccount(store, 'b@ornek.example'),
    ]);
    expect(done.map(({ status }) => status).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'fulfilled',
      'rejected',
    ]);
    expect(await listAccounts(store.read)).toHaveLength(1);
  });
});

describe.each(testEngines)('roles by npm run admin on %s', (engine) => {
  test('an account gets the role it is given, and the last owner keeps theirs', async () => {
    const { store, close } = await openTestApp({ engine });
    onTestFinished(close);
    const tools = { store, clock: { now: () => new Date() } };
    const person = { name: 'B', surname: '', email: 'b@ornek.example' };
    await addByCommand(tools, { ...person, role: 'author' });
    const roles = async () => (await listAccounts(store.read)).map(({ role }) => role);
    expect(await roles()).toEqual(['owner', 'author']);
    await expect(changeRoleOf(tools, testAdmin.email, 'editor')).rejects.toThrow('is the last owner');
    await expect(removeAccount(store, testAdmin.email)).rejects.toThrow('is the last owner');
    await changeRoleOf(tools, 'B@ornek.example', 'owner');
    await changeRoleOf(tools, testAdmin.email, 'editor');
    expect(await roles()).toEqual(['editor', 'owner']);
    await expect(changeRoleOf(tools, 'kim@ornek.example', 'owner')).rejects.toThrow('There is no account');
  });
});

describe('npm run admin', () => {
  test.each([
    ['nothing', []],
    ['an unknown command', ['rename', 'a@ornek.example']],
    ['no address', ['reset-password']],
    ['too much', ['remove', 'a@ornek.example', 'b@ornek.example']],
    ['a password as an argument', ['add', 'a@ornek.example', '--password=gri kediler uyur']],
    ['an address for the list', ['list', 'a@ornek.example']],
    ['a name for a removal', ['remove', 'a@ornek.example', '--name', 'A']],
    ['a password for a removal', ['remove', 'a@ornek.example', '--stdin']],
    ['no role', ['role', 'a@ornek.example']],
    ['an unknown role', ['role', 'a@ornek.example', 'admin']],
    ['an unknown role for a new account', ['add', 'a@ornek.example', '--role', 'admin']],
    ['a role for a removal', ['remove', 'a@ornek.example', '--role', 'owner']],
  ])('%s is a usage error: it prints the usage and changes nothing', async (_name, args) => {
    const folder = path.join(await temporaryFolder(), 'data');
    const { code, output, errors } = await runCommandProcess('auth/adminCommand.ts', args, {
      env: { DATA_DIR: folder },
    });
    expect({ code, output }).toEqual({ code: 2, output: '' });
    expect(errors).toContain('npm run admin -- reset-password ADDRESS');
    expect(existsSync(folder)).toBe(false);
  });

  test('help works without an installation, and a missing installation is named', async () => {
    const folder = path.join(await temporaryFolder(), 'data');
    const env = { DATA_DIR: folder, PORT: 'wrong' };
    for (const ask of [['help'], ['--help'], ['add', '-h']]) {
      const helped = await runCommandProcess('auth/adminCommand.ts', ask, { env });
      expect(helped).toEqual({
        code: 0,
        errors: '',
        output: expect.stringContaining('npm run admin -- list'),
      });
    }
    expect(
      await runCommandProcess('auth/adminCommand.ts', ['list'], { env: { DATA_DIR: folder } }),
    ).toMatchObject({
      code: 1,
      errors: expect.stringContaining('holds no database'),
    });
    // Otherwise it would silently use another folder.
    const misspelt = await runCommandProcess('auth/adminCommand.ts', ['list'], {
      env: { DATA_DIR: folder, DATABSE_URL: 'postgres://db/vitrin' },
    });
    expect(misspelt.errors).toMatch(
      /^The variable DATABSE_URL is not a setting, and is not read: is DATABASE_URL meant\?\n.*holds no database/,
    );
    expect(existsSync(folder)).toBe(false);
  });
});
