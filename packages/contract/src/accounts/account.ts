import { z } from 'zod';
import { line, requiredLine } from '../fields.ts';
import { id, timestamp } from '../id.ts';
import { fileAddress } from '../files/image.ts';
import { limits } from '../limits.ts';
import { refusals } from '../errors/refusals.ts';
import { roles } from './role.ts';
import { accountEmail, newPassword } from './session.ts';
import { exactText } from '../text/text.ts';

const role = z.enum(roles);
const name = requiredLine(refusals.nameMissing());

/** Somebody who may sign in, as owners see them. */
export const account = z
  .object({
    id,
    name: z.string(),
    surname: z.string(),
    fullName: z.string(),
    email: z.string(),
    role,
    createdAt: timestamp,
    lastUsedAt: timestamp.nullable(),
    /** Whether their sign-in asks for more than a password. */
    secondFactor: z.boolean(),
    /** The address of their picture, a small square; absent where there is none. */
    picture: fileAddress().optional(),
  })
  .meta({ id: 'Account' });
export type Account = z.infer<typeof account>;

/** Another role for an account. */
export const roleChange = z.object({ role }).meta({ id: 'RoleChange' });

/** Whom an owner invites, and as what. */
export const invitationDraft = z.object({ email: accountEmail, role }).meta({ id: 'InvitationDraft' });
export type InvitationDraft = z.infer<typeof invitationDraft>;

/** An invitation that waits for an answer. */
export const invitation = z
  .object({
    id,
    email: z.string(),
    role,
    /** The name of who sent it. */
    invitedBy: z.string(),
    createdAt: timestamp,
    expiresAt: timestamp,
  })
  .meta({ id: 'Invitation' });
export type Invitation = z.infer<typeof invitation>;

/** The same with its token, which is told once. */
export const newInvitation = invitation.extend({ token: z.string().min(1) }).meta({ id: 'NewInvitation' });
export type NewInvitation = z.infer<typeof newInvitation>;

const token = exactText(100).min(1);

/** The token of an invitation. */
export const invitationKey = z.object({ token }).meta({ id: 'InvitationKey' });

/** What whoever has its token is told of an invitation. */
export const openedInvitation = invitation
  .pick({ email: true, role: true, invitedBy: true, expiresAt: true })
  .meta({ id: 'OpenedInvitation' });
export type OpenedInvitation = z.infer<typeof openedInvitation>;

/** What an invited person chooses. */
export const invitationAnswer = z
  .object({ token, name, surname: line.default(''), password: newPassword })
  .meta({ id: 'InvitationAnswer' });
export type InvitationAnswer = z.infer<typeof invitationAnswer>;

/** One's own name and address. Another address needs the password. */
export const profileChange = z
  .object({
    name,
    surname: line.default(''),
    email: accountEmail,
    currentPassword: exactText(limits.passwordCharacters).optional(),
  })
  .meta({ id: 'ProfileChange' });
export type ProfileChange = z.infer<typeof profileChange>;

/** A session of one's own, by the browser that it is of. */
export const deviceSession = z
  .object({
    id,
    /** Such as "Chrome" and "Windows"; empty where the browser does not tell. */
    browser: z.string(),
    system: z.string(),
    /** Where it was used last from; empty where that is not known. */
    address: z.string(),
    createdAt: timestamp,
    lastUsedAt: timestamp,
    /** The one that asks. */
    current: z.boolean(),
  })
  .meta({ id: 'DeviceSession' });
export type DeviceSession = z.infer<typeof deviceSession>;
