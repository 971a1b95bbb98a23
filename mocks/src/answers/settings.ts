import type { settingEndpoints } from '@vitrin/contract/endpoints/settings';
import { siteInfo } from '@vitrin/contract/siteInfo';
import { themeColors } from '@vitrin/contract/theme';
import type { AnswersOf } from '../asked.ts';
import type { MockState } from '../state.ts';

/** The company's facts and the colours; what a change does not name stays. */
export const settingAnswers = (state: MockState): AnswersOf<typeof settingEndpoints> => ({
  siteInfo: {
    read: () => state.siteInfo,
    save: ({ body }) => {
      state.siteInfo = siteInfo.parse({ ...state.siteInfo, ...body });
      return state.siteInfo;
    },
  },
  theme: {
    read: () => state.palette,
    save: ({ body }) => {
      state.palette = themeColors.parse({ ...state.palette, ...body });
      return state.palette;
    },
  },
});
