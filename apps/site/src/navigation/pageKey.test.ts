import { expect, it } from 'vitest';
import { pageKey } from './pageKey.ts';

const keyOf = (address: string) => pageKey(new URL(address, 'https://ornek.example'));

it.each([
  '?sayfa=2',
  '?sayfa=1-2',
  '?kategori=Konut',
  '?asama=suruyor',
  '?hizmet=insaat-hizmeti',
  '?proje=/projelerimiz/a',
  '?q=a&tur=proje',
])('loads another page for %s', (search) => {
  expect(keyOf(`/projelerimiz${search}`)).not.toBe(keyOf('/projelerimiz'));
});

it('ignores parameters that pages do not read, and fragments', () => {
  expect(keyOf('/blog?utm=1#ust')).toBe(keyOf('/blog'));
});
