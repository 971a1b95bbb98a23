import { z } from 'zod';
import { timestamp } from '../id.ts';
import { limits } from '../limits.ts';
import { passkey } from './passkey.ts';
import { refusals } from '../errors/refusals.ts';
import { exactText, filled } from '../text/text.ts';

/** Whether the signed-in person proves at a sign-in, besides the password, that they have something. */
export const secondFactor = z
  .object({
    /** When the codes of an app were switched on; null where there is no app. */
    since: timestamp.nullable(),
    /** Recovery codes that were not used yet. */
    recoveryCodes: z.int().min(0),
    passkeys: z.array(passkey),
    /** The host that passkeys can be added for; empty where the server knows no address of its own. */
    passkeySite: z.string(),
  })
  .meta({ id: 'SecondFactor' });
export type SecondFactor = z.infer<typeof secondFactor>;

/** The password of whoever is signed in, for what a session alone is not enough for. */
export const passwordProof = z
  .object({
    currentPassword: exactText(limits.passwordCharacters).min(1, refusals.currentPasswordMissing()),
  })
  .meta({ id: 'PasswordProof' });

/** What an app needs to make codes; it is told once, and counts as soon as a code of it was sent. */
export const codeSecret = z
  .object({
    /** In letters, for whoever types it. */
    secret: z.string(),
    /** The same as an address that apps read from a picture. */
    address: z.string(),
  })
  .meta({ id: 'CodeSecret' });
export type CodeSecret = z.infer<typeof codeSecret>;

/** A code as it is typed: six digits of an app, or a recovery code; spaces and hyphens count for nothing. */
const typedCode = filled(exactText(limits.codeCharacters), refusals.codeMissing());

/** A code that shows that the app has the secret. */
export const codeProof = z.object({ code: typedCode }).meta({ id: 'CodeProof' });

/** Codes that sign in where the app is lost, each of them once; they are told once. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) }).meta({ id: 'RecoveryCodes' });
export type RecoveryCodes = z.infer<typeof recoveryCodes>;

/** What ends a sign-in whose password was right, besides a recovery code. */
export const signInWays = ['app', 'passkey'] as const;
export type SignInWay = (typeof signInWays)[number];

/** What the 401 of a sign-in tells whose password was right, where more is asked for. */
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
