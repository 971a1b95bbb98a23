import { limits } from '@vitrin/contract/limits';
import { excerpt } from '@vitrin/contract/text/turkish';
import { about } from '@vitrin/mocks/fixtures/about';
import { posts } from '@vitrin/mocks/fixtures/posts';
import { projects } from '@vitrin/mocks/fixtures/projects';
import { services } from '@vitrin/mocks/fixtures/services';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { aboutTeaser, beginningOf, postsOfRow, projectsOfWall, servicesOfIndex } from './homeData.ts';

const html = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '<p>',
        '</p>',
        '<ul><li>',
        '</li></ul>',
        '<h2>',
        '</h2>',
        '<br>',
        '&amp;',
        ' ',
        'ğ ',
        '<',
      ),
      fc.string({ unit: 'grapheme', maxLength: 12 }),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''));

it('a teaser cut from the beginning of a text equals that of the whole', () => {
  fc.assert(
    fc.property(html, fc.integer({ min: 1, max: 60 }), (text, characters) => {
      expect(excerpt(beginningOf(text, characters), characters)).toBe(excerpt(text, characters));
    }),
  );
});

it('the home page only contains as much of the about text as its teaser needs', () => {
  const long = { ...about, description: '<p>On iki söz.</p>'.repeat(5_000) };
  const { description } = aboutTeaser(long);
  expect(description.length).toBeLessThan(2 * limits.aboutTeaserCharacters);
  expect(excerpt(description, limits.aboutTeaserCharacters)).toMatch(/…$/);
});

it('the home page’s data only contains the displayed fields of entries', () => {
  const [project, post, service] = [projects[0], posts[0], services[0]];
  if (project === undefined || post === undefined || service === undefined) throw new Error('No fixtures');
  const facts = [
    { key: 'Alan', value: '6.840 m²' },
    { key: 'Konum', value: 'Urla' },
  ];
  const [shown, unordered] = projectsOfWall([
    { ...project, additionalInfoPairs: facts, additionalInfo: { Alan: '6.840 m²' } },
    { ...project, additionalInfoPairs: [], additionalInfo: { Konum: 'Urla' } },
  ]);
  expect([shown?.additionalInfoPairs, shown?.additionalInfo]).toEqual([[facts[1]], null]);
  expect(unordered?.additionalInfo).toEqual({ Konum: 'Urla' });
  for (const entry of [shown, ...postsOfRow([post]), ...servicesOfIndex([service])]) {
    expect(Object.keys(entry ?? {})).toContain('title');
    expect(Object.keys(entry ?? {})).not.toContain('updatedAt');
    expect(Object.keys(entry ?? {})).not.toContain('serviceIds');
    expect(Object.keys(entry ?? {})).not.toContain('icon');
  }
});

it('a picture below the first view comes with only its colour, sizes and description', () => {
  const image = {
    id: '1',
    url: '/a.avif',
    alt: 'Ev',
    color: '#123456',
    placeholder: 'data:image/webp;base64,AA',
  };
  const shown = JSON.parse(
    JSON.stringify([aboutTeaser({ ...about, image }), aboutTeaser({ ...about, image: null })]),
  );
  expect(shown[0].image).toEqual({ url: '/a.avif', alt: 'Ev', color: '#123456' });
  expect(shown[1].image).toBeNull();
});
