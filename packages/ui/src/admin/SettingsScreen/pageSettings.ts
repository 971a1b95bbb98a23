import { zodResolver } from '@hookform/resolvers/zod';
import type { About } from '@vitrin/contract/about';
import type { HomePage } from '@vitrin/contract/home';
import type { CrewPage } from '@vitrin/contract/member';
import { type PageTexts, pageTexts } from '@vitrin/contract/pageTexts';
import { adminSettingsText } from '../../text/adminSettings.en.ts';
import type { SettingsFields } from './useSettingsForm.ts';

/** The pages whose texts stand in one tab. */
export type StoredPages = { home: HomePage; about: About; team: CrewPage };

const { home: text } = adminSettingsText;

/** The sections of the home page that have a title and a description. */
export const homeSections = ['whyUs', 'services', 'crew', 'projects', 'latestNews'] as const;

/** The form of the texts of home, about and team page. */
export const pageFields: SettingsFields<PageTexts> = {
  names: [
    { key: 'home.title', name: text.of(text.banner, text.title) },
    { key: 'home.subtitle', name: text.of(text.banner, text.subtitle) },
    { key: 'home.titleDescription', name: text.of(text.banner, text.description) },
    ...homeSections.flatMap(
      (section) =>
        [
          { key: `home.${section}Title`, name: text.of(text[section], text.title) },
          { key: `home.${section}Description`, name: text.of(text[section], text.description) },
        ] as const,
    ),
    { key: 'about.title', name: text.of(text.about, text.title) },
    { key: 'about.subtitle', name: text.of(text.about, text.subtitle) },
    { key: 'about.description', name: text.of(text.about, text.description) },
    { key: 'team.title', name: text.of(text.team, text.title) },
    { key: 'team.subtitle', name: text.of(text.team, text.subtitle) },
    { key: 'team.description', name: text.of(text.team, text.description) },
  ],
  rules: zodResolver(pageTexts),
};

/** The texts out of the stored pages. */
export function pageTextsOf({ home, about, team }: StoredPages): PageTexts {
  const { images: _images, whyUsList: _list, ...texts } = home;
  return {
    home: texts,
    about: { title: about.title, subtitle: about.subtitle, description: about.description },
    team: { title: team.title, subtitle: team.subtitle, description: team.description },
  };
}
