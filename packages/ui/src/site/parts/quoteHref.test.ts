import { servicesBasic } from '@vitrin/mocks/fixtures/services';
import { expect, it } from 'vitest';
import { quoteHref } from './quoteHref.ts';

const [service] = servicesBasic;
const path = service?.path ?? '';

it.each([
  ['/hakkimizda', '/teklif-al'],
  [path, `/teklif-al?hizmet=${encodeURIComponent(path)}`],
  ['/projelerimiz', '/teklif-al'],
  ['/projelerimiz/k%C4%B1y%C4%B1', '/teklif-al?proje=%2Fprojelerimiz%2Fk%25C4%25B1y%25C4%25B1'],
])('leads from %s to %s', (from, href) => {
  expect(quoteHref({ contactDelivery: 'inbox' }, from, servicesBasic)).toBe(href);
});

it.each(['simulate', undefined] as const)(
  'leads to the contact page with delivery "%s"',
  (contactDelivery) => {
    expect(quoteHref({ contactDelivery }, path, servicesBasic)).toBe('/iletisim');
  },
);
