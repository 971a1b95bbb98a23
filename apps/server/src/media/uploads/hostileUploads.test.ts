import { writeFile } from 'node:fs/promises';
import { drawnPixels } from '@vitrin/contract/files/drawnPixels';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  cutOff,
  detailed,
  garbled,
  gifOfFrames,
  jpegOfGarbage,
  jpegOfMetadata,
  jpegOfScans,
  largeSquare,
  lyingPng,
  pngOfUnfoldingTexts,
  zeroPng,
} from '../../testing/hostilePictures.ts';
import { temporaryFolder } from '../../testing/serverProcess.ts';
import { judgeUpload } from './judgeUpload.ts';
import { kindOfBytes, type PictureKind } from './kindOfBytes.ts';
import { pictureLimits } from '../pictureLimits.ts';
import { type MadePicture, rewritePicture } from './rewritePicture.ts';

const small = { width: 400, height: 300 };

async function stored(bytes: Uint8Array): Promise<string> {
  const file = path.join(await temporaryFolder(), 'upload');
  await writeFile(file, bytes);
  return file;
}

function kindIn(bytes: Uint8Array): PictureKind {
  const kind = kindOfBytes(bytes);
  if (kind === undefined) throw new Error('No picture');
  return kind;
}

const rewrite = async (bytes: Uint8Array): Promise<MadePicture> =>
  rewritePicture(await stored(bytes), kindIn(bytes));

/** A small picture whose header claims another size, written a given number of bytes after a marker. */
function claiming(bytes: Buffer, mark: Buffer, write: (head: Buffer) => void): Buffer {
  const claimed = Buffer.from(bytes);
  write(claimed.subarray(claimed.indexOf(mark)));
  return claimed;
}

const largeAvif = async () =>
  claiming(await detailed(small).avif({ effort: 0 }).toBuffer(), Buffer.from('ispe'), (head) => {
    head.writeUInt32BE(4_000, 8);
    head.writeUInt32BE(3_200, 12);
  });

const webpFrame = Buffer.from([0x9d, 0x01, 0x2a]);

function webpClaiming({ width, height }: typeof small, webp: Buffer): Buffer {
  return claiming(webp, webpFrame, (head) => {
    head.writeUInt16LE(width, 3);
    head.writeUInt16LE(height, 5);
  });
}

const webpOf = async (size: typeof small) =>
  webpClaiming(size, await detailed(small).webp({ effort: 0 }).toBuffer());

const seeThroughWebpOf = async (size: typeof small) =>
  claiming(
    webpClaiming(size, await detailed(small).ensureAlpha(0.5).webp({ effort: 0 }).toBuffer()),
    Buffer.from('VP8X', 'latin1'),
    (head) => {
      head.writeUIntLE(size.width - 1, 12, 3);
      head.writeUIntLE(size.height - 1, 15, 3);
    },
  );

const progressiveOf = async (
  { width, height }: typeof small,
  chromaSubsampling: '4:2:0' | '4:4:4' = '4:2:0',
) =>
  claiming(
    await detailed(small).jpeg({ progressive: true, chromaSubsampling }).toBuffer(),
    Buffer.from([0xff, 0xc2]),
    (head) => {
      head.writeUInt16BE(height, 5);
      head.writeUInt16BE(width, 7);
    },
  );

/** What a camera takes: 24 megapixels. */
const photograph = { width: 6_000, height: 4_000 };
const drawnSquare = Math.floor(Math.sqrt(drawnPixels));
/** The largest that the panel draws. */
const drawnAnew = { width: drawnSquare, height: drawnSquare };

const frames = (count: number, side: number) => gifOfFrames(count, { width: side, height: side });

describe('pictures too large to be kept as they are', () => {
  test.each([
    ['a PNG of 20,000 lines', () => zeroPng({ width: 2_000, height: 20_000 }), [911, 9_110]],
    ['a PNG of 49 megapixels', () => zeroPng(largeSquare), [2_880, 2_880]],
    ['a strip', () => detailed({ width: 16_500, height: 110 }).jpeg().toBuffer(), [16_383, 109]],
    ['a thread', () => detailed({ width: 65_000, height: 1 }).jpeg().toBuffer(), [16_383, 1]],
    ['a moving GIF', () => frames(40, 700), [455, 455]],
  ])('%s is scaled down, keeping its proportions', async (_name, make, [width, height]) => {
    const { file, facts } = await rewrite(await make());
    expect(facts).toMatchObject({ width, height, bytes: file.length });
    const { width: across, height: down } = await sharp(file, { animated: true }).metadata();
    expect(across * down).toBeLessThanOrEqual(pictureLimits.keptPixels);
  });

  test('an animation keeps its frames', async () => {
    const { pages, format } = await sharp((await rewrite(frames(40, 700))).file).metadata();
    expect([pages, format]).toEqual([40, 'webp']);
  });
});

