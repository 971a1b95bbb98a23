import { session } from '../api.ts';

/**
 * The e-mail address that was typed for signing in or for a forgotten password, so that the other page does not ask for
 * it again; forgotten as soon as somebody signs in.
 */
let typed: string | undefined;
session.subscribe(({ type }) => {
  if (type === 'signed-in') typed = undefined;
});

export const typedEmail = (): string | undefined => typed;

export function keepTypedEmail(email: string): void {
  typed = email;
}
