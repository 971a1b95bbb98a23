import { describe, expect, it } from 'vitest';
import { relationTo, isCurrentEntry, menuEntries } from './menu.ts';

const services = [
  { id: '1', title: 'Birinci Hizmet', path: '/birinci-hizmet' },
  { id: '2', title: 'İkinci Hizmet', path: '/ikinci-hizmet' },
];
const current = (path: string) =>
  menuEntries(services)
    .filter((entry) => isCurrentEntry(entry, path))
    .map(({ label }) => label);

describe('menuEntries', () => {
  it('has the seven entries in order', () => {
    expect(menuEntries(services).map(({ label }) => label)).toEqual([
      'Ana Sayfa',
      'Kurumsal',
      'Hizmetler',
      'Projeler',
      'Multimedya',
      'Blog',
      'İletişim',
    ]);
  });

  it('leads to the list of services while there are none', () => {
    expect(menuEntries([])[2]).toEqual({ label: 'Hizmetler', href: '/hizmetlerimiz' });
  });
});

describe('isCurrentEntry', () => {
  it.each([
    ['/', ['Ana Sayfa']],
    ['/ekibimiz', ['Kurumsal']],
    ['/ikinci-hizmet', ['Hizmetler']],
    ['/hizmetlerimiz', ['Hizmetler']],
    ['/blog/tag/ahsap', ['Blog']],
    ['/theme-demo', []],
  ])('%s marks %j', (path, labels) => {
    expect(current(path)).toEqual(labels);
  });
});

describe('relationTo', () => {
  it('distinguishes the page itself from a page above it', () => {
    expect(relationTo('/blog', '/blog')).toBe('page');
    expect(relationTo('/blog', '/blog/7')).toBe('true');
    expect(relationTo('/blog', '/blogger')).toBeUndefined();
  });
});
