import { endpoints, type Endpoint } from '@vitrin/contract/endpoints';
import { sitePaths } from '@vitrin/contract/sitePaths';
import type { CallInput } from './call.ts';
import { errorOfMissing } from './errors.ts';
import { isRecord } from './record.ts';
import type { Ask } from './writing.ts';

/** A substitute, made of the specification's calls, for a call beyond it. */
type Substitute = (input: CallInput, ask: Ask) => Promise<unknown>;

const { byPath, listBasic, read } = endpoints.services;

/** A service is found by its path in the list that menus are made of. */
const serviceByPath: Substitute = async ({ query }, ask) => {
  const path = query !== undefined && 'path' in query ? String(query.path) : '';
  const listed = await ask(listBasic, {});
  const services = Array.isArray(listed) ? listed.filter(isRecord) : [];
  const at = (address: string) => services.find((service) => service['path'] === address);
  const found = at(path) ?? at(sitePaths.serviceBySlug(path.slice(1)));
  if (found === undefined) throw errorOfMissing(`${byPath.path}?path=${path}`);
  return ask(read, { params: { id: String(found['id']) } });
};

/** The substitutes for calls beyond the specification, where the API lacks those. */
export const substitutes: ReadonlyMap<Endpoint, Substitute> = new Map<Endpoint, Substitute>([
  [byPath, serviceByPath],
]);
