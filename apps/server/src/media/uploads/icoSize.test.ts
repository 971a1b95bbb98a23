import { expect, test } from 'vitest';
import { iconBitmap, icoOf } from '../../testing/sampleIcons.ts';
import { icoSize } from './icoSize.ts';

const bitmap = iconBitmap(16);
const png = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(60)]);
const good = icoOf([
  { side: 16, data: bitmap },
  { side: 0, data: png },
]);

/** The valid file with one number overwritten. */
const with32 = (offset: number, value: number): Buffer => {
  const changed = Buffer.from(good);
  changed.writeUInt32LE(value, offset);
  return changed;
};

test('the largest picture determines the size', () => {
  expect(icoSize(good)).toEqual({ width: 256, height: 256 });
  expect(icoSize(icoOf([{ side: 16, data: bitmap }]))).toEqual({ width: 16, height: 16 });
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a header alone', good.subarray(0, 6)],
  ['a directory that is cut', good.subarray(0, 20)],
  ['a picture that is cut', good.subarray(0, good.length - 1)],
  ['no pictures', icoOf([])],
  ['too many pictures', icoOf(Array.from({ length: 21 }, () => ({ side: 16, data: bitmap })))],
  ['a cursor', Buffer.concat([Buffer.from([0, 0, 2, 0]), good.subarray(4)])],
  ['a picture inside the directory', with32(6 + 12, 8)],
  ['a picture past the end', with32(6 + 12, 4_294_967_295)],
  ['an empty picture', with32(6 + 8, 0)],
  ['data of another kind', icoOf([{ side: 16, data: Buffer.from(`<svg>${' '.repeat(80)}</svg>`) }])],
])('%s is not an icon', (_name, bytes) => {
  expect(icoSize(bytes)).toBeUndefined();
});
