import { endpoints } from '@vitrin/contract/endpoints';
import { type Api, serve } from '../http/serve.ts';
import { authorOf } from '../history/keepVersion.ts';
import { writeSetting } from '../history/settingVersion.ts';
import { readSetting } from '../settings/documents.ts';
import { keepNotice, noticeOf } from './noticeVersions.ts';

/** The routes of the privacy notice. */
export function privacyRoutes(api: Api): void {
  const { store, clock } = api;

  serve(api, endpoints.privacy.read, async () => noticeOf(await readSetting(store.read, 'privacy')));

  serve(api, endpoints.privacy.save, ({ body, viewer }) =>
    store.write(async (writer) => {
      const by = authorOf(viewer, clock);
      const { before, value } = await writeSetting(writer, 'privacy', body, { by });
      // The previous notice may not have been saved through this route.
      await keepNotice(writer, noticeOf(before), by.now);
      const notice = noticeOf(value);
      await keepNotice(writer, notice, by.now);
      return notice;
    }),
  );
}
