import { type Answer, type Asked, type Calls, guarded, missing, ok, open, token, wrong } from './call.ts';
import type { Account } from './content.ts';

const signedIn = (status: number, { password: _password, ...user }: Account): Answer => ({
  status,
  body: { success: true, message: 'Welcome', token, ...user },
});

const logIn = ({ content, body }: Asked): Answer => {
  const account = content.accounts.find(
    ({ email, password }) => email === body['email'] && password === body['password'],
  );
  return account === undefined
    ? { status: 401, body: { success: false, message: 'Invalid credentials' } }
    : signedIn(200, account);
};

/** The specification does not say who may create accounts; here an admin may. */
const signUp = ({ content, body }: Asked): Answer => {
  const { name, surname = '', email, password } = body;
  if (typeof name !== 'string' || typeof surname !== 'string') return wrong('name is required');
  if (typeof email !== 'string' || typeof password !== 'string') return wrong('email is required');
  if (content.accounts.some((account) => account.email === email)) {
    return { status: 409, body: { message: 'The e-mail address is taken' } };
  }
  content.lastId += 1;
  const account = { id: content.lastId, name, surname, email, password, roles: ['ADMIN'] };
  content.accounts.push(account);
  return signedIn(201, account);
};

/** The calls for signing in and for standalone pictures. */
export const accountCalls: Calls = {
  'POST /auth/login': open(logIn),
  'POST /auth/signup': guarded(signUp),

  'GET /images/{name}': open(({ content, params }) => {
    const picture = content.pictures.get(params['name'] ?? '');
    return picture === undefined ? missing : { status: 200, picture };
  }),
  'POST /images/upload': guarded(({ url }) => ok({ url })),
};
