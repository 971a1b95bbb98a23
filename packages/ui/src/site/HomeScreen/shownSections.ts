import type { Load } from '@vitrin/contract/load';
import type { About } from '@vitrin/contract/pages/about';
import { textOfHtml } from '@vitrin/contract/text/turkish';
import { type HomeData, type HomeSection, homeSections } from './homeOutline.ts';

function hasItems<T>(load: Load<T>, itemsOf: (data: T) => readonly unknown[]): boolean {
  return load.status === 'loading' || (load.status === 'ready' && itemsOf(load.data).length > 0);
}

const says = ({ title, description }: Pick<About, 'title' | 'description'>): boolean =>
  title !== '' || textOfHtml(description) !== '';

const isShown: Readonly<Record<HomeSection, (data: HomeData) => boolean>> = {
  // Unreadable content is replaced by general texts.
  about: ({ about }) => about.status !== 'ready' || says(about.data),
  reasons: ({ home }) => hasItems(home, ({ whyUsList }) => whyUsList),
  // The main part of the page: its failure is shown, with a retry.
  services: ({ services }) => services.status === 'failed' || hasItems(services, (items) => items),
  team: ({ team }) => hasItems(team, ({ crews }) => crews),
  projects: ({ projects }) => hasItems(projects, (items) => items),
  posts: ({ posts }) => hasItems(posts, (items) => items),
  figures: ({ figures }) => hasItems(figures, (items) => items),
  references: ({ references }) => hasItems(references, (items) => items),
  voices: ({ voices }) => hasItems(voices, (items) => items),
};

/** The sections that have something to show or are waiting for it. */
export const shownSections = (data: HomeData): HomeSection[] =>
  homeSections.filter((section) => isShown[section](data));
