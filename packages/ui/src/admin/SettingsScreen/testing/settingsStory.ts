import { ready } from '@vitrin/contract/load';
import { defaultPalette } from '@vitrin/contract/settings/palette';
import { about } from '@vitrin/mocks/fixtures/about';
import { homePage } from '@vitrin/mocks/fixtures/home';
import { mail } from '@vitrin/mocks/fixtures/mail';
import { privacy } from '@vitrin/mocks/fixtures/privacy';
import { siteInfo } from '@vitrin/mocks/fixtures/siteInfo';
import { teamPage } from '@vitrin/mocks/fixtures/members';
import { fn } from 'storybook/test';
import { siteContent } from '../../parts/PublicPage/testing/siteContent.ts';
import type { SettingsScreenProps } from '../SettingsScreen.tsx';

const saved = <Stored>(item: Stored) => ({ status: 'saved' as const, item });

/** Settings with everything loaded and working. */
export const settingsArgs: SettingsScreenProps = {
  tab: 'general',
  siteInfo: ready(siteInfo),
  contact: ready({ siteInfo, privacy }),
  pages: ready({ home: homePage, about, team: teamPage }),
  slides: ready(homePage.images),
  mail: ready(mail),
  theme: ready({ palette: defaultPalette, content: siteContent }),
  site: { palette: defaultPalette, content: siteContent },
  onDownload: fn(async () => ({ begun: true as const })),
  onTab: fn(),
  onSaveSiteInfo: fn(async (change, stored) => saved(Object.assign({}, stored, change))),
  onSaveContact: fn(async ({ privacy: notice, ...facts }, stored) =>
    saved({
      siteInfo: Object.assign({}, stored.siteInfo, facts),
      privacy: Object.assign({}, stored.privacy, notice),
    }),
  ),
  onSaveMail: fn(async ({ password: _secret, ...change }, stored) =>
    saved(Object.assign({}, stored, change)),
  ),
  onTestMail: fn(async () => ({ fault: null })),
  onSavePages: fn(async (change, stored) =>
    saved({
      home: Object.assign({}, stored.home, change.home),
      about: Object.assign({}, stored.about, change.about),
      team: Object.assign({}, stored.team, change.team),
    }),
  ),
  onSaveTheme: fn(async (change, palette) => ({ ...palette, ...change })),
  onResetTheme: fn(async () => true),
  onUpload: fn(async () => ({ stored: true })),
  onRemovePicture: fn(async () => true),
  onDescribePicture: fn(async () => true),
  onAddSlide: fn(async () => ({ stored: true })),
  onToggleSlide: fn(async () => true),
  onReorderSlides: fn(async () => true),
  onDescribeSlide: fn(async () => true),
  onDeleteSlide: fn(),
  now: new Date('2026-11-21T12:00:00.000Z'),
  onDraft: fn(),
  onAnswer: fn(),
  onDirty: fn(),
};
