import { describe, expect, it } from 'vitest';
import { choiceOf, listedPictures } from './listedPictures.ts';

const stored = [
  { id: 'a', url: '/a.webp' },
  { id: 'b', url: '/b.webp' },
];
const listed = listedPictures({ kind: 'keep' }, stored);
const described = listed.map((picture) => ({ ...picture, alt: 'Avlu' }));
const keep = { kind: 'keep' } as const;
const added = { kind: 'new', file: new File(['x'], 'c.png'), url: 'blob:c', alt: '' } as const;

describe('listedPictures', () => {
  it('shows the stored pictures until the admin changes something', () => {
    expect(listed.map((picture) => (picture.kind === 'stored' ? picture.id : ''))).toEqual(['a', 'b']);
  });

  it("shows the admin's choice", () => {
    expect(listedPictures({ kind: 'list', pictures: [added], base: [] }, stored)).toEqual([added]);
  });
});

describe('choiceOf', () => {
  it('is no change if the list is unchanged', () => {
    expect(choiceOf([...listed], stored, keep)).toEqual({ kind: 'keep' });
    expect(choiceOf([], [], keep)).toEqual({ kind: 'keep' });
  });

  it.each([[[...listed].toReversed()], [listed.slice(1)], [[...listed, added]], [described]])(
    'is the list if it differs',
    (pictures) => {
      const base = [
        { id: 'a', alt: '' },
        { id: 'b', alt: '' },
      ];
      expect(choiceOf(pictures, stored, keep)).toEqual({ kind: 'list', pictures, base });
    },
  );

  it('remembers what was stored when the change began, whatever is stored by now', () => {
    const base = [{ id: 'a', alt: 'Avlu' }];
    const before = { kind: 'list', pictures: [], base } as const;
    expect(choiceOf([added], stored, before)).toEqual({ kind: 'list', pictures: [added], base });
  });
});
