import { describe, expect, it } from 'vitest';
import { findCommands } from './commands.ts';

const entries = [
  { key: 's1', title: 'İç Dizayn', where: 'Services', href: '/admin/services/edit/1' },
  { key: 'p1', title: 'Işık Evi', where: 'Projects', href: '/admin/projects/edit/1' },
];
const labels = (search: string) =>
  findCommands(search, entries).flatMap(({ commands }) => commands.map(({ label }) => label));

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

  it('leaves out what does not fit', () => {
    expect(labels('karavan')).toEqual([]);
  });
});
