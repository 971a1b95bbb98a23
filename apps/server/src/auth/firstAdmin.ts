import type { Clock } from '../clock.ts';
import { EnvError } from '../starting/env.ts';
import { readSiteInfo } from '../siteInfo/siteInfoQueries.ts';
import type { Store } from '../store/openStore.ts';
import { addAccount, hasAccount } from './accounts.ts';
import { makePassword } from './passwords/makePassword.ts';
import { hashPassword } from './passwords/passwords.ts';
import { weaknessOf } from './passwords/weakPassword.ts';

/** The account that the first start created; `password` is set only if it was generated. */
export type FirstAdmin = { email: string; password?: string };

const defaultEmail = 'admin@vitrin.local';

/**
 * Creates the first account, unless one exists; the given values then change nothing. `tell` is called before it is
 * stored: whatever ends the process afterwards, nobody is left with an account whose password was never shown. Throws an
 * EnvError if the given password is easy to guess.
 */
export async function createFirstAdmin(
  store: Store,
  clock: Clock,
  given: { email?: string | undefined; password?: string | undefined },
  tell: (admin: FirstAdmin) => void,
): Promise<void> {
  if (await hasAccount(store.read)) return;
  const email = given.email ?? defaultEmail;
  const person = { name: 'Admin', surname: '', email };
  if (given.password !== undefined) await refuseWeak(store, given.password, person);
  const password = given.password ?? makePassword();
  const passwordHash = await hashPassword(password);
  await store.writeAlone(async (writer) => {
    if (await hasAccount(writer)) return;
    await addAccount(writer, { ...person, passwordHash, role: 'owner' }, clock);
    tell(given.password === undefined ? { email, password } : { email });
  });
}

async function refuseWeak(
  store: Store,
  password: string,
  person: { name: string; surname: string; email: string },
): Promise<void> {
  const { companyName } = await readSiteInfo(store.read);
  const weakness = await weaknessOf(password, { ...person, companyName });
  if (weakness !== undefined) throw new EnvError([`ADMIN_PASSWORD: ${weakness}`]);
}
