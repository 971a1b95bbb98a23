import { endpoints } from '@vitrin/contract/endpoints';
import { paletteFrom } from '@vitrin/contract/settings/theme';
import { type Api, serve } from '../http/serve.ts';
import { authorOf } from '../history/keepVersion.ts';
import { writeSetting } from '../history/settingVersion.ts';
import { readSetting } from '../settings/documents.ts';

/** The routes of the eight colours; those that were never saved are the default palette's. */
export function themeRoutes(api: Api): void {
  const { store, clock } = api;

  serve(api, endpoints.theme.read, async () => paletteFrom(await readSetting(store.read, 'theme')));

  serve(api, endpoints.theme.save, ({ body, viewer }) =>
    store.write(async (writer) =>
      paletteFrom((await writeSetting(writer, 'theme', body, { by: authorOf(viewer, clock) })).value),
    ),
  );
}
