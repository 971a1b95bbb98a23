import { about } from '@vitrin/mocks/fixtures/about';
import { homePage } from '@vitrin/mocks/fixtures/home';
import { teamPage } from '@vitrin/mocks/fixtures/members';
import { posts } from '@vitrin/mocks/fixtures/posts';
import { projects } from '@vitrin/mocks/fixtures/projects';
import { services } from '@vitrin/mocks/fixtures/services';
import { siteInfo } from '@vitrin/mocks/fixtures/siteInfo';
import type { SiteContent } from '../PublicPage.tsx';

/** The website shown in the previews of the stories. */
export const siteContent: SiteContent = {
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
