import { adminBase, adminPaths, sharePath } from '@vitrin/contract/paths/adminPaths';
import { endpoints } from '@vitrin/contract/endpoints';
import { fixed } from '@vitrin/contract/fixed';
import { pdfType, pictureTypes } from '@vitrin/contract/limits';
import { defaultPalette, type Palette } from '@vitrin/contract/settings/palette';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { siteLanguage } from '@vitrin/contract/text/siteLanguage';
import type { ApiReader } from './apiReader.ts';

/** Other APIs may not have colours. */
const themeOf = ({ read }: Pick<ApiReader, 'read'>): Promise<Palette> =>
  read(endpoints.theme.read).catch(() => defaultPalette);

/** The web app manifest that lets a phone install the site. */
export async function webManifest({ read }: Pick<ApiReader, 'read'>): Promise<Record<string, unknown>> {
  const [siteInfo, theme] = await Promise.all([read(endpoints.siteInfo.read), themeOf({ read })]);
  const name = siteInfo.companyName || fixed.defaultCompanyTitle;
  return {
    name,
    short_name: name,
    lang: siteLanguage,
    start_url: sitePaths.home(),
    display: 'browser',
    background_color: theme.bgLightSage,
    theme_color: theme.primaryColor,
    icons,
  };
}

const icons = [
  { src: '/assets/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/assets/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/assets/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
] as const;

/** The web app manifest that lets a phone install the panel, named after the company. */
export async function panelManifest({ read }: Pick<ApiReader, 'read'>): Promise<Record<string, unknown>> {
  const [{ companyName, shortName }, theme] = await Promise.all([
    read(endpoints.siteInfo.read),
    themeOf({ read }),
  ]);
  const name = companyName || fixed.defaultCompanyTitle;
  return {
    id: adminPaths.dashboard(),
    name: `${name} · Panel`,
    short_name: shortName || name,
    lang: siteLanguage,
    start_url: adminPaths.dashboard(),
    scope: `${adminBase}/`,
    display: 'standalone',
    background_color: theme.whiteColor,
    theme_color: theme.whiteColor,
    icons,
    // Pictures shared from the phone's gallery: the panel's service worker accepts them (apps/admin/public/share.js).
    share_target: {
      action: sharePath,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        files: [{ name: 'pictures', accept: [...pictureTypes, 'image/heic', 'image/heif', pdfType] }],
      },
    },
  };
}
