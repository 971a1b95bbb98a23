import { createHash } from 'node:crypto';

/**
 * Under what a secret that a client holds is stored (a token, a link, a ticket, a challenge): whoever reads the store can
 * use none of them. They are random and long, so that no salt or slow hash is needed.
 */
export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
