import {
  addedPasskey,
  passkeyDraft,
  passkeyOffer,
  passkeyProof,
  passkeyRequest,
} from '@vitrin/contract/accounts/passkey';
import { secondFactor } from '@vitrin/contract/accounts/secondFactor';
import { softPasskey } from '../../../apps/server/src/testing/softPasskey.ts';
import { testAdmin } from '../../../apps/server/src/testing/testApp.ts';
import type { AdminCaller } from './existing.ts';
import type { Body } from './request.ts';

const calls: ReadonlySet<string> = new Set(['auth.addPasskey', 'auth.passkeySignIn', 'auth.removePasskey']);
const password = { currentPassword: testAdmin.password };
const origin = 'http://localhost';
const key = softPasskey();

/** Whether a call is only useful if there is a passkey or one is being added. */
export const isAboutPasskeys = (operationId: string): boolean => calls.has(operationId);

const read = ({ bytes }: { bytes: Buffer }): unknown => JSON.parse(bytes.toString());

const offerOf = async (call: AdminCaller) =>
  passkeyOffer.parse(read(await call('POST', '/auth/passkeys/options', password)));

/** The ids of the admin's passkeys, at least one. */
export async function passkeyIds(call: AdminCaller): Promise<string[]> {
  const ids = await idsNow(call);
  if (ids.length > 0) return ids;
  const credential = key.register(await offerOf(call), origin);
  const added = await call('POST', '/auth/passkeys', { name: 'Telefonum', credential });
  return [addedPasskey.parse(read(added)).id];
}

const idsNow = async (call: AdminCaller): Promise<string[]> =>
  secondFactor.parse(read(await call('GET', '/auth/second-factor'))).passkeys.map(({ id }) => id);

/** Removes the admin's passkeys, so that the admin signs in as before. */
export async function endPasskeys(call: AdminCaller): Promise<void> {
  for (const id of await idsNow(call)) await call('POST', `/auth/passkeys/${id}/remove`, password);
}

/** Replaces a made-up signature with a correct one if the body is valid. */
export async function bodyWithPasskey(call: AdminCaller, operationId: string, body: Body): Promise<Body> {
  if (body.kind !== 'json') return body;
  // Invalid input is sent unchanged, and has to be refused.
  const draft = passkeyDraft.safeParse(body.value);
  if (operationId === 'auth.addPasskey' && draft.success) {
    await endPasskeys(call);
    const credential = key.register(await offerOf(call), origin);
    return { kind: 'json', value: { ...draft.data, credential } };
  }
  if (operationId === 'auth.passkeySignIn' && passkeyProof.safeParse(body.value).success) {
    await passkeyIds(call);
    const request = passkeyRequest.parse(read(await call('POST', '/auth/login/passkey/options')));
    return { kind: 'json', value: key.sign(request, origin) };
  }
  return body;
}
