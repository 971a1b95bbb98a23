import { randomBytes } from 'node:crypto';
import { limits } from '@vitrin/contract/limits';
import type {
  AddedPasskey,
  Passkey,
  PasskeyDraft,
  PasskeyOffer,
  PasskeyProof,
  PasskeyRequest,
} from '@vitrin/contract/accounts/passkey';
import { refusals } from '@vitrin/contract/errors/refusals';
import type { SecondFactor } from '@vitrin/contract/accounts/secondFactor';
import { fullNameOf } from '@vitrin/contract/accounts/session';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { noteActivity } from '../../activity/noteActivity.ts';
import type { Clock } from '../../clock.ts';
import { HttpError, invalidFields, notFound } from '../../http/httpErrors.ts';
import { newId } from '../../newId.ts';
import { readSiteInfo } from '../../siteInfo/siteInfoQueries.ts';
import { isUniqueViolation } from '../../store/databaseErrors.ts';
import type { Reader, Store, Writer } from '../../store/openStore.ts';
import type { PasskeyRow } from '../../store/schema.ts';
import { findAccountById, whoOf } from '../accounts.ts';
import { secretHash } from '../secretHash.ts';
import { sessionOriginOf } from './device.ts';
import type { PasskeySite } from './passkeySite.ts';
import { codesSince, forgetWhereLast, recoveryCodesLeft, writeRecoveryCodes } from './secondFactor.ts';
import { beginSession, type Viewer } from '../sessions.ts';
import { noteRefusal, type SignedIn } from './signIn.ts';

const webauthn = () => import('./webauthn.ts');

/** EdDSA, ES256 and RS256: every authenticator supports one of these. */
const algorithms = [-8, -7, -257];

/** The PIN, finger or face takes the place of the password, so a passkey alone is enough. */
const requireUserVerification = true;

type Tools = { store: Store; clock: Clock };

const passkeyOf = ({ id, name, site, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  id,
  name,
  site,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

const ownPasskeys = (reader: Reader, userId: string): Promise<PasskeyRow[]> =>
  reader
    .selectFrom('passkey')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

/** The state of a person's own second factor, never the secret itself. */
export async function readSecondFactor(
  reader: Reader,
  { user }: Viewer,
  site: PasskeySite | undefined,
): Promise<SecondFactor> {
  const since = await codesSince(reader, user.id);
  const passkeys = await ownPasskeys(reader, user.id);
  return {
    since: since?.toISOString() ?? null,
    recoveryCodes: await recoveryCodesLeft(reader, user.id),
    passkeys: passkeys.map(passkeyOf),
    passkeySite: site?.id ?? '',
  };
}

/** Creates a challenge; one for sign-in belongs to nobody. Beyond the limit the oldest are removed. */
async function makeChallenge(writer: Writer, userId: string | null, clock: Clock): Promise<Buffer> {
  const now = clock.now();
  const challenge = randomBytes(32);
  const most = userId === null ? limits.strangersPasskeyChallenges : limits.passkeyChallenges;
  await writer.deleteFrom('passkeyChallenge').where('expiresAt', '<=', now).execute();
  const surplus = await writer
    .selectFrom('passkeyChallenge')
    .select('challengeHash')
    .where('userId', userId === null ? 'is' : '=', userId)
    .orderBy('createdAt', 'desc')
    .offset(most - 1)
    .limit(limits.passkeyChallenges)
    .execute();
  for (const { challengeHash } of surplus) {
    await writer.deleteFrom('passkeyChallenge').where('challengeHash', '=', challengeHash).execute();
  }
  await writer
    .insertInto('passkeyChallenge')
    .values({
      challengeHash: secretHash(challenge.toString('base64url')),
      userId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + limits.passkeyChallengeMs),
    })
    .execute();
  return challenge;
}

const clientData = z.object({ challenge: z.string() });

/** The challenge that the browser's client data names; undefined if it cannot be parsed. */
function challengeIn(clientDataJSON: string): string | undefined {
  try {
    return clientData.safeParse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))).data
      ?.challenge;
  } catch {
    return undefined;
  }
}

