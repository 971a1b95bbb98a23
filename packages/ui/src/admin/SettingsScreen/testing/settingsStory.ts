import { ready } from '@vitrin/contract/load';
import { defaultPalette } from '@vitrin/contract/palette';
import { about } from '@vitrin/mocks/fixtures/about';
import { homePage } from '@vitrin/mocks/fixtures/home';
import { privacy } from '@vitrin/mocks/fixtures/privacy';
import { services } from '@vitrin/mocks/fixtures/services';
import { siteInfo } from '@vitrin/mocks/fixtures/siteInfo';
import { crewPage } from '@vitrin/mocks/fixtures/team';
import { fn } from 'storybook/test';
import type { HomeFacts, SettingsOutcome, SettingsScreenProps } from '../SettingsScreen.tsx';

/** The website around the previews of the stories. */
export const facts: HomeFacts = { home: homePage, services, siteInfo, host: 'ornek.example', year: 2026 };

const saves = () => fn(async (): Promise<SettingsOutcome> => ({ status: 'saved' }));

/** Settings of which everything is there and works. */
export const settingsArgs: SettingsScreenProps = {
  tab: 'general',
  siteInfo: ready(siteInfo),
  contact: ready({ siteInfo, privacy }),
  pages: ready({ home: homePage, about, team: crewPage }),
  slides: ready(homePage.images),
  theme: ready({ palette: defaultPalette, facts }),
  site: { palette: defaultPalette, facts },
  onTab: fn(),
  onSaveSiteInfo: saves(),
  onSaveContact: saves(),
  onSavePages: saves(),
  onSaveTheme: fn(async () => true),
  onResetTheme: fn(async () => true),
  onUpload: fn(async () => true),
  onRemovePicture: fn(async () => true),
  onAddSlide: fn(async () => true),
  onToggleSlide: fn(async () => true),
  onReorderSlides: fn(async () => true),
  onDescribeSlide: fn(async () => true),
  onDeleteSlide: fn(),
  onDirty: fn(),
};
