import { invalidFields } from '../../http/httpErrors.ts';
import { readSiteInfo } from '../../siteInfo/siteInfoQueries.ts';
import type { Store } from '../../store/openStore.ts';
import { type KnownFacts, weaknessOf } from './weakPassword.ts';

/** Throws 400 on the field of a password that is easy to guess with knowledge of the person and the company. */
export async function refuseWeak(
  store: Store,
  field: string,
  password: string,
  person: Omit<KnownFacts, 'companyName'>,
): Promise<void> {
  const { companyName } = await readSiteInfo(store.read);
  const weakness = await weaknessOf(password, { ...person, companyName });
  if (weakness !== undefined) throw invalidFields({ [field]: weakness });
}
