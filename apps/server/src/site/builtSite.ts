import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CreateRenderer } from '@vitrin/contract/rendering/rendering';
import { readAssets } from './manifest.ts';
import type { SiteSource } from './mountPages.ts';

/** Whether a module is the server part of the site. */
export const isSiteBuild = (module: unknown): module is { createRenderer: CreateRenderer } =>
  typeof module === 'object' &&
  module !== null &&
  'createRenderer' in module &&
  typeof module.createRenderer === 'function';

/** The site that `build.ts` left in the given folder (apps/site/dist). */
export function builtSite(folder: string): SiteSource {
  const clientFolder = path.join(folder, 'client');
  return async (api) => {
    const module: unknown = await import(pathToFileURL(path.join(folder, 'server/entry.server.js')).href);
    if (!isSiteBuild(module)) throw new Error(`${folder} holds no build of the site`);
    return module.createRenderer({ ...api, assetsFor: readAssets(clientFolder) });
  };
}
