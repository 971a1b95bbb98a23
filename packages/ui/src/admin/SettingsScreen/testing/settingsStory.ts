import { ready } from '@vitrin/contract/load';
import { defaultPalette } from '@vitrin/contract/settings/palette';
import { about } from '@vitrin/mocks/fixtures/about';
import { homePage } from '@vitrin/mocks/fixtures/home';
import { mail } from '@vitrin/mocks/fixtures/mail';
import { posts } from '@vitrin/mocks/fixtures/posts';
import { privacy } from '@vitrin/mocks/fixtures/privacy';
import { projects } from '@vitrin/mocks/fixtures/projects';
import { services } from '@vitrin/mocks/fixtures/services';
import { siteInfo } from '@vitrin/mocks/fixtures/siteInfo';
import { teamPage } from '@vitrin/mocks/fixtures/members';
import { fn } from 'storybook/test';
import type { SettingsOutcome, SettingsScreenProps, SiteContent } from '../SettingsScreen.tsx';

/** The website shown in the previews of the stories. */
export const content: SiteContent = {
  home: homePage,
  about,
  team: teamPage,
  services,
  projects,
  posts,
  siteInfo,
  host: 'ornek.example',
  year: 2026,
};

const saves = () => fn(async (): Promise<SettingsOutcome> => ({ status: 'saved' }));

/** Settings with everything loaded and working. */
export const settingsArgs: SettingsScreenProps = {
  tab: 'general',
  siteInfo: ready(siteInfo),
  contact: ready({ siteInfo, privacy }),
  pages: ready({ home: homePage, about, team: teamPage }),
  slides: ready(homePage.images),
  mail: ready(mail),
  theme: ready({ palette: defaultPalette, content }),
  site: { palette: defaultPalette, content },
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
