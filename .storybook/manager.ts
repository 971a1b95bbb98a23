import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { defaultPalette } from '@vitrin/contract/settings/palette';

const { blackColor, bgLightSage, borderColor, greyColor, secondaryColor, whiteColor } = defaultPalette;

/** The workshop's own frame: the product's default colours, and its name. */
addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Vitrin · workshop',
    brandUrl: './',
    colorPrimary: secondaryColor,
    colorSecondary: secondaryColor,
    appBg: bgLightSage,
    appContentBg: whiteColor,
    appPreviewBg: whiteColor,
    appBorderColor: borderColor,
    appBorderRadius: 3,
    textColor: blackColor,
    textMutedColor: greyColor,
    barBg: whiteColor,
    barTextColor: greyColor,
    barSelectedColor: secondaryColor,
    barHoverColor: blackColor,
    inputBg: whiteColor,
    inputBorder: borderColor,
    inputTextColor: blackColor,
    inputBorderRadius: 3,
  }),
  sidebar: { showRoots: true },
});
