import { endpointList } from '@vitrin/contract/endpoints';
import { limits } from '@vitrin/contract/limits';
import { siteText } from '@vitrin/ui/text/website/site';
import { siteListsText } from '@vitrin/ui/text/website/siteLists';
import { siteBlogText } from '@vitrin/ui/text/website/siteBlog';
import { siteContactText as contact } from '@vitrin/ui/text/website/siteContact';
import { siteMediaText } from '@vitrin/ui/text/website/siteMedia';
import { sitePagesText } from '@vitrin/ui/text/website/sitePages';
import { siteServiceText } from '@vitrin/ui/text/website/siteService';
import { expect, test } from 'vitest';
import { quotesOf, statements } from '../support/product.ts';

const { menu, home, action } = siteText;
const { about, services, service } = sitePagesText;
const { blog, post } = siteBlogText;
const { projects, project, lightbox } = siteMediaText;

/** Every public text that docs/product.md quotes: the statement's number, and its place in the catalogue. */
const quoted = [
  ['3.2', action.quote],
  ['3.2', menu.home],
  ['3.2', menu.company],
  ['3.2', menu.about],
  ['3.2', menu.team],
  ['3.2', menu.services],
  ['3.2', menu.projects],
  ['3.2', menu.media],
  ['3.2', menu.photos],
  ['3.2', menu.blog],
  ['3.2', menu.contact],
  ['3.4', menu.about],
  ['3.4', home.products],
  ['3.4', sitePagesText.home.readOn],
  ['3.6', about.title],
  ['3.8', service.parent],
  ['3.8', service.others],
  ['3.8', services.title],
  ['3.8', siteServiceText.pictures],
  ['3.9', projects.failed('…')],
  ['3.9', projects.empty],
  ['3.9', project.details],
  ['3.9', project.pictures],
  ['3.9', project.notFound],
  ['3.10', lightbox.loading],
  ['3.10', lightbox.failed],
  ['3.11', blog.failed],
  ['3.11', blog.empty],
  ['3.11', post.notFoundDetail],
  ['3.18', siteListsText.more],
  ['3.13', contact.missing],
  ['3.13', contact.sent],
  ['3.13', contact.failed],
  ['3.13', contact.sending],
  ['3.12', sitePagesText.unavailable.title],
  ['3.12', sitePagesText.home.failedDetail],
  ['3.12', lightbox.failedDetail('{message}')],
  ['3.12', project.notFoundDetail],
  ['3.12', post.failedDetail],
] as const;

test.each(quoted)('product %s quotes "%s"', (statement, text) => {
  expect(quotesOf(statement)).toContain(text);
});

test('every text that product 3 quotes is compared', () => {
  // 3.1 quotes the pattern of page titles, which other tests check.
  const numbers = [...statements.keys()].filter((number) => /^3\.(?!1$)/.test(number));
  const compared = new Set(quoted.map(([statement, text]) => `${statement} ${text}`));
  // A field value that no page shows.
  compared.add('3.13 inbox');
  const quotes = numbers.flatMap((number) =>
    [...quotesOf(number)].filter((text) => /\p{L}/u.test(text)).map((text) => `${number} ${text}`),
  );
  expect(quotes.length).toBeGreaterThan(30);
  expect(quotes.filter((quote) => !compared.has(quote))).toEqual([]);
});

test('the figures of product 10.1 to 10.3 equal the limits', () => {
  expect(limits).toMatchObject({
    bannerIntervalMs: 5_000,
    preloaderMs: 1_500,
    contactSendMs: 1_000,
    homeServices: 6,
    homeMembers: 4,
    homeProjects: 3,
    homePosts: 3,
    aboutTeaserCharacters: 300,
    blogExcerptCharacters: 120,
    zoomFactor: 2,
  });
});

test.each(endpointList.map(({ endpoint }) => endpoint.path))('docs/product.md has the call %s', (call) => {
  expect([...statements.values()].join(' ')).toContain(`\`${call}\``);
});
