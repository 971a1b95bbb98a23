import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import type { AddedPasskey, PasskeyProof } from '@vitrin/contract/accounts/passkey';
import { ourClient } from '../api.ts';

/** Why there is no passkey: the person did not want it, or has one there already. */
export type NoPasskey = 'unused' | 'known';

/**
 * Lets the browser sign a challenge of the API; undefined where the person did not want it, or has nothing to sign it with.
 * Rejects with an ApiError where the API refuses.
 */
export async function signByPasskey(): Promise<PasskeyProof | undefined> {
  const optionsJSON = await ourClient.auth.beginPasskeySignIn();
  return startAuthentication({ optionsJSON }).catch(() => undefined);
}

/** Makes a passkey and hands it to the API. Rejects with an ApiError where that refuses. */
export async function makePasskey(name: string, currentPassword: string): Promise<AddedPasskey | NoPasskey> {
  const optionsJSON = await ourClient.auth.beginPasskey({ body: { currentPassword } });
  const made = await startRegistration({ optionsJSON }).catch((error: unknown) =>
    error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
      ? 'known'
      : 'unused',
  );
  return typeof made === 'string' ? made : ourClient.auth.addPasskey({ body: { name, credential: made } });
}
