import { client } from '../api.ts';

/** Whether this browser and the API support passkeys. Browsers only do so on https and localhost. */
export const canUsePasskeys = (): boolean =>
  client.auth.passkeySignIn !== undefined && typeof PublicKeyCredential === 'function';
