import type { RoutePage, ShownPage } from './page.ts';

const isPage = (module: unknown): module is Pick<RoutePage, 'Component'> =>
  typeof module === 'object' &&
  module !== null &&
  'Component' in module &&
  typeof module.Component === 'function';

/** The page that the server sent, for hydrating it: its HTML names its module, so that no route is looked for. */
export async function restorePage(file: string, read: Omit<ShownPage, 'Component'>): Promise<ShownPage> {
  const module: unknown = await import(/* @vite-ignore */ file);
  if (!isPage(module)) throw new Error(`${file} is no page`);
  return { ...read, Component: module.Component };
}
