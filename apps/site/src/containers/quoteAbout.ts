import { limits } from '@vitrin/contract/limits';
import { quoteQuery, sitePaths } from '@vitrin/contract/paths/sitePaths';
import type { SiteApi } from '../data.ts';
import { settle } from '../reads.ts';

/** The service or project that a quote is about, with the path of its page. */
export type QuoteAbout = {
  kind: 'service' | 'project';
  title: string;
  path: string;
  /** The title of the project's service. */
  service?: string;
};

/** The subject in an address; undefined if it does not exist. */
export async function quoteAbout(api: SiteApi, query: URLSearchParams): Promise<QuoteAbout | null> {
  const [service, project] = [query.get(quoteQuery.service), query.get(quoteQuery.project)];
  const path = project === null ? undefined : lastPartOf(project);
  const [ofService, ofProject] = await Promise.all([
    service !== null && service.length <= limits.pathCharacters ? serviceAt(api, service) : null,
    path === undefined ? null : projectAt(api, path),
  ]);
  if (ofProject === null) return ofService;
  return ofService === null ? ofProject : { ...ofProject, service: ofService.title };
}

const bySlug = sitePaths.serviceBySlug('');

/** The service of a page, which has a second address by its slug. */
async function serviceAt(api: SiteApi, address: string): Promise<QuoteAbout | null> {
  const path = address.startsWith(bySlug) ? address.slice(bySlug.length - 1) : address;
  const found = await settle((await api()).services.byPath({ query: { path } }));
  return found.ok ? { kind: 'service', title: found.data.title, path: sitePaths.service(found.data) } : null;
}

async function projectAt(api: SiteApi, path: string): Promise<QuoteAbout | null> {
  const found = await settle((await api()).projects.byPath({ query: { path } }));
  return found.ok ? { kind: 'project', title: found.data.title, path: sitePaths.project(found.data) } : null;
}

/** The part of a project's page path that identifies it. */
function lastPartOf(path: string): string | undefined {
  const [, part] = /^\/projelerimiz\/([^/?#]{1,200})$/.exec(path) ?? [];
  try {
    return part === undefined ? undefined : decodeURIComponent(part);
  } catch {
    // The address was truncated or made up.
    return undefined;
  }
}
