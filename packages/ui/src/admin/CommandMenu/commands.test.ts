import { describe, expect, it } from 'vitest';
import type { Reach } from '../AdminFrame/adminNavigation.ts';
import { findCommands } from './commands.ts';

const entries = [
  { key: 's1', title: 'İç Dizayn', where: 'Services', href: '/admin/services/edit/1' },
  { key: 'p1', title: 'Işık Evi', where: 'Projects', href: '/admin/projects/edit/1' },
];
const entry = (title: string, foundFor: string) => ({
  key: title,
  title,
  where: 'Services',
  href: `/admin/${title}`,
  foundFor,
});
const labels = (search: string, has?: Reach) =>
  findCommands(search, entries, has).flatMap(({ commands }) => commands.map(({ label }) => label));

describe('findCommands', () => {
  it('finds entries whichever Turkish letters are typed', () => {
    expect(labels('ic diz')).toEqual(['İç Dizayn']);
    expect(labels('ISIK')).toEqual(['Işık Evi']);
  });

  it('offers every screen and no entry before something is typed', () => {
    expect(labels('')).toContain('Slider Images');
    expect(labels('')).toContain('Dashboard');
    expect(labels('')).not.toContain('İç Dizayn');
  });

  it.each([
    ['logo', 'General'],
    ['phone', 'Contact'],
    ['instagram', 'Social Media'],
    ['palette', 'Theme Colors'],
    ['smtp', 'E-mail'],
    ['kvkk', 'Personal data'],
  ])('finds the settings that hold a %s', (search, tab) => {
    expect(labels(search)).toContain(tab);
  });

  it.each([
    ['history', 'Activity'],
    ['password', 'My profile'],
    ['two-step', 'My profile'],
    ['sign out', 'Logout'],
  ])('finds by "%s" what other screens hold', (search, label) => {
    expect(labels(search)).toContain(label);
  });

  it('offers only what the server has and the role may open', () => {
    expect(labels('smtp', { inbox: false })).toEqual([]);
    expect(labels('smtp', { inbox: true, role: 'editor' })).toEqual([]);
  });

  it('shows title matches before entries that the server found by other texts, the closest first', () => {
    const found = [
      entry('Onarım', 'çatı'),
      entry('Yeni Çatı', 'çatı'),
      entry('Çatı', 'çatı'),
      entry('Çatı Katı', 'çatı'),
      entry('Eski', 'çat'),
    ];
    const [group] = findCommands('çatı', found);
    expect(group?.commands.map(({ label }) => label)).toEqual(['Çatı', 'Çatı Katı', 'Yeni Çatı', 'Onarım']);
  });

  it('leaves out what does not match', () => {
    expect(labels('karavan')).toEqual([]);
  });
});
