import type { Credentials } from '@vitrin/contract/session';
import { refusals } from '@vitrin/contract/refusals';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import { HttpError } from '../http/httpErrors.ts';
import type { VisitorLimit } from '../http/visitorLimit.ts';
import type { Store } from '../store/openStore.ts';
import type { UserAccountRow } from '../store/schema.ts';
import { emailKeyOf, findAccount } from './accounts.ts';
import { sessionOriginOf } from './device.ts';
import { readDevice } from './deviceCookie.ts';
import type { Guesses, GuessSubject } from './guesses.ts';
import { verifyPassword } from './passwords.ts';
import { beginSession } from './sessions.ts';

/** An account and a token of its own. */
export type SignedIn = { account: UserAccountRow; token: string };

/**
 * Signs in, or throws 401. Strangers share the guesses at an account and are limited by their address; a browser that
 * signed in before has a count of its own and is not affected by limits that strangers exhaust. Nothing that a caller
 * can observe, timing included, differs for an account that does not exist.
 */
export async function signIn(
  { store, clock, guesses, limit }: { store: Store; clock: Clock; guesses: Guesses; limit: VisitorLimit },
  { email, password }: Credentials,
  { request, signal }: { request: FastifyRequest; signal: AbortSignal },
): Promise<SignedIn> {
  const account = await findAccount(store.read, email);
  const device = readDevice(request.headers.cookie, account, clock.now());
  if (device === undefined) await limit(request);
  const subject: GuessSubject =
    device === undefined ? { kind: 'account', key: emailKeyOf(email) } : { kind: 'device', key: device };
  await guesses.requireNoWait(subject);
  const isRight = await verifyPassword(account?.passwordHash, password, {
    signal,
    known: device !== undefined,
    begin: () => guesses.count(subject),
  });
  if (account === undefined || !isRight) throw new HttpError(401, refusals.invalidCredentials());
  const token = await store.write(async (writer) => {
    await guesses.forgive(writer, subject);
    return beginSession(writer, account.id, { clock, origin: sessionOriginOf(request) });
  });
  return { account, token };
}
