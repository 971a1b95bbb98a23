import { expect, it } from 'vitest';
import { quoteHref } from './quoteHref.ts';

const service = { title: 'Dış Cephe', service: '/dis-cephe' };

it.each([
  [undefined, '/teklif-al'],
  [service, '/teklif-al?hizmet=%2Fdis-cephe'],
  [
    { title: 'Kıyı', project: '/projelerimiz/k%C4%B1y%C4%B1' },
    '/teklif-al?proje=%2Fprojelerimiz%2Fk%25C4%25B1y%25C4%25B1',
  ],
])('from a page about %j leads to %s', (about, href) => {
  expect(quoteHref({ contactDelivery: 'inbox' }, about)).toBe(href);
});

it.each(['simulate', undefined] as const)(
  'leads to the contact page with delivery "%s"',
  (contactDelivery) => {
    expect(quoteHref({ contactDelivery }, service)).toBe('/iletisim');
  },
);
