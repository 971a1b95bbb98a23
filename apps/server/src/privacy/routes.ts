import { endpoints } from '@vitrin/contract/endpoints';
import { type PrivacyNotice, privacyNoticeDraft } from '@vitrin/contract/privacy';
import { type Api, serve } from '../http/serve.ts';
import { authorOf } from '../history/keepVersion.ts';
import { writeSetting } from '../history/settingVersion.ts';
import { readSetting } from '../settings/documents.ts';
import { storedFields } from '../settings/storedFields.ts';

const noticeOf = (stored: Readonly<Record<string, unknown>>): PrivacyNotice => ({
  title: '',
  content: '',
  ...storedFields(privacyNoticeDraft, stored),
});

/** Reading and changing the notice about personal data. */
export function privacyRoutes(api: Api): void {
  const { store, clock } = api;

  serve(api, endpoints.privacy.read, async () => noticeOf(await readSetting(store.read, 'privacy')));

  serve(api, endpoints.privacy.save, ({ body, viewer }) =>
    store.write(async (writer) =>
      noticeOf((await writeSetting(writer, 'privacy', body, { by: authorOf(viewer, clock) })).value),
    ),
  );
}
