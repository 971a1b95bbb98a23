import { endpoints } from '@vitrin/contract/endpoints';
import { type Api, serve } from '../http/serve.ts';
import { authorOf } from '../history/keepVersion.ts';
import { writeSetting } from '../history/settingVersion.ts';
import { readSetting } from '../settings/documents.ts';
import { keepNotice, noticeOf } from './noticeVersions.ts';

/** Reading and changing the notice about personal data. */
export function privacyRoutes(api: Api): void {
  const { store, clock } = api;

  serve(api, endpoints.privacy.read, async () => noticeOf(await readSetting(store.read, 'privacy')));

  serve(api, endpoints.privacy.save, ({ body, viewer }) =>
    store.write(async (writer) => {
      const by = authorOf(viewer, clock);
      const { before, value } = await writeSetting(writer, 'privacy', body, { by });
      // What stood there before may have come by another way than this one.
      await keepNotice(writer, noticeOf(before), by.now);
      const notice = noticeOf(value);
      await keepNotice(writer, notice, by.now);
      return notice;
    }),
  );
}
