import { describe, expect, it } from 'vitest';
import { choiceOf, listedPictures } from './listedPictures.ts';

const stored = [
  { id: 'a', url: '/a.webp' },
  { id: 'b', url: '/b.webp' },
];
const listed = listedPictures({ kind: 'keep' }, stored);
const described = listed.map((picture) => ({ ...picture, alt: 'Avlu' }));
const added = { kind: 'new', file: new File(['x'], 'c.png'), url: 'blob:c', alt: '' } as const;

describe('listedPictures', () => {
  it('shows the stored pictures until the admin changes something', () => {
    expect(listed.map((picture) => (picture.kind === 'stored' ? picture.id : ''))).toEqual(['a', 'b']);
  });

  it("shows the admin's choice", () => {
    expect(listedPictures({ kind: 'list', pictures: [added] }, stored)).toEqual([added]);
  });
});

describe('choiceOf', () => {
  it('is no change if the list is unchanged', () => {
    expect(choiceOf([...listed], stored)).toEqual({ kind: 'keep' });
    expect(choiceOf([], [])).toEqual({ kind: 'keep' });
  });

  it.each([[[...listed].toReversed()], [listed.slice(1)], [[...listed, added]], [described]])(
    'is the list if it differs',
    (pictures) => {
      expect(choiceOf(pictures, stored)).toEqual({ kind: 'list', pictures });
    },
  );
});
