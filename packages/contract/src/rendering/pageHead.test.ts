import { expect, it } from 'vitest';
import { pageHead } from './pageHead.ts';
import { pageTitle } from './pageTitle.ts';

it.each([
  [null, 'Ardıç Yapı', 'Ardıç Yapı'],
  ['Hizmetlerimiz', 'Ardıç Yapı', 'Hizmetlerimiz | Ardıç Yapı'],
  [null, '  ', 'Kurumsal Web Sitesi'],
  ['Blog', '', 'Blog | Kurumsal Web Sitesi'],
])('titles %s of "%s" as "%s"', (page, company, title) => {
  expect(pageTitle(page, company)).toBe(title);
});

const facts = { page: 'Avlulu Ev', companyName: 'Ardıç Yapı', description: '<p>Urla’da bir ev.</p>' };

it('derives what admins left empty', () => {
  const derived = { title: 'Avlulu Ev | Ardıç Yapı', description: 'Urla’da bir ev.' };
  expect(pageHead(facts)).toEqual(derived);
  expect(pageHead({ ...facts, sharing: { metaTitle: '', metaDescription: '' } })).toEqual(derived);
});

it('takes what admins wrote unchanged', () => {
  const sharing = { metaTitle: 'Taş ev yapımı', metaDescription: 'a '.repeat(120).trim() };
  expect(pageHead({ ...facts, sharing })).toEqual({
    title: 'Taş ev yapımı',
    description: sharing.metaDescription,
  });
});
