import type { settingEndpoints } from '@vitrin/contract/endpoints/settings';
import { privacyNotice } from '@vitrin/contract/pages/privacy';
import { type SiteInfo, siteInfo } from '@vitrin/contract/settings/siteInfo';
import { themeColors } from '@vitrin/contract/settings/theme';
import type { AnswersOf } from '../asked.ts';
import type { MockState } from '../state.ts';
import { keepFile } from './images.ts';

const faviconTypes = ['image/png', 'image/x-icon', 'image/vnd.microsoft.icon'];

/** The company's facts and the colours; fields missing from a change keep their values. */
export const settingAnswers = (state: MockState): AnswersOf<typeof settingEndpoints> => {
  const { facts } = state;
  const saveFacts = (change: object): SiteInfo => {
    facts.siteInfo = siteInfo.parse({ ...facts.siteInfo, ...change });
    return facts.siteInfo;
  };
  return {
    siteInfo: {
      read: () => facts.siteInfo,
      save: ({ body }) => saveFacts(body),
      uploadImage: ({ params, file }) => saveFacts({ [params.id]: keepFile(state, file) }),
      removeImage: ({ params: { id } }) =>
        saveFacts(id === 'favicon' ? { favicon: null, favIcon: null } : { [id]: null }),
      uploadFavicon: ({ file }) => {
        const favicon = keepFile(state, file, faviconTypes);
        return saveFacts({ favicon, favIcon: favicon });
      },
    },
    privacy: {
      read: () => facts.privacy,
      save: ({ body }) => {
        facts.privacy = privacyNotice.parse({ ...facts.privacy, ...body });
        return facts.privacy;
      },
    },
    theme: {
      read: () => facts.palette,
      save: ({ body }) => {
        facts.palette = themeColors.parse({ ...facts.palette, ...body });
        return facts.palette;
      },
    },
  };
};
