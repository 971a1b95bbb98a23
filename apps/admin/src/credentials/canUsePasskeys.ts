import { hasAdditions } from '../api.ts';

/** Whether this browser and the API know passkeys. Browsers have them on https and on localhost alone. */
export const canUsePasskeys = (): boolean => hasAdditions && typeof PublicKeyCredential === 'function';
