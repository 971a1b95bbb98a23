import { client } from '../api.ts';

/** Whether this browser and the API know passkeys. Browsers have them on https and on localhost alone. */
export const canUsePasskeys = (): boolean =>
  client.auth.passkeySignIn !== undefined && typeof PublicKeyCredential === 'function';
