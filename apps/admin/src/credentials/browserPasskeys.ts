import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import type { AddedPasskey, PasskeyProof } from '@vitrin/contract/accounts/passkey';
import { ourClient } from '../api.ts';

/** Why there is no passkey: the person declined, or has one on this device already. */
export type NoPasskey = 'unused' | 'known';

/**
 * Lets the browser sign a challenge of the API; undefined if the person declined, or has no passkey for it. Rejects
 * with an ApiError if the API refuses.
 */
export async function signByPasskey(): Promise<PasskeyProof | undefined> {
  const optionsJSON = await ourClient.auth.beginPasskeySignIn();
  return startAuthentication({ optionsJSON }).catch(() => undefined);
}

/** Creates a passkey and registers it with the API. Rejects with an ApiError if that refuses. */
export async function makePasskey(name: string, currentPassword: string): Promise<AddedPasskey | NoPasskey> {
  const optionsJSON = await ourClient.auth.beginPasskey({ body: { currentPassword } });
  const made = await startRegistration({ optionsJSON }).catch((error: unknown) =>
    error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
      ? 'known'
      : 'unused',
  );
  return typeof made === 'string' ? made : ourClient.auth.addPasskey({ body: { name, credential: made } });
}