/** Consumes a challenge before anything signed with it is checked, so that of two concurrent calls one wins. */
async function spendChallenge(
  { store, clock }: Tools,
  clientDataJSON: string,
  userId: string | null,
): Promise<string | undefined> {
  const challenge = challengeIn(clientDataJSON);
  if (challenge === undefined) return undefined;
  const { numDeletedRows } = await store.write((writer) =>
    writer
      .deleteFrom('passkeyChallenge')
      .where('challengeHash', '=', secretHash(challenge))
      .where('userId', userId === null ? 'is' : '=', userId)
      .where('expiresAt', '>', clock.now())
      .executeTakeFirst(),
  );
  return numDeletedRows > 0n ? challenge : undefined;
}

function requireSite(site: PasskeySite | undefined): PasskeySite {
  if (site === undefined) throw new HttpError(409, refusals.passkeysNowhere());
  return site;
}

const tooMany = (): HttpError => new HttpError(409, refusals.tooManyPasskeys(limits.passkeys));

/**
 * The options for creating a passkey for the viewer. Throws 409 if the site has no address for it, or if they have too
 * many.
 */
export async function beginPasskey(
  { store, clock }: Tools,
  { user }: Viewer,
  given: PasskeySite | undefined,
): Promise<PasskeyOffer> {
  const { id } = requireSite(given);
  const { companyName } = await readSiteInfo(store.read);
  const own = await ownPasskeys(store.read, user.id);
  if (own.length >= limits.passkeys) throw tooMany();
  const challenge = await store.write((writer) => makeChallenge(writer, user.id, clock));
  return {
    rp: { id, name: companyName === '' ? id : companyName },
    user: {
      id: Buffer.from(user.id).toString('base64url'),
      name: user.email,
      displayName: fullNameOf(user),
    },
    challenge: challenge.toString('base64url'),
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: limits.passkeyChallengeMs,
    excludeCredentials: own
      .filter(({ site }) => site === id)
      .map(({ credentialId }) => ({ type: 'public-key', id: credentialId })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  };
}

/**
 * Whether a statement about a new passkey rests on certificates. None was requested, and browsers remove it; whoever
 * sends one could make the library fetch any address that a certificate of their own names. What remains is signed with
 * the new key itself at most. One that cannot be read counts as certified.
 */
async function isCertified({ attestationObject }: PasskeyDraft['credential']['response']): Promise<boolean> {
  const { decodeAttestationObject, isoBase64URL } = await webauthn();
  try {
    const statement = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
    const format = statement.get('fmt');
    return format !== 'none' && (format !== 'packed' || statement.get('attStmt').get('x5c') !== undefined);
  } catch {
    return true;
  }
}

const wrongPasskey = (): HttpError => invalidFields({ credential: refusals.passkeyWrong() });

/**
 * Stores a passkey for the viewer. Throws 400 if it does not match the options, and 409 if it is already known or the
 * limit is reached.
 */
export async function addPasskey(
  tools: Tools,
  { name, credential }: PasskeyDraft,
  { user, site: given }: { user: Viewer['user']; site: PasskeySite | undefined },
): Promise<AddedPasskey> {
  const site = requireSite(given);
  const { id, response } = credential;
  const expectedChallenge = await spendChallenge(tools, response.clientDataJSON, user.id);
  if (expectedChallenge === undefined) throw wrongPasskey();
  if (await isCertified(response)) throw wrongPasskey();
  const { verifyRegistrationResponse } = await webauthn();
  const verified = await verifyRegistrationResponse({
    response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => undefined);
  if (verified?.verified !== true) throw wrongPasskey();
  const { credential: made } = verified.registrationInfo;
  const now = tools.clock.now();
  const row: PasskeyRow = {
    id: newId(now.getTime()),
    credentialId: made.id,
    userId: user.id,
    name,
    publicKey: Buffer.from(made.publicKey).toString('base64url'),
    counter: made.counter,
    site: site.id,
    createdAt: now,
    lastUsedAt: null,
  };
  try {
    return await tools.store.writeAlone(async (writer) => {
      if ((await ownPasskeys(writer, user.id)).length >= limits.passkeys) throw tooMany();
      await writer.insertInto('passkey').values(row).execute();
      await noteActivity(writer, { act: 'passkeyAdded', title: name, now });
      const codes =
        (await recoveryCodesLeft(writer, user.id)) > 0
          ? { recoveryCodes: [] }
          : await writeRecoveryCodes(writer, user.id);
      return { ...passkeyOf(row), ...codes };
    });
  } catch (error) {
    throw isUniqueViolation(error) ? new HttpError(409, refusals.passkeyTaken()) : error;
  }
}

/** Throws 404 if the viewer has no such passkey. */
export async function requirePasskey(reader: Reader, id: string, { user }: Viewer): Promise<void> {
  const own = await ownPasskeys(reader, user.id);
  if (!own.some((passkey) => passkey.id === id)) throw notFound('Passkey');
}

/** Removes one of the viewer's passkeys. Throws 404. */
export const removePasskey = ({ store, clock }: Tools, id: string, { user }: Viewer): Promise<void> =>
  store.write(async (writer) => {
    const removed = await writer
      .deleteFrom('passkey')
      .where('id', '=', id)
      .where('userId', '=', user.id)
      .returning('name')
      .executeTakeFirst();
    if (removed === undefined) throw notFound('Passkey');
    await forgetWhereLast(writer, user.id);
    await noteActivity(writer, { act: 'passkeyRemoved', title: removed.name, now: clock.now() });
  });

/** The options for signing in with a passkey. Throws 409 if the site has no address for it. */
export async function beginPasskeySignIn(
  { store, clock }: Tools,
  given: PasskeySite | undefined,
): Promise<PasskeyRequest> {
  const { id: rpId } = requireSite(given);
  const challenge = await store.write((writer) => makeChallenge(writer, null, clock));
  return {
    rpId,
    challenge: challenge.toString('base64url'),
    timeout: limits.passkeyChallengeMs,
    userVerification: 'required',
  };
}

/**
 * Signs in with a passkey. Throws 401 if its challenge is unknown, used or expired, if nobody has the passkey, or if
 * its signature is wrong. A passkey whose signature counter did not increase was copied, and cannot sign in.
 */
export async function signInByPasskey(
  tools: Tools,
  { id, response }: PasskeyProof,
  { request, site }: { request: FastifyRequest; site: PasskeySite | undefined },
): Promise<SignedIn> {
  const { store, clock } = tools;
  const expectedChallenge = await spendChallenge(tools, response.clientDataJSON, null);
  if (expectedChallenge === undefined || site === undefined)
    throw new HttpError(401, refusals.signInTooOld());
  const passkey = await store.read
    .selectFrom('passkey')
    .selectAll()
    .where('credentialId', '=', id)
    .executeTakeFirst();
  const account = passkey && (await findAccountById(store.read, passkey.userId));
  if (passkey === undefined || account === undefined) {
    await noteRefusal(tools, undefined);
    throw new HttpError(401, refusals.passkeyUnknown());
  }
  const refused = async (): Promise<HttpError> => {
    await noteRefusal(tools, account);
    return new HttpError(401, refusals.passkeyWrong());
  };
  const owner = Buffer.from(account.id).toString('base64url');
  if (passkey.site !== site.id || (response.userHandle ?? owner) !== owner) throw await refused();
  const { verifyAuthenticationResponse } = await webauthn();
  const { userHandle, ...signed } = response;
  const verified = await verifyAuthenticationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      response: userHandle === undefined ? signed : { ...signed, userHandle },
      clientExtensionResults: {},
    },
    expectedChallenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification,
    // The counter is checked below, by the statement that raises it.
    credential: {
      id,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: 0,
    },
  }).catch(() => undefined);
  if (verified?.verified !== true) throw await refused();
  const { newCounter } = verified.authenticationInfo;
  const signedIn = await store.write(async (writer) => {
    const now = clock.now();
    const { numUpdatedRows } = await writer
      .updateTable('passkey')
      .set({ counter: newCounter, lastUsedAt: now })
      .where('id', '=', passkey.id)
      // Passkeys synced between devices do not count, and report 0 each time.
      .where((is) => is.or([is('counter', '<', newCounter), is('counter', '=', newCounter === 0 ? 0 : -1)]))
      .executeTakeFirst();
    if (numUpdatedRows === 0n) {
      await noteActivity(writer, { act: 'passkeyCopied', title: passkey.name, who: whoOf(account), now });
      return undefined;
    }
    await noteActivity(writer, { act: 'signedIn', who: whoOf(account), now });
    return {
      account,
      token: await beginSession(writer, account.id, { clock, origin: sessionOriginOf(request) }),
    };
  });
  if (signedIn === undefined) throw new HttpError(401, refusals.passkeyWrong());
  return signedIn;
}
