import { endpoints } from '@vitrin/contract/endpoints';
import { paletteFrom } from '@vitrin/contract/theme';
import { type Api, serve } from '../http/serve.ts';
import { changeSetting, readSetting } from '../settings/documents.ts';

/** The eight colours; those that were never saved are the default palette's. */
export function themeRoutes(api: Api): void {
  const { store, clock } = api;

  serve(api, endpoints.theme.read, async () => paletteFrom(await readSetting(store.read, 'theme')));

  serve(api, endpoints.theme.save, ({ body }) =>
    store.write(async (writer) => paletteFrom(await changeSetting(writer, 'theme', body, clock.now()))),
  );
}
