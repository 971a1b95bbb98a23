import { endpoints } from '@vitrin/contract/endpoints';
import type { LoginResult, User } from '@vitrin/contract/accounts/session';
import type { FastifyRequest } from 'fastify';
import { JsonAnswer, success } from '../http/answers/sendAnswer.ts';
import { type Api, serve, serveAll } from '../http/serve.ts';
import type { LimitVisitors } from '../http/visitors/visitorLimit.ts';
import { putAccountPicture, removeAccountPicture } from './accountPicture.ts';
import { changePassword, changeProfile, requirePassword, signUp } from './accountWrites.ts';
import { accountOf, emailKeyOf, listAccounts, userOf } from './accounts.ts';
import { sessionOriginOf } from './signIn/device.ts';
import { makeDeviceCookie } from './signIn/deviceCookie.ts';
import { confirmEmail, pendingEmailOf } from './emailChange.ts';
import type { Guesses } from './signIn/guesses.ts';
import { acceptInvitation, invite, listInvitations, openInvitation, takeBack } from './invitations.ts';
import { queueWish } from '../mail/letterQueue.ts';
import type { Media } from '../media/openMedia.ts';
import type { MailParts } from '../mail/mailParts.ts';
import { readMailSetup } from '../mail/mailSetup.ts';
import { usePasswordLink } from './passwords/passwordLinks.ts';
import { logRefusedSignIn } from './signIn/refusedSignIn.ts';
import { endNamedSession, endOtherSessions, endSession, listSessions } from './sessions.ts';
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  readSecondFactor,
  removePasskey,
  requirePasskey,
  signInByPasskey,
} from './signIn/passkeys.ts';
import { passkeySiteOf } from './signIn/passkeySite.ts';
import {
  accountsAskedForMore,
  beginCodes,
  confirmCodes,
  endCodes,
  renewRecoveryCodes,
} from './signIn/secondFactor.ts';
import { finishSignIn, type SignedIn, signIn } from './signIn/signIn.ts';
import { changeRole, removeUser } from './userWrites.ts';

/** How many passwords a visitor may send per minute to each route that takes one. */
const triesPerMinute = 10;

/** Signing in by a passkey takes two calls. */
const passkeyCallsPerMinute = 2 * triesPerMinute;

/** How many links a visitor may request per minute. */
const linksPerMinute = 5;