describe('pictures that cost too much', () => {
  test.each([
    ['300,000 frames', 'more than 1000 frames', () => frames(300_000, 1)],
    [
      'a pixel too many',
      'more than 50 megapixels',
      () => zeroPng({ width: 7_072, height: 7_072, channels: 1 }),
    ],
    ['a thread without end', 'more than 65535 pixels long', () => zeroPng({ width: 49_000_000, height: 1 })],
    ['a large AVIF', 'An AVIF picture may have 5 megapixels', largeAvif],
    [
      'a large interlaced PNG',
      'plain JPEG or PNG',
      () => zeroPng({ ...largeSquare, channels: 4, interlaced: true }),
    ],
    ['a large PNG of 16 bits', 'plain JPEG or PNG', () => zeroPng({ ...largeSquare, bits: 16 })],
    ['a large WebP', 'plain JPEG or PNG', () => webpOf(largeSquare)],
    ['a large progressive JPEG', 'plain JPEG or PNG', () => progressiveOf(largeSquare)],
    ['one with all its colours', 'plain JPEG or PNG', () => progressiveOf(photograph, '4:4:4')],
  ])('%s is refused with a message', async (_name, sentence, make) => {
    await expect(rewrite(await make())).rejects.toMatchObject({
      statusCode: 413,
      errors: { file: expect.stringContaining(sentence) },
    });
  });
});

describe('pictures that may be decoded', () => {
  test.each([
    ['a progressive photograph', photograph, () => progressiveOf(photograph)],
    ['a photograph as WebP', photograph, () => webpOf(photograph)],
    ['a WebP that the panel drew', drawnAnew, () => webpOf(drawnAnew)],
    ['one with transparency', drawnAnew, () => seeThroughWebpOf(drawnAnew)],
    ['a progressive JPEG with all its colours', drawnAnew, () => progressiveOf(drawnAnew, '4:4:4')],
  ])('%s is one', async (_name, size, make) => {
    const bytes = await make();
    expect(await judgeUpload(await stored(bytes), kindIn(bytes))).toMatchObject(size);
  });
});

const kinds = {
  JPEG: () => detailed(small).jpeg().toBuffer(),
  'progressive JPEG': () => detailed(small).jpeg({ progressive: true }).toBuffer(),
  PNG: () => detailed(small).png().toBuffer(),
  GIF: () => detailed(small).gif({ effort: 1 }).toBuffer(),
  AVIF: () => detailed(small).avif({ effort: 0 }).toBuffer(),
  WebP: () => detailed(small).webp().toBuffer(),
};

describe('damaged pictures', () => {
  test.each([
    ...Object.entries(kinds).map(
      ([kind, make]) => [`half a ${kind}`, async () => cutOff(await make(), 0.5)] as const,
    ),
    // Lossy WebP cannot tell: any bits decode to a picture.
    ...Object.entries(kinds)
      .filter(([kind]) => kind !== 'WebP')
      .map(
        ([kind, make]) =>
          [`a ${kind} that becomes something else`, async () => garbled(await make())] as const,
      ),
    ['a progressive JPEG whose rest is garbage', () => jpegOfGarbage(small, { progressive: true })],
    ['a PNG that holds less than it claims', () => lyingPng(largeSquare)],
    ['a PNG of a billion billion pixels', () => lyingPng({ width: 2 ** 31 - 1, height: 2 ** 31 - 1 })],
    ['a JPEG of a thousand scans', () => jpegOfScans(small, 1_000)],
  ] as const)('%s is 400', async (_name, make) => {
    await expect(rewrite(await make())).rejects.toMatchObject({
      statusCode: 400,
      errors: { file: 'The picture is damaged and cannot be read' },
    });
  });
});

describe('odd pictures', () => {
  test.each([
    ['comments', () => jpegOfMetadata('comment', 4_000_000)],
    ['a colour profile of noise', () => jpegOfMetadata('icc', 4_000_000)],
    ['EXIF of noise', () => jpegOfMetadata('exif', 4_000_000)],
    ['texts that unfold', () => pngOfUnfoldingTexts(50_000_000)],
  ])('%s are dropped', async (_name, make) => {
    const { file } = await rewrite(await make());
    const { icc, exif, comments } = await sharp(file).metadata();
    expect([icc, exif, comments]).toEqual([undefined, undefined, undefined]);
    expect(file.length).toBeLessThan(20_000);
  });

  test('a few stray bytes at the end are tolerated', async () => {
    const jpeg = await kinds['progressive JPEG']();
    const padded = Buffer.concat([jpeg.subarray(0, -2), Buffer.alloc(8), jpeg.subarray(-2)]);
    expect((await rewrite(padded)).facts).toMatchObject(small);
  });

  test('a header that many cameras write is tolerated', async () => {
    const jpeg = await kinds.JPEG();
    // The last coefficient of a scan, which decoders of sequential pictures need not read.
    const odd = claiming(jpeg, Buffer.from([0xff, 0xda]), (head) =>
      head.writeUInt8(62, head.readUInt16BE(2)),
    );
    await expect(sharp(odd, { failOn: 'warning' }).toBuffer()).rejects.toThrow(/Invalid SOS/);
    expect((await rewrite(odd)).facts).toMatchObject(small);
  });
});
