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

/** An account as owners see it. */
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
    /** Whether signing in requires more than a password. */
    secondFactor: z.boolean(),
    /** The address of their picture, a small square; absent if there is none. */
    picture: fileAddress().optional(),
  })
  .meta({ id: 'Account' });
export type Account = z.infer<typeof account>;

/** Another role for an account. */
export const roleChange = z.object({ role }).meta({ id: 'RoleChange' });

/** An invitation by an owner: the address and the role. */
export const invitationDraft = z.object({ email: accountEmail, role }).meta({ id: 'InvitationDraft' });
export type InvitationDraft = z.infer<typeof invitationDraft>;

/** A pending invitation. */
export const invitation = z
  .object({
    id,
    email: z.string(),
    role,
    /** The name of its sender. */
    invitedBy: z.string(),
    createdAt: timestamp,
    expiresAt: timestamp,
  })
  .meta({ id: 'Invitation' });
export type Invitation = z.infer<typeof invitation>;

/** The same with its token, which is returned only once. */
export const newInvitation = invitation.extend({ token: z.string().min(1) }).meta({ id: 'NewInvitation' });
export type NewInvitation = z.infer<typeof newInvitation>;

const token = exactText(100).min(1);

/** The token of an invitation. */
export const invitationKey = z.object({ token }).meta({ id: 'InvitationKey' });

/** What the holder of its token can see of an invitation. */
export const openedInvitation = invitation
  .pick({ email: true, role: true, invitedBy: true, expiresAt: true })
  .meta({ id: 'OpenedInvitation' });
export type OpenedInvitation = z.infer<typeof openedInvitation>;

/** What an invited person chooses. */
export const invitationAnswer = z
  .object({ token, name, surname: line.default(''), password: newPassword })
  .meta({ id: 'InvitationAnswer' });
export type InvitationAnswer = z.infer<typeof invitationAnswer>;

/** One's own name and address; an absent address stays as it is. Changing it requires the password. */
export const profileChange = z
  .object({
    name,
    surname: line.default(''),
    email: accountEmail.optional(),
    currentPassword: exactText(limits.passwordCharacters).optional(),
  })
  .meta({ id: 'ProfileChange' });
export type ProfileChange = z.infer<typeof profileChange>;

/** One of the caller's own sessions, described by its browser. */
export const deviceSession = z
  .object({
    id,
    /** For example "Chrome" and "Windows"; empty if unknown. */
    browser: z.string(),
    system: z.string(),
    /** The address it was last used from; empty if unknown. */
    address: z.string(),
    createdAt: timestamp,
    lastUsedAt: timestamp,
    /** The session of this request. */
    current: z.boolean(),
  })
  .meta({ id: 'DeviceSession' });
export type DeviceSession = z.infer<typeof deviceSession>;
