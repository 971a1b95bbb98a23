import { endpoints } from '@vitrin/contract/endpoints';
import type { LoginResult } from '@vitrin/contract/session';
import type { FastifyRequest } from 'fastify';
import { JsonAnswer, success } from '../http/sendAnswer.ts';
import { type Api, serve, serveAll } from '../http/serve.ts';
import type { LimitVisitors } from '../http/visitorLimit.ts';
import { changePassword, changeProfile, signUp } from './accountWrites.ts';
import { accountOf, emailKeyOf, listAccounts, userOf } from './accounts.ts';
import { sessionOriginOf } from './device.ts';
import { makeDeviceCookie } from './deviceCookie.ts';
import type { Guesses } from './guesses.ts';
import { acceptInvitation, invite, listInvitations, openInvitation, takeBack } from './invitations.ts';
import { queueWish } from '../mail/letterQueue.ts';
import type { MailParts } from '../mail/mailParts.ts';
import { readMailSetup } from '../mail/mailSetup.ts';
import { usePasswordLink } from './passwordLinks.ts';
import { logRefusedSignIn } from './refusedSignIn.ts';
import { endNamedSession, endOtherSessions, endSession, listSessions } from './sessions.ts';
import { type SignedIn, signIn } from './signIn.ts';
import { changeRole, removeUser } from './userWrites.ts';

/** How many passwords a visitor may send to each call that takes one. */
const triesPerMinute = 10;

/** How many links a visitor may ask for. */
const linksPerMinute = 5;

const answerOf = ({ account, token }: SignedIn): LoginResult => ({
  ...userOf(account),
  token,
  success: true,
});

/** Signing up, in and out, what one changes of one's own account, and who else may sign in. */
export function authRoutes(
  api: Api,
  options: {
    publicUrl: string | undefined;
    limitVisitors: LimitVisitors;
    guesses: Guesses;
    mail: MailParts;
  },
): void {
  const { store, clock } = api;
  const { guesses, limitVisitors, mail } = options;
  const limits = {
    login: limitVisitors('login', triesPerMinute),
    signup: limitVisitors('signup', triesPerMinute),
    changePassword: limitVisitors('password', triesPerMinute),
    changeProfile: limitVisitors('profile', triesPerMinute),
    invitation: limitVisitors('invitation', triesPerMinute),
    forgotten: limitVisitors('forgotten', linksPerMinute),
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
    const signedIn = await signUp(store, clock, body, { viewer, signal, origin: sessionOriginOf(request) });
    // An owner who adds another one keeps the cookie of their own account.
    return viewer === null ? rememberDevice(signedIn, request) : answerOf(signedIn);
  });

  serve(api, endpoints.auth.changePassword, async ({ body, viewer, request, signal }) => {
    await limits.changePassword(request);
    const signedIn = await changePassword({ store, clock, guesses }, body, {
      viewer,
      signal,
      origin: sessionOriginOf(request),
    });
    return rememberDevice(signedIn, request);
  });

  /** A link is made of the site's own address: that of a request may be a stranger's. */
  const isSentByMail = async (): Promise<boolean> =>
    mail.publicUrl !== undefined && (await readMailSetup(store.read, mail.given)).server !== undefined;

  serve(
    api,
    endpoints.auth.passwordHelp,
    async () => new JsonAnswer({ byMail: await isSentByMail() }, { unkept: true }),
  );

  serve(api, endpoints.auth.askPasswordLink, async ({ body: { email }, request }) => {
    await limits.forgotten(request);
    if (await isSentByMail()) {
      await queueWish(store, emailKeyOf(email), clock);
      mail.wake();
    }
    return success;
  });

  serve(api, endpoints.auth.usePasswordLink, async ({ body, request, signal }) => {
    await limits.changePassword(request);
    await usePasswordLink({ store, clock }, body, signal);
    return success;
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

  serve(api, endpoints.auth.changeProfile, async ({ body, viewer, request, signal }) => {
    await limits.changeProfile(request);
    return changeProfile({ store, clock, guesses }, body, { viewer, signal });
  });

  serve(api, endpoints.auth.sessions, ({ viewer }) => listSessions(store.read, viewer, clock));

  serve(api, endpoints.auth.endSession, async ({ params, viewer }) => {
    await store.write((writer) => endNamedSession(writer, viewer, params.id));
    return success;
  });

  serve(api, endpoints.auth.endOtherSessions, async ({ viewer }) => {
    await store.write((writer) => endOtherSessions(writer, viewer));
    return success;
  });

  serveAll(api, endpoints.users, {
    listAll: async () => (await listAccounts(store.read)).map(accountOf),
    update: ({ params, body }) => changeRole(api, params.id, body.role),
    remove: async ({ params }) => {
      await removeUser(store, params.id);
      return success;
    },
  });

  serveAll(api, endpoints.invitations, {
    listAll: () => listInvitations(api),
    create: ({ body, viewer }) => invite(api, body, viewer),
    remove: async ({ params }) => {
      await takeBack(store, params.id);
      return success;
    },
    look: async ({ body, request }) => {
      await limits.invitation(request);
      return openInvitation(api, body.token);
    },
    accept: async ({ body, request, signal }) => {
      await limits.invitation(request);
      const signedIn = await acceptInvitation(api, body, { signal, origin: sessionOriginOf(request) });
      return rememberDevice(signedIn, request);
    },
  });

  serve(api, endpoints.auth.me, async ({ viewer }) => viewer.user);

  serve(api, endpoints.auth.logout, async ({ viewer }) => {
    await store.write((writer) => endSession(writer, viewer.tokenHash));
    return success;
  });
}
