import { z } from 'zod';
import { timestamp } from '../id.ts';
import { limits } from '../limits.ts';
import { passkey } from './passkey.ts';
import { refusals } from '../errors/refusals.ts';
import { exactText, filled } from '../text/text.ts';

/** The second factors of the signed-in person. */
export const secondFactor = z
  .object({
    /** When codes from an app were turned on; null without an app. */
    since: timestamp.nullable(),
    /** The number of unused recovery codes. */
    recoveryCodes: z.int().min(0),
    passkeys: z.array(passkey),
    /** The host that passkeys can be added for; empty if the server does not know its own address. */
    passkeySite: z.string(),
  })
  .meta({ id: 'SecondFactor' });
export type SecondFactor = z.infer<typeof secondFactor>;

/** The signed-in person's password, for actions that need more than a session. */
export const passwordProof = z
  .object({
    currentPassword: exactText(limits.passwordCharacters).min(1, refusals.currentPasswordMissing()),
  })
  .meta({ id: 'PasswordProof' });

/** What an app needs to generate codes; returned only once, and active as soon as a code was confirmed. */
export const codeSecret = z
  .object({
    /** As text, for typing it. */
    secret: z.string(),
    /** The same as an address for a QR code. */
    address: z.string(),
  })
  .meta({ id: 'CodeSecret' });
export type CodeSecret = z.infer<typeof codeSecret>;

/** A typed code: six digits of an app, or a recovery code; spaces and hyphens are ignored. */
const typedCode = filled(exactText(limits.codeCharacters), refusals.codeMissing());

/** A code that proves that the app has the secret. */
export const codeProof = z.object({ code: typedCode }).meta({ id: 'CodeProof' });

/** Single-use codes for signing in without the app; returned only once. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) }).meta({ id: 'RecoveryCodes' });
export type RecoveryCodes = z.infer<typeof recoveryCodes>;

/** The second factors that complete a sign-in, besides a recovery code. */
export const signInWays = ['app', 'passkey'] as const;
export type SignInWay = (typeof signInWays)[number];

/** The 401 of a sign-in whose password was right, if a second factor is required. */
export const signInChallenge = z.object({
  challenge: z.string().min(1),
  ways: z.array(z.enum(signInWays)).default(['app']),
});
export type SignInChallenge = z.infer<typeof signInChallenge>;

/** The second step of a sign-in. */
export const secondStep = z
  .object({ challenge: exactText(100).min(1), code: typedCode })
  .meta({ id: 'SecondStep' });
export type SecondStep = z.infer<typeof secondStep>;
