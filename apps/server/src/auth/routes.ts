import { endpoints } from '@vitrin/contract/endpoints';
import { HttpError } from '../http/httpErrors.ts';
import { success } from '../http/sendAnswer.ts';
import { type Api, serve } from '../http/serve.ts';
import { changePassword, type SignedIn, signUp } from './accountWrites.ts';
import { findAccount, userOf } from './accounts.ts';
import { pretendToVerify, verifyPassword } from './passwords.ts';
import { beginSession, endSession } from './sessions.ts';

/** Guesses at passwords that one address may make, at each call that takes one. */
const guessLimit = { max: 10, timeWindow: 60_000 } as const;

const answerOf = ({ account, token }: SignedIn) => ({ ...userOf(account), token, success: true });

/** Signing up, in and out, and changing one's password. */
export function authRoutes(api: Api): void {
  const { store, clock } = api;

  serve(
    api,
    endpoints.auth.login,
    async ({ body }) => {
      const account = await findAccount(store.read, body.email);
      if (account === undefined) await pretendToVerify(body.password);
      if (account === undefined || !(await verifyPassword(account.passwordHash, body.password))) {
        throw new HttpError(401, 'Invalid credentials');
      }
      const token = await store.write((writer) => beginSession(writer, account.id, clock));
      return answerOf({ account, token });
    },
    { rateLimit: guessLimit },
  );

  serve(
    api,
    endpoints.auth.signup,
    async ({ body, viewer }) => answerOf(await signUp(store, clock, body, viewer)),
    { rateLimit: guessLimit },
  );

  serve(
    api,
    endpoints.auth.changePassword,
    async ({ body, viewer }) => answerOf(await changePassword(store, clock, body, viewer)),
    { rateLimit: guessLimit },
  );

  serve(api, endpoints.auth.me, async ({ viewer }) => viewer.user);

  serve(api, endpoints.auth.logout, async ({ viewer }) => {
    await store.write((writer) => endSession(writer, viewer.tokenHash));
    return success;
  });
}
