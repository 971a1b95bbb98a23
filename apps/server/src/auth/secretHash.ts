import { createHash } from 'node:crypto';

/**
 * The form in which a client's secret (a token, a link, a ticket, a challenge) is stored, so that nobody who reads the
 * store can use it. Secrets are random and long, so they need no salt and no slow hash.
 */
export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