/** Routes for signing up, in and out, one's own account, and who else may sign in. */
export function authRoutes(
  api: Api,
  options: {
    publicUrl: string | undefined;
    limitVisitors: LimitVisitors;
    guesses: Guesses;
    mail: MailParts;
    media: Pick<Media, 'receivePortrait'>;
  },
): void {
  const { store, clock } = api;
  const { guesses, limitVisitors, mail } = options;
  const limits = {
    login: limitVisitors('login', triesPerMinute),
    signup: limitVisitors('signup', triesPerMinute),
    changePassword: limitVisitors('password', triesPerMinute),
    secondFactor: limitVisitors('secondFactor', triesPerMinute),
    passkey: limitVisitors('passkey', passkeyCallsPerMinute),
    changeProfile: limitVisitors('profile', triesPerMinute),
    invitation: limitVisitors('invitation', triesPerMinute),
    forgotten: limitVisitors('forgotten', linksPerMinute),
  };
  const onHttps = options.publicUrl?.startsWith('https:') === true;

  const withPending = async (user: User): Promise<User> => {
    const pendingEmail = await pendingEmailOf(store.read, user.id, clock.now());
    return pendingEmail === undefined ? user : { ...user, pendingEmail };
  };

  const answerOf = async ({ account, token }: SignedIn): Promise<LoginResult> => ({
    ...(await withPending(userOf(account))),
    token,
    success: true,
  });

  /** Sets the cookie that recognises the browser that signed in. */
  const rememberDevice = async (
    signedIn: SignedIn,
    request: FastifyRequest,
  ): Promise<JsonAnswer<LoginResult>> => {
    const secure = onHttps || request.protocol === 'https';
    const cookie = makeDeviceCookie(signedIn.account, { now: clock.now(), secure });
    return new JsonAnswer(await answerOf(signedIn), { headers: { 'set-cookie': cookie } });
  };

  serve(api, endpoints.auth.login, async ({ body, request, signal }) => {
    const tools = { store, clock, guesses, limit: limits.login };
    try {
      return await rememberDevice(await signIn(tools, body, { request, signal }), request);
    } catch (error) {
      logRefusedSignIn(error, request);
      throw error;
    }
  });

  serve(api, endpoints.auth.secondStep, async ({ body, request }) => {
    const tools = { store, clock, guesses, limit: limits.login };
    try {
      return await rememberDevice(await finishSignIn(tools, body, request), request);
    } catch (error) {
      logRefusedSignIn(error, request);
      throw error;
    }
  });

  const siteOf = (request: FastifyRequest) => passkeySiteOf(options.publicUrl, request);

  serve(api, endpoints.auth.beginPasskeySignIn, async ({ request }) => {
    await limits.passkey(request);
    return beginPasskeySignIn(api, siteOf(request));
  });

  serve(api, endpoints.auth.passkeySignIn, async ({ body, request }) => {
    try {
      await limits.passkey(request);
      return await rememberDevice(
        await signInByPasskey(api, body, { request, site: siteOf(request) }),
        request,
      );
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

  /** What can be mailed. A link uses the site's own address: the Host of a request may be a stranger's. */
  const readSends = async (): Promise<{ letters: boolean; links: boolean }> => {
    const letters = (await readMailSetup(store.read, mail.given)).server !== undefined;
    return { letters, links: letters && mail.publicUrl !== undefined };
  };

  serve(
    api,
    endpoints.auth.passwordHelp,
    async () => new JsonAnswer({ byMail: (await readSends()).links }, { unkept: true }),
  );

  serve(api, endpoints.auth.askPasswordLink, async ({ body: { email }, request }) => {
    await limits.forgotten(request);
    if ((await readSends()).links) {
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
    return withPending({ ...user, language });
  });

  serve(api, endpoints.auth.changeProfile, async ({ body, viewer, request, signal }) => {
    await limits.changeProfile(request);
    const tools = { store, clock, guesses, sends: await readSends() };
    const changed = await changeProfile(tools, body, { viewer, signal });
    mail.wake();
    return withPending(changed);
  });

  serve(api, endpoints.auth.uploadPicture, async ({ file, viewer }) =>
    withPending(await putAccountPicture(api, options.media, file.path, viewer)),
  );

  serve(api, endpoints.auth.removePicture, async ({ viewer }) =>
    withPending(await removeAccountPicture(api, viewer)),
  );

  const { secondFactor, beginCodes: begin, confirmCodes: confirm, endCodes: end } = endpoints.auth;
  serve(api, secondFactor, ({ viewer, request }) => readSecondFactor(store.read, viewer, siteOf(request)));

  serve(api, begin, async ({ body: { currentPassword }, viewer, request, signal }) => {
    await limits.secondFactor(request);
    await requirePassword({ store, guesses }, currentPassword, { viewer, signal });
    return beginCodes(api, viewer);
  });

  serve(api, confirm, async ({ body: { code }, viewer, request }) => {
    await limits.secondFactor(request);
    return confirmCodes({ store, clock, guesses }, code, viewer);
  });

  serve(api, end, async ({ body: { currentPassword }, viewer, request, signal }) => {
    await limits.secondFactor(request);
    const { id } = await requirePassword({ store, guesses }, currentPassword, { viewer, signal });
    await endCodes(api, id);
    return success;
  });

  serve(api, endpoints.auth.renewRecoveryCodes, async ({ body, viewer, request, signal }) => {
    await limits.secondFactor(request);
    await requirePassword({ store, guesses }, body.currentPassword, { viewer, signal });
    return renewRecoveryCodes(api, viewer);
  });

  serve(api, endpoints.auth.beginPasskey, async ({ body, viewer, request, signal }) => {
    await limits.secondFactor(request);
    await requirePassword({ store, guesses }, body.currentPassword, { viewer, signal });
    return beginPasskey(api, viewer, siteOf(request));
  });

  serve(api, endpoints.auth.addPasskey, async ({ body, viewer: { user }, request }) => {
    await limits.secondFactor(request);
    return addPasskey(api, body, { user, site: siteOf(request) });
  });

  serve(api, endpoints.auth.removePasskey, async ({ params, body, viewer, request, signal }) => {
    await limits.secondFactor(request);
    await requirePasskey(store.read, params.id, viewer);
    await requirePassword({ store, guesses }, body.currentPassword, { viewer, signal });
    await removePasskey(api, params.id, viewer);
    return success;
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
    listAll: async () => {
      const [accounts, askedForMore] = await Promise.all([
        listAccounts(store.read),
        accountsAskedForMore(store.read),
      ]);
      return accounts.map((account) => accountOf(account, askedForMore.has(account.id)));
    },
    update: ({ params, body }) => changeRole(api, params.id, body.role),
    remove: async ({ params }) => {
      await removeUser(api, params.id);
      return success;
    },
  });

  serveAll(api, endpoints.invitations, {
    listAll: () => listInvitations(api),
    create: ({ body, viewer }) => invite(api, body, viewer),
    remove: async ({ params }) => {
      await takeBack(api, params.id);
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

  serve(api, endpoints.auth.confirmEmail, async ({ body, request }) => {
    await limits.changeProfile(request);
    await confirmEmail(api, body.token);
    mail.wake();
    return success;
  });

  serve(api, endpoints.auth.me, ({ viewer: { user } }) => withPending(user));

  serve(api, endpoints.auth.logout, async ({ viewer }) => {
    await store.write((writer) => endSession(writer, viewer.tokenHash));
    return success;
  });
}
