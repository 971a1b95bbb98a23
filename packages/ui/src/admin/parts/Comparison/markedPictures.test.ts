import { expect, test } from 'vitest';
import { markedPictures } from './markedPictures.ts';

const picture = (id: string, of: { alt?: string; visible?: boolean } = {}) => ({
  id,
  field: 'images',
  image: null,
  ...of,
});
const drawn = (side: ReturnType<typeof markedPictures>['before']) =>
  side.map(({ picture: { id }, place, marks }) => [place, id, ...marks].join(' '));

test('marks pictures that exist on one side only, and those that moved', () => {
  const sides = markedPictures(
    [picture('a'), picture('b'), picture('c')],
    [picture('c'), picture('a'), picture('d')],
  );
  expect(drawn(sides.before)).toEqual(['1 a moved', '2 b alone', '3 c']);
  expect(drawn(sides.after)).toEqual(['1 c', '2 a moved', '3 d alone']);
});

test('marks a changed description and visibility of the same picture', () => {
  const sides = markedPictures(
    [picture('a', { alt: 'Ev' }), picture('b', { visible: true })],
    [picture('a', { alt: 'Evler' }), picture('b', { visible: false })],
  );
  expect(drawn(sides.after)).toEqual(['1 a retold', '2 b switched']);
});
