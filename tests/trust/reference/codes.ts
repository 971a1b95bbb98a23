import { codeSecret, recoveryCodes, signInChallenge } from '@vitrin/contract/accounts/secondFactor';
import { Secret, TOTP } from 'otpauth';
import { testAdmin } from '../../../apps/server/src/testing/testApp.ts';
import type { AdminCaller } from './existing.ts';

const calls = {
  begin: 'auth.beginCodes',
  confirm: 'auth.confirmCodes',
  renew: 'auth.renewRecoveryCodes',
  finish: 'auth.secondStep',
} as const;

const password = { currentPassword: testAdmin.password };
const known: ReadonlySet<string> = new Set(Object.values(calls));

/** Whether a call is only useful while two-factor codes are on, or being set up. */
export const isAboutCodes = (operationId: string): boolean => known.has(operationId);

/** Turns codes off, so that the admin signs in as before. */
export const endCodes = async (call: AdminCaller): Promise<void> =>
  void (await call('POST', '/auth/second-factor/end', password));

/** Sets the admin's second factor up as a call requires; returns the values for its placeholders. */
export async function beginCodesFor(
  call: AdminCaller,
  operationId: string,
): Promise<{ challenge?: string; code?: string }> {
  await endCodes(call);
  if (operationId === calls.begin) return {};
  const begun = codeSecret.parse(read(await call('POST', '/auth/second-factor/codes', password)));
  const code = new TOTP({ secret: Secret.fromBase32(begun.secret) }).generate();
  if (operationId === calls.confirm) return { code };
  const made = recoveryCodes.parse(read(await call('PUT', '/auth/second-factor/codes', { code })));
  const [first = ''] = made.recoveryCodes;
  const { challenge } = signInChallenge.parse(read(await call('POST', '/auth/login', testAdmin)));
  return { challenge, code: first };
}

const read = ({ bytes }: { bytes: Buffer }): unknown => JSON.parse(bytes.toString());
