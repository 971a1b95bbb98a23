import { zodResolver } from '@hookform/resolvers/zod';
import type { About } from '@vitrin/contract/pages/about';
import type { HomePage } from '@vitrin/contract/pages/home';
import type { TeamPage } from '@vitrin/contract/pages/teamPage';
import { type PageTexts, pageTexts } from '@vitrin/contract/pages/pageTexts';
import { adminSettingsText } from '../../../text/panelText.ts';
import type { SettingsFields } from '../useSettingsForm.ts';

/** The pages whose texts are edited in one tab. */
export type StoredPages = { home: HomePage; about: About; team: TeamPage };

/** The sections of the home page that have a title and a description. */
export const writtenSections = ['whyUs', 'services', 'crew', 'projects', 'latestNews'] as const;

/** The form of the texts of the home, about and team pages. */
export const pageFields: SettingsFields<PageTexts> = {
  get names() {
    const text = adminSettingsText.home;
    return {
      'home.title': text.of(text.banner, text.title),
      'home.subtitle': text.of(text.banner, text.subtitle),
      'home.titleDescription': text.of(text.banner, text.description),
      'home.whyUsTitle': text.of(text.whyUs, text.title),
      'home.whyUsDescription': text.of(text.whyUs, text.description),
      'home.servicesTitle': text.of(text.services, text.title),
      'home.servicesDescription': text.of(text.services, text.description),
      'home.crewTitle': text.of(text.crew, text.title),
      'home.crewDescription': text.of(text.crew, text.description),
      'home.projectsTitle': text.of(text.projects, text.title),
      'home.projectsDescription': text.of(text.projects, text.description),
      'home.latestNewsTitle': text.of(text.latestNews, text.title),
      'home.latestNewsDescription': text.of(text.latestNews, text.description),
      'about.title': text.of(text.about, text.title),
      'about.subtitle': text.of(text.about, text.subtitle),
      'about.description': text.of(text.about, text.description),
      'team.title': text.of(text.team, text.title),
      'team.subtitle': text.of(text.team, text.subtitle),
      'team.description': text.of(text.team, text.description),
    };
  },
  rules: zodResolver(pageTexts),
};

/** Picks the texts from the stored pages. */
export function pageTextsOf({ home, about, team }: StoredPages): PageTexts {
  const { images: _images, whyUsList: _list, ...texts } = home;
  return {
    home: texts,
    about: { title: about.title, subtitle: about.subtitle, description: about.description },
    team: { title: team.title, subtitle: team.subtitle, description: team.description },
  };
}
