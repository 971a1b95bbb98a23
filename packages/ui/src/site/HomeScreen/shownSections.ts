import type { Load } from '@vitrin/contract/load';
import type { About } from '@vitrin/contract/pages/about';
import { textOfHtml } from '@vitrin/contract/text/turkish';
import { type HomeData, type HomeSection, homeSections } from './homeOutline.ts';

function hasItems<T>(load: Load<T>, itemsOf: (data: T) => readonly unknown[]): boolean {
  return load.status === 'loading' || (load.status === 'ready' && itemsOf(load.data).length > 0);
}

const says = ({ title, description }: Pick<About, 'title' | 'description'>): boolean =>
  title !== '' || textOfHtml(description) !== '';

type Rule = (data: HomeData) => boolean;

/** When sections are shown that are more than a list of entries. */
const ownRules = {
  // Unreadable content is replaced by general texts.
  about: ({ about }) => about.status !== 'ready' || says(about.data),
  reasons: ({ home }) => hasItems(home, ({ whyUsList }) => whyUsList),
  // The main part of the page: its failure is shown, with a retry.
  services: ({ services }) => services.status === 'failed' || hasItems(services, (items) => items),
  team: ({ team }) => hasItems(team, ({ crews }) => crews),
} satisfies Partial<Record<HomeSection, Rule>>;

const hasOwnRule = (section: HomeSection): section is keyof typeof ownRules => section in ownRules;

/** The sections that have something to show or are waiting for it. */
export const shownSections = (data: HomeData): HomeSection[] =>
  homeSections.filter((section) =>
    hasOwnRule(section)
      ? ownRules[section](data)
      : hasItems<readonly unknown[]>(data[section], (items) => items),
  );
