import { drawnPixels } from '@vitrin/contract/files/drawnPixels';
import { limits } from '@vitrin/contract/limits';
import { expect, test, vi } from 'vitest';
import { drawnSize, isHeic, mayNeedDrawing, whenReady } from './smallerPicture.ts';

const file = (name: string, type: string, bytes = 1) => new File([new Uint8Array(bytes)], name, { type });
const large = 7 * 1024 * 1024;

test.each([
  ['IMG_1.HEIC', 'image/heic', true],
  ['IMG_1.heif', 'image/heif', true],
  ['IMG_1.HEIC', '', true],
  ['IMG_1.heic', 'image/jpeg', false],
  ['a.jpg', 'image/jpeg', false],
])('%s of type "%s" is a picture of recent phones: %s', (name, type, answer) => {
  expect(isHeic({ name, type })).toBe(answer);
});

test('only large files and phone photos are checked; animated formats never are', () => {
  expect(mayNeedDrawing(file('a.jpg', 'image/jpeg'))).toBe(false);
  expect(mayNeedDrawing(file('a.jpg', 'image/jpeg', large))).toBe(true);
  expect(mayNeedDrawing(file('a.gif', 'image/gif', large))).toBe(false);
  expect(mayNeedDrawing(file('a.webp', 'image/webp'))).toBe(false);
  expect(mayNeedDrawing(file('a.webp', 'image/webp', large / 2))).toBe(true);
  expect(mayNeedDrawing(file('a.avif', 'image/avif'))).toBe(true);
  expect(mayNeedDrawing(file('a.heic', 'image/heic'))).toBe(true);
});

test('files that need no conversion are used immediately', () => {
  const used: string[] = [];
  whenReady([file('a.jpg', 'image/jpeg')], (files) => used.push(...files.map(({ name }) => name)));
  expect(used).toEqual(['a.jpg']);
});

/** A browser that encodes pictures in these formats, and others as PNG of a size. */
function browserWith(formats: readonly string[], pngBytes: number, size = { width: 8_000, height: 6_000 }) {
  const pen = { drawImage: vi.fn<() => void>(), fillRect: vi.fn<() => void>() };
  const toBlob = (done: (blob: Blob) => void, type: string) =>
    done(
      formats.includes(type)
        ? new Blob(['x'], { type })
        : new Blob([new Uint8Array(pngBytes)], { type: 'image/png' }),
    );
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => pen, toBlob }) });
  vi.stubGlobal('createImageBitmap', async () => ({
    ...size,
    close: vi.fn<() => void>(),
  }));
  return pen;
}

test.each([
  ['webp', ['image/webp', 'image/jpeg'], 1, 0],
  ['png', ['image/jpeg'], limits.uploadBytes, 0],
  ['jpg', ['image/jpeg'], limits.uploadBytes + 1, 1],
])(
  'a picture with transparency is redrawn as %s by a browser that encodes %s',
  async (ending, formats, png, fills) => {
    const pen = browserWith(formats, png);
    const used = await new Promise<readonly File[]>((resolve) => {
      whenReady([file('a.png', 'image/png', limits.uploadBytes + 1)], resolve);
    });
    expect(used.map(({ name }) => name)).toEqual([`a.${ending}`]);
    // JPEG has no transparency: it becomes white instead of black.
    expect(pen.fillRect).toHaveBeenCalledTimes(fills);
  },
);

/** A large file that begins with these bytes. */
const begunWith = (head: readonly number[], type: string): File =>
  new File([new Uint8Array(head), new Uint8Array(large)], 'a', { type });

/** A JPEG with a segment before its frame, which is of a kind. */
const jpegOf = (frame: number): File =>
  begunWith([0xff, 0xd8, 0xff, 0xe1, 0, 6, 1, 2, 3, 4, 0xff, frame, 0, 17, 8], 'image/jpeg');

const pngOf = (interlacing: number): File =>
  begunWith([...Array.from({ length: 28 }, () => 0), interlacing], 'image/png');

test.each([
  ['a plain JPEG', jpegOf(0xc0), false],
  ['a progressive JPEG', jpegOf(0xc2), true],
  ['a plain PNG', pngOf(0), false],
  ['an interlaced PNG', pngOf(1), true],
  ['a WebP', begunWith([], 'image/webp'), true],
  ['an AVIF', begunWith([], 'image/avif'), true],
])(
  'of 24 megapixels, %s is redrawn if the server cannot read that many: %s',
  async (_name, given, redrawn) => {
    browserWith(['image/webp', 'image/jpeg'], 1, { width: 6_000, height: 4_000 });
    const [used] = await new Promise<readonly File[]>((resolve) => {
      whenReady([given], resolve);
    });
    expect(used !== given).toBe(redrawn);
  },
);

test('a picture that was cut off is not made to look whole', async () => {
  browserWith(['image/jpeg'], 1, { width: 9_000, height: 9_000 });
  const scan = [0xff, 0xd8, 0xff, 0xc0, 0, 2, 0xff, 0xda, 0, 2];
  const bytes = new Uint8Array(large).fill(1);
  const begun = new File([new Uint8Array(scan), bytes], 'a.jpg', { type: 'image/jpeg' });
  const ended = new File([begun, new Uint8Array([0xff, 0xd9])], 'b.jpg', { type: 'image/jpeg' });
  const used = await new Promise<readonly File[]>((resolve) => {
    whenReady([begun, ended], resolve);
  });
  expect(used.map((one) => one === begun || one === ended)).toEqual([true, false]);
});

test('a picture keeps its proportions, and its size if that is small enough', () => {
  expect(drawnSize({ width: 4_000, height: 3_000 })).toEqual({ width: 4_000, height: 3_000 });
  const { width, height } = drawnSize({ width: 12_000, height: 9_000 });
  expect(width * height).toBeLessThanOrEqual(drawnPixels);
  expect(width / height).toBeCloseTo(4 / 3, 2);
  expect(drawnSize({ width: 1, height: 90_000_000 })).toMatchObject({ width: 1 });
});
