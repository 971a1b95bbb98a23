import { expect, it } from 'vitest';
import { pageTitle } from './head.tsx';

it.each([
  [null, 'Ardıç Yapı', 'Ardıç Yapı'],
  ['Hizmetlerimiz', 'Ardıç Yapı', 'Hizmetlerimiz | Ardıç Yapı'],
  [null, '  ', 'Kurumsal Web Sitesi'],
  ['Blog', '', 'Blog | Kurumsal Web Sitesi'],
])('titles %s of "%s" as "%s"', (page, company, title) => {
  expect(pageTitle(page, company)).toBe(title);
});
