import { endpoints } from '@vitrin/contract/endpoints';
import type { Role } from '@vitrin/contract/accounts/role';
import { loginResult } from '@vitrin/contract/accounts/session';
import { callFor } from './callApi.ts';
import { testAdmin, type TestApp } from './testApp.ts';

const names: Readonly<Record<Role, string>> = { owner: 'Sahip', editor: 'Editör', author: 'Yazar' };

let people = 0;

/** Invites a user with the token of an owner, and returns the new user's token. */
export async function newUser(
  server: Pick<TestApp, 'app' | 'token'>,
  role: Role,
  name = names[role],
): Promise<string> {
  people += 1;
  const { token } = await callFor(endpoints.invitations.create.answer, server.app, '/invitations', {
    method: 'POST',
    token: server.token,
    body: { email: `kisi-${people}@example.com`, role },
  });
  const person = { token, name, surname: 'Deneme', password: 'uzun-bir-sifre-7' };
  const signedIn = await callFor(loginResult, server.app, '/invitations/accept', {
    method: 'POST',
    body: person,
  });
  return signedIn.token;
}

/** A token for each role; the owner's is a new session of the first account. */
export async function tokensOf(server: TestApp): Promise<Readonly<Record<Role, string>>> {
  const { token } = await callFor(loginResult, server.app, '/auth/login', {
    method: 'POST',
    body: testAdmin,
  });
  const by = { ...server, token };
  return { owner: token, editor: await newUser(by, 'editor'), author: await newUser(by, 'author') };
}
