import { z } from 'zod';
import { check, type Report } from './report.ts';
import type { Server } from './server.ts';

/** Public reads. */
const publicReads = [
  '/health',
  '/home-page',
  ...['about', 'features', 'services', 'team', 'video', 'projects', 'testimonials', 'blog'].map(
    (name) => `/home/${name}`,
  ),
  '/service/basic',
  '/projects/basic',
  '/docs/json',
];

/** Steps that need no entry of their own: public reads, unknown addresses, signing in. Returns a token. */
export async function tryPublic(
  server: Server,
  { step }: Report,
  account: { email: string; password: string },
): Promise<string | undefined> {
  const post = (path: string, body: unknown) => server.call(path, { method: 'POST', body });

  await step('public: everything that visitors read is there', async () => {
    const answers = await Promise.all(
      publicReads.map(async (path) => [path, (await server.call(path)).status] as const),
    );
    const missing = answers.filter(([, status]) => status !== 200).map(([path]) => path);
    check(missing.length === 0, missing.join(', '));
  });
  await step('public: what is not there is 404', async () => {
    await server.refuses(404, '/no/such/call');
    await server.refuses(404, '/images/unknown.png');
  });
  await step('session: a wrong password, a forged token and a free sign-up are refused', async () => {
    check((await post('/auth/login', { ...account, password: 'wrong' })).status === 401, 'signed in anyway');
    await server.refuses(401, '/auth/me', { token: 'forged' });
    const stranger = { name: 'x', email: 'x@ornek.example', password: 'uzun-bir-parola' };
    await server.refuses(403, '/auth/signup', { method: 'POST', body: stranger });
    await server.refuses(400, '/auth/login', { method: 'POST', body: {} }, ['email', 'password']);
  });
  return step('session: the account signs in', async () => {
    const body = await server.read(z.object({ token: z.string() }), '/auth/login', {
      method: 'POST',
      body: account,
    });
    await server.read(z.looseObject({ email: z.string() }), '/auth/me', { token: body.token });
    return body.token;
  });
}

/** Ends the session, and verifies that. */
export async function trySignOut(server: Server, { step }: Report, token: string): Promise<void> {
  await step('session: a wrong current password changes nothing', () => {
    const body = { currentPassword: 'wrong', newPassword: 'uzun-bir-parola' };
    return server.refuses(400, '/auth/password', { method: 'PUT', token, body }, ['currentPassword']);
  });
  await step('session: a token ends at logout', async () => {
    await server.read(z.unknown(), '/auth/logout', { method: 'POST', token });
    await server.refuses(401, '/auth/me', { token });
  });
}
