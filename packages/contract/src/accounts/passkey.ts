import { z } from 'zod';
import { id, timestamp } from '../id.ts';
import { limits } from '../limits.ts';
import { refusals } from '../errors/refusals.ts';
import { exactText, filled, text } from '../text/text.ts';

/** Bytes as browsers write them: base64url without padding. */
const bytesText = (characters: number) => exactText(characters).regex(/^[A-Za-z0-9_-]+$/);

/** A passkey of whoever asks, as its owner sees it. */
export const passkey = z
  .object({
    id,
    /** What its owner calls it. */
    name: z.string(),
    /** The host that it was made for; browsers offer it nowhere else. */
    site: z.string(),
    createdAt: timestamp,
    lastUsedAt: timestamp.nullable(),
  })
  .meta({ id: 'Passkey' });
export type Passkey = z.infer<typeof passkey>;

const publicKey = z.literal('public-key');

/** What a browser is to make a passkey by: `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
export const passkeyOffer = z
  .object({
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(z.object({ type: publicKey, alg: z.int() })),
    timeout: z.int(),
    /** Those that the person has already. */
    excludeCredentials: z.array(z.object({ type: publicKey, id: z.string() })),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
    attestation: z.literal('none'),
  })
  .meta({ id: 'PasskeyOffer' });
export type PasskeyOffer = z.infer<typeof passkeyOffer>;

/** What a browser is to sign in by: `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
export const passkeyRequest = z
  .object({
    rpId: z.string(),
    challenge: z.string(),
    timeout: z.int(),
    userVerification: z.literal('required'),
  })
  .meta({ id: 'PasskeyRequest' });
export type PasskeyRequest = z.infer<typeof passkeyRequest>;

/** An id has 1023 bytes at most. */
const credentialId = bytesText(1_364);
/** Type, challenge and origin: a few hundred characters. */
const clientDataJSON = bytesText(2_000);

/** A new passkey: its name, and what the browser made (`RegistrationResponseJSON`; more of it is left out). */
export const passkeyDraft = z
  .object({
    name: filled(text(limits.passkeyNameCharacters), refusals.nameMissing()),
    credential: z.object({
      id: credentialId,
      response: z.object({ clientDataJSON, attestationObject: bytesText(20_000) }),
    }),
  })
  .meta({ id: 'PasskeyDraft' });
export type PasskeyDraft = z.infer<typeof passkeyDraft>;

/** A passkey that was added; recovery codes, told once, where there were none. */
export const addedPasskey = passkey
  .extend({ recoveryCodes: z.array(z.string()) })
  .meta({ id: 'AddedPasskey' });
export type AddedPasskey = z.infer<typeof addedPasskey>;

/** A passkey's signature under a challenge (`AuthenticationResponseJSON`; more of it is left out). */
export const passkeyProof = z
  .object({
    id: credentialId,
    response: z.object({
      clientDataJSON,
      authenticatorData: bytesText(2_000),
      /** That of the longest usual key, RSA of 4096 bits, has 684. */
      signature: bytesText(2_000),
      /** Whose it is, as the passkey remembers it. */
      userHandle: bytesText(100).optional(),
    }),
  })
  .meta({ id: 'PasskeyProof' });
export type PasskeyProof = z.infer<typeof passkeyProof>;
