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
import type { SettingsOutcome, SettingsScreenProps } from '../SettingsScreen.tsx';

const saves = () => fn(async (): Promise<SettingsOutcome> => ({ status: 'saved' }));

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
  onSaveSiteInfo: saves(),
  onSaveContact: saves(),
  onSaveMail: saves(),
  onTestMail: fn(async () => ({ fault: null })),
  onSavePages: saves(),
  onSaveTheme: fn(async () => true),
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
  onDirty: fn(),
};
