import { emptyHomePage } from '@vitrin/contract/homeDefaults';
import { type Load, ready } from '@vitrin/contract/load';
import { about } from '@vitrin/mocks/fixtures/about';
import { homePage } from '@vitrin/mocks/fixtures/home';
import { posts } from '@vitrin/mocks/fixtures/posts';
import { projects } from '@vitrin/mocks/fixtures/projects';
import { services } from '@vitrin/mocks/fixtures/services';
import { teamPage } from '@vitrin/mocks/fixtures/members';
import { expect, it } from 'vitest';
import { type HomeData, homeSections, sectionTexts, shownSections } from './homeSections.tsx';

const failed: Load<never> = { status: 'failed', error: 'Network Error', retry: () => undefined };
const loading: Load<never> = { status: 'loading' };

const full: HomeData = {
  home: ready(homePage),
  about: ready(about),
  services: ready(services),
  team: ready(teamPage),
  projects: ready(projects),
  posts: ready(posts),
};

it('shows every section that has content', () => {
  expect(shownSections(full)).toEqual(homeSections);
});

it('reserves the space of every section while it loads', () => {
  expect(
    shownSections({
      home: loading,
      about: loading,
      services: loading,
      team: loading,
      projects: loading,
      posts: loading,
    }),
  ).toEqual(homeSections);
});

it('shows nothing but the banner on an empty site', () => {
  expect(
    shownSections({
      home: ready(emptyHomePage),
      about: ready({ title: '', subtitle: '', description: '<p></p>', image: null }),
      services: ready([]),
      team: ready({ ...teamPage, crews: [] }),
      projects: ready([]),
      posts: ready([]),
    }),
  ).toEqual([]);
});

it.each([
  ['home', ['about', 'services', 'team', 'projects', 'posts']],
  ['about', homeSections],
  ['services', homeSections],
  ['team', ['about', 'reasons', 'services', 'projects', 'posts']],
  ['projects', ['about', 'reasons', 'services', 'team', 'posts']],
  ['posts', ['about', 'reasons', 'services', 'team', 'projects']],
] as const)('leaves out what failed: %s', (part, sections) => {
  expect(shownSections({ ...full, [part]: failed })).toEqual(sections);
});

it('titles sections in Turkish unless the home page has titles', () => {
  expect(sectionTexts(loading).posts.title).toBe('Son Yazılar');
  expect(sectionTexts(ready({ ...homePage, latestNewsTitle: 'Günlük' })).posts.title).toBe('Günlük');
});
