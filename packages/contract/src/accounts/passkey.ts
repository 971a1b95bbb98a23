import { z } from 'zod';
import { id, timestamp } from '../id.ts';
import { limits } from '../limits.ts';
import { refusals } from '../errors/refusals.ts';
import { exactText, filled, text } from '../text/text.ts';

/** Bytes as browsers write them: base64url without padding. */
const bytesText = (characters: number) => exactText(characters).regex(/^[A-Za-z0-9_-]+$/);

/** A passkey of the caller. */
export const passkey = z
  .object({
    id,
    /** The name given by its owner. */
    name: z.string(),
    /** The host that it was made for; browsers do not offer it anywhere else. */
    site: z.string(),
    createdAt: timestamp,
    lastUsedAt: timestamp.nullable(),
  })
  .meta({ id: 'Passkey' });
export type Passkey = z.infer<typeof passkey>;

const publicKey = z.literal('public-key');

/** The options for creating a passkey: `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
export const passkeyOffer = z
  .object({
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(z.object({ type: publicKey, alg: z.int() })),
    timeout: z.int(),
    /** The person's existing passkeys. */
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

/** The options for signing in: `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
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

/** A new passkey: its name, and the browser's result (`RegistrationResponseJSON`; other fields are dropped). */
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

/** An added passkey; with recovery codes, returned only once, if there were none. */
export const addedPasskey = passkey
  .extend({ recoveryCodes: z.array(z.string()) })
  .meta({ id: 'AddedPasskey' });
export type AddedPasskey = z.infer<typeof addedPasskey>;

/** A passkey's signature of a challenge (`AuthenticationResponseJSON`; other fields are dropped). */
export const passkeyProof = z
  .object({
    id: credentialId,
    response: z.object({
      clientDataJSON,
      authenticatorData: bytesText(2_000),
      /** The longest common key, RSA with 4096 bits, gives 684. */
      signature: bytesText(2_000),
      /** The account that the passkey was made for, as stored in it. */
      userHandle: bytesText(100).optional(),
    }),
  })
  .meta({ id: 'PasskeyProof' });
export type PasskeyProof = z.infer<typeof passkeyProof>;
