import type { FilledParts } from '@vitrin/contract/settings/siteInfo';
import { expect, test } from 'vitest';
import { bannerLinks } from './bannerLinks.ts';

const nothing: FilledParts = {
  about: false,
  team: false,
  services: false,
  projects: false,
  photos: false,
  videos: false,
  posts: false,
  privacy: false,
};

test.each([
  [undefined, ['Hakkımızda', 'Ürünlerimiz']],
  [{ ...nothing, about: true, projects: true, services: true }, ['Hakkımızda', 'Ürünlerimiz']],
  [{ ...nothing, about: true, services: true }, ['Hakkımızda', 'Hizmetlerimiz']],
  [{ ...nothing, services: true }, ['Hizmetlerimiz', 'İletişim']],
  [nothing, ['İletişim']],
])('the buttons of a website with %o lead to %o', (filled, labels) => {
  expect(bannerLinks(filled).map(({ label }) => label)).toEqual(labels);
});
