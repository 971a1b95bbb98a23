import { randomBytes } from 'node:crypto';
import type {
  Invitation,
  InvitationAnswer,
  InvitationDraft,
  NewInvitation,
  OpenedInvitation,
} from '@vitrin/contract/accounts/account';
import { limits } from '@vitrin/contract/limits';
import { refusals } from '@vitrin/contract/errors/refusals';
import { noteActivity } from '../activity/noteActivity.ts';
import type { Clock } from '../clock.ts';
import { HttpError, notFound } from '../http/httpErrors.ts';
import { newId } from '../newId.ts';
import { isUniqueViolation } from '../store/databaseErrors.ts';
import type { Reader, Store } from '../store/openStore.ts';
import type { InvitationRow } from '../store/schema.ts';
import { addAccount, emailKeyOf, findAccount, whoOf } from './accounts.ts';
import { type Asker, beginFirstSession } from './accountWrites.ts';
import { addressTaken } from './addressTaken.ts';
import { hashPassword } from './passwords/passwords.ts';
import { roleOfRow } from './permissions.ts';
import { secretHash } from './secretHash.ts';
import type { Viewer } from './sessions.ts';
import type { SignedIn } from './signIn/signIn.ts';
import { refuseWeak } from './passwords/weakPasswordOf.ts';

type Tools = { store: Store; clock: Clock };

const validMs = limits.invitationDays * 24 * 60 * 60 * 1_000;

const hashOf = (token: string): string => secretHash(`invitation ${token}`);

const gone = (): HttpError => new HttpError(404, refusals.invitationGone());

const invitationOf = (row: Omit<InvitationRow, 'tokenHash' | 'emailKey' | 'userId'>): Invitation => ({
  id: row.id,
  email: row.email,
  role: roleOfRow(row),
  invitedBy: row.invitedBy,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
});

/** The pending invitations, newest first. */
export async function listInvitations({ store, clock }: Tools): Promise<Invitation[]> {
  const rows = await store.read
    .selectFrom('invitation')
    .selectAll()
    .where('expiresAt', '>', clock.now())
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(invitationOf);
}

/**
 * Invites an address, replacing an earlier invitation of it, and returns the token, which is not stored. Clears expired
 * invitations. Throws 409 if the address already has an account, or if too many invitations are pending.
 */
export function invite(
  { store, clock }: Tools,
  { email, role }: InvitationDraft,
  { user }: Viewer,
): Promise<NewInvitation> {
  const token = randomBytes(32).toString('base64url');
  const now = clock.now();
  const row = {
    id: newId(now.getTime()),
    email,
    role,
    invitedBy: user.fullName,
    createdAt: now,
    expiresAt: new Date(now.getTime() + validMs),
  };
  // Exclusive, so that concurrent calls can neither invite one address twice nor exceed the limit.
  return store.writeAlone(async (writer) => {
    if ((await findAccount(writer, email)) !== undefined) throw addressTaken();
    const emailKey = emailKeyOf(email);
    await writer
      .deleteFrom('invitation')
      .where((is) => is.or([is('expiresAt', '<=', now), is('emailKey', '=', emailKey)]))
      .execute();
    const waiting = await writer.selectFrom('invitation').select('id').execute();
    if (waiting.length >= limits.openInvitations) {
      throw new HttpError(409, refusals.tooManyInvitations(limits.openInvitations));
    }
    await writer
      .insertInto('invitation')
      .values({ ...row, emailKey, userId: user.id, tokenHash: hashOf(token) })
      .execute();
    await noteActivity(writer, { act: 'userInvited', subject: role, title: email, now });
    return { ...invitationOf(row), token };
  });
}

/** Revokes an invitation. Throws 404. */
export const takeBack = ({ store, clock }: Tools, id: string): Promise<void> =>
  store.write(async (writer) => {
    const taken = await writer
      .deleteFrom('invitation')
      .where('id', '=', id)
      .returning('email')
      .executeTakeFirst();
    if (taken === undefined) throw notFound('Invitation');
    await noteActivity(writer, { act: 'invitationTakenBack', title: taken.email, now: clock.now() });
  });

/** What the holder of its token can see of an invitation. Throws 404. */
export async function openInvitation({ store, clock }: Tools, token: string): Promise<OpenedInvitation> {
  const { email, role, invitedBy, expiresAt } = invitationOf(await requireOpen(store.read, token, clock));
  return { email, role, invitedBy, expiresAt };
}

async function requireOpen(reader: Reader, token: string, clock: Clock): Promise<InvitationRow> {
  const row = await reader
    .selectFrom('invitation')
    .selectAll()
    .where('tokenHash', '=', hashOf(token))
    .where('expiresAt', '>', clock.now())
    .executeTakeFirst();
  if (row === undefined) throw gone();
  return row;
}

/**
 * Creates the account of an invitation and signs the person in; the invitation ends. Throws 404 if it is no longer
 * valid, 400 if the password is easy to guess, and 409 if the address has an account by now.
 */
export async function acceptInvitation(
  { store, clock }: Tools,
  { token, password, name, surname }: InvitationAnswer,
  { signal, origin }: Omit<Asker<null>, 'viewer'>,
): Promise<SignedIn> {
  const { id, email } = await requireOpen(store.read, token, clock);
  await refuseWeak(store, 'password', password, { name, surname, email });
  const passwordHash = await hashPassword(password, { signal });
  try {
    return await store.writeAlone(async (writer) => {
      // It may have been taken back meanwhile; of two who use it at once, the second finds nothing.
      const invitation = await writer
        .deleteFrom('invitation')
        .where('id', '=', id)
        .where('expiresAt', '>', clock.now())
        .returning('role')
        .executeTakeFirst();
      if (invitation === undefined) throw gone();
      const person = { name, surname, email, passwordHash, role: roleOfRow(invitation) };
      await addAccount(writer, person, clock);
      const signedIn = await beginFirstSession(writer, email, { clock, origin });
      const who = whoOf(signedIn.account);
      await noteActivity(writer, { act: 'userJoined', subject: person.role, who, now: clock.now() });
      return signedIn;
    });
  } catch (error) {
    throw isUniqueViolation(error) ? addressTaken() : error;
  }
}
