import type { SecondStep } from '@vitrin/contract/accounts/secondFactor';
import type { Credentials } from '@vitrin/contract/accounts/session';
import { refusals } from '@vitrin/contract/errors/refusals';
import type { FastifyRequest } from 'fastify';
import { noteActivity } from '../../activity/noteActivity.ts';
import type { Clock } from '../../clock.ts';
import { HttpError } from '../../http/httpErrors.ts';
import type { VisitorLimit } from '../../http/visitors/visitorLimit.ts';
import type { Store, Writer } from '../../store/openStore.ts';
import type { UserAccountRow } from '../../store/schema.ts';
import { emailKeyOf, findAccount, type PicturedAccount, whoOf } from '../accounts.ts';
import { sessionOriginOf } from './device.ts';
import { readDevice } from './deviceCookie.ts';
import type { Guesses, GuessSubject } from './guesses.ts';
import { verifyPassword } from '../passwords/passwords.ts';
import { useCode, waysOf } from './secondFactor.ts';
import { beginSession, beginSignInStep, endSignInStep, findSignInStep } from '../sessions.ts';

/** The result of a sign-in. The token exists only here: the store keeps its hash. */
export type SignedIn = { account: PicturedAccount; token: string };

type SignInTools = { store: Store; clock: Clock; guesses: Guesses; limit: VisitorLimit };

/**
 * The subject that a request's guesses at an account are counted under. A stranger's are limited by the address first;
 * a browser that signed in before has its own count and is not affected by limits that strangers exhaust.
 */
async function guesserOf(
  { clock, limit }: SignInTools,
  { email, account }: { email: string; account: UserAccountRow | undefined },
  request: FastifyRequest,
): Promise<GuessSubject> {
  const device = readDevice(request.headers.cookie, account, clock.now());
  if (device !== undefined) return { kind: 'device', key: device };
  await limit(request);
  return { kind: 'account', key: emailKeyOf(email) };
}

/**
 * Signs in, or throws 401: with a challenge if the password was right and a second factor is required. Strangers share
 * the guesses at an account and are limited by their address; a browser that signed in before has its own count and is
 * not affected by limits that strangers exhaust. Nothing that a caller can observe, timing included, differs for an
 * account that does not exist.
 */
export async function signIn(
  tools: SignInTools,
  { email, password }: Credentials,
  { request, signal }: { request: FastifyRequest; signal: AbortSignal },
): Promise<SignedIn> {
  const { store, clock, guesses } = tools;
  const account = await findAccount(store.read, email);
  const subject = await guesserOf(tools, { email, account }, request);
  await guesses.requireNoWait(subject);
  const isRight = await verifyPassword(account?.passwordHash, password, {
    signal,
    known: subject.kind === 'device',
    begin: () => guesses.count(subject),
  });
  if (account === undefined || !isRight) {
    // Also for an address without an account: the response must not come sooner.
    await noteRefusal(tools, account);
    throw new HttpError(401, refusals.invalidCredentials());
  }
  const begun = await store.write(async (writer) => {
    if (!(await isUnchanged(writer, account))) return undefined;
    await guesses.forgive(writer, subject);
    const ways = await waysOf(writer, account.id);
    if (ways.length > 0) return { challenge: await beginSignInStep(writer, account.id, clock), ways };
    await noteActivity(writer, { act: 'signedIn', who: whoOf(account), now: clock.now() });
    return { token: await beginSession(writer, account.id, { clock, origin: sessionOriginOf(request) }) };
  });
  if (begun === undefined) {
    await noteRefusal(tools, account);
    throw new HttpError(401, refusals.invalidCredentials());
  }
  if (begun.token === undefined) {
    throw new HttpError(401, refusals.secondFactorNeeded(), {
      details: { challenge: begun.challenge, ways: begun.ways },
    });
  }
  return { account, token: begun.token };
}

/**
 * Whether an account still has the password that was verified, which takes a while; if so, it keeps it until the end of
 * the transaction. A session that began after another password was set would outlast it.
 */
async function isUnchanged(writer: Writer, { id, passwordHash }: UserAccountRow): Promise<boolean> {
  const row = await writer
    .selectFrom('userAccount')
    .select('id')
    .where('id', '=', id)
    .where('passwordHash', '=', passwordHash)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Logs a wrong guess, under the account it was made at. */
export const noteRefusal = (
  { store, clock }: Pick<SignInTools, 'store' | 'clock'>,
  account: UserAccountRow | undefined,
): Promise<void> =>
  store.write((writer) =>
    noteActivity(writer, {
      act: 'signInRefused',
      who: account === undefined ? { userId: '', name: '' } : whoOf(account),
      now: clock.now(),
    }),
  );

/**
 * The second step of a sign-in. Throws 401 if the code is wrong or used, or the first step has expired. Wrong codes
 * count as guesses at the account's password, so that knowing the password gains no more of them.
 */
export async function finishSignIn(
  tools: SignInTools,
  { challenge, code }: SecondStep,
  request: FastifyRequest,
): Promise<SignedIn> {
  const { store, clock, guesses } = tools;
  const account = await findSignInStep(store.read, challenge, clock);
  if (account === undefined) {
    await tools.limit(request);
    throw new HttpError(401, refusals.signInTooOld());
  }
  const subject = await guesserOf(tools, { email: account.email, account }, request);
  await guesses.requireNoWait(subject);
  await guesses.count(subject);
  const signedIn = await store.write(async (writer) => {
    const now = clock.now();
    if (!(await isUnchanged(writer, account))) throw new HttpError(401, refusals.signInTooOld());
    if (!(await useCode(writer, { userId: account.id, code, now }))) return undefined;
    if (!(await endSignInStep(writer, challenge))) throw new HttpError(401, refusals.signInTooOld());
    await guesses.forgive(writer, subject);
    await noteActivity(writer, { act: 'signedIn', who: whoOf(account), now });
    const token = await beginSession(writer, account.id, { clock, origin: sessionOriginOf(request) });
    return { account, token };
  });
  if (signedIn !== undefined) return signedIn;
  await noteRefusal(tools, account);
  throw new HttpError(401, refusals.codeWrong());
}
