import { limits } from '@vitrin/contract/limits';
import { quoteQuery, sitePaths } from '@vitrin/contract/paths/sitePaths';
import { settle, type SiteApi } from '../data.ts';

/** The service or project that a quote is asked for, with the path of its page. */
export type QuoteAbout = {
  kind: 'service' | 'project';
  title: string;
  path: string;
  /** The title of the service that a project belongs to. */
  service?: string;
};

/** What the address names: nothing where it names what there is not. */
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

async function serviceAt(api: SiteApi, path: string): Promise<QuoteAbout | null> {
  const found = await settle((await api()).services.byPath({ query: { path } }));
  return found.ok ? { kind: 'service', title: found.data.title, path: sitePaths.service(found.data) } : null;
}

async function projectAt(api: SiteApi, path: string): Promise<QuoteAbout | null> {
  const found = await settle((await api()).projects.byPath({ query: { path } }));
  return found.ok ? { kind: 'project', title: found.data.title, path: sitePaths.project(found.data) } : null;
}

/** What a project is found by, in the path of its page. */
function lastPartOf(path: string): string | undefined {
  const [, part] = /^\/projelerimiz\/([^/?#]{1,200})$/.exec(path) ?? [];
  try {
    return part === undefined ? undefined : decodeURIComponent(part);
  } catch {
    // It was cut or made up.
    return undefined;
  }
}
