import { endpoints } from '@vitrin/contract/endpoints';
import type { LoginResult } from '@vitrin/contract/session';
import type { FastifyRequest } from 'fastify';
import { JsonAnswer, success } from '../http/sendAnswer.ts';
import { type Api, serve } from '../http/serve.ts';
import type { LimitVisitors } from '../http/visitorLimit.ts';
import { changePassword, signUp } from './accountWrites.ts';
import { userOf } from './accounts.ts';
import { makeDeviceCookie } from './deviceCookie.ts';
import type { Guesses } from './guesses.ts';
import { logRefusedSignIn } from './refusedSignIn.ts';
import { endSession } from './sessions.ts';
import { type SignedIn, signIn } from './signIn.ts';

/** How many passwords a visitor may send to each call that takes one. */
const triesPerMinute = 10;

const answerOf = ({ account, token }: SignedIn): LoginResult => ({
  ...userOf(account),
  token,
  success: true,
});

/** Signing up, in and out, and changing one's password. */
export function authRoutes(
  api: Api,
  options: { publicUrl: string | undefined; limitVisitors: LimitVisitors; guesses: Guesses },
): void {
  const { store, clock } = api;
  const { guesses, limitVisitors } = options;
  const limits = {
    login: limitVisitors('login', triesPerMinute),
    signup: limitVisitors('signup', triesPerMinute),
    changePassword: limitVisitors('password', triesPerMinute),
  };
  const onHttps = options.publicUrl?.startsWith('https:') === true;

  /** Remembers the browser that signed in. */
  const rememberDevice = (signedIn: SignedIn, request: FastifyRequest): JsonAnswer<LoginResult> => {
    const secure = onHttps || request.protocol === 'https';
    const cookie = makeDeviceCookie(signedIn.account, { now: clock.now(), secure });
    return new JsonAnswer(answerOf(signedIn), { headers: { 'set-cookie': cookie } });
  };

  serve(api, endpoints.auth.login, async ({ body, request, signal }) => {
    const tools = { store, clock, guesses, limit: limits.login };
    try {
      return rememberDevice(await signIn(tools, body, { request, signal }), request);
    } catch (error) {
      logRefusedSignIn(error, request);
      throw error;
    }
  });

  serve(api, endpoints.auth.signup, async ({ body, viewer, request, signal }) => {
    await limits.signup(request);
    const signedIn = await signUp(store, clock, body, { viewer, signal });
    // An admin who adds another one keeps the cookie of their own account.
    return viewer === null ? rememberDevice(signedIn, request) : answerOf(signedIn);
  });

  serve(api, endpoints.auth.changePassword, async ({ body, viewer, request, signal }) => {
    await limits.changePassword(request);
    const signedIn = await changePassword({ store, clock, guesses }, body, { viewer, signal });
    return rememberDevice(signedIn, request);
  });

  serve(api, endpoints.auth.chooseLanguage, async ({ body: { language }, viewer: { user } }) => {
    await store.write((writer) =>
      writer
        .updateTable('userAccount')
        .set({ language, updatedAt: clock.now() })
        .where('id', '=', user.id)
        .execute(),
    );
    return { ...user, language };
  });

  serve(api, endpoints.auth.me, async ({ viewer }) => viewer.user);

  serve(api, endpoints.auth.logout, async ({ viewer }) => {
    await store.write((writer) => endSession(writer, viewer.tokenHash));
    return success;
  });
}
