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
  noise,
  pngOfUnfoldingTexts,
  zeroPng,
} from '../../../apps/server/src/testing/hostilePictures.ts';
import { type Kind, share } from './kind.ts';
import { inParallel } from './target.ts';

const small = { width: 400, height: 300 };
const unfolded = 200 * 2 ** 20;
const metadata = 8 * 2 ** 20;

type Maker = () => Promise<Uint8Array> | Uint8Array;

/** Pictures that are expensive to decode, and files that only claim to be pictures. */
const files: readonly Maker[] = [
  () => gifOfFrames(300_000),
  () => gifOfFrames(1_000, { width: 100, height: 100 }),
  () => zeroPng(largeSquare),
  () => zeroPng({ width: 30_000, height: 30_000, channels: 1 }),
  () => zeroPng({ ...largeSquare, bits: 16 }),
  () => zeroPng({ ...largeSquare, channels: 4, interlaced: true }),
  () => zeroPng({ width: 65_535, height: 700 }),
  () => lyingPng({ width: 60_000, height: 60_000 }),
  () => lyingPng({ width: 2 ** 31 - 1, height: 1 }),
  () => lyingPng({ width: 0, height: 0 }),
  () => pngOfUnfoldingTexts(unfolded),
  () => jpegOfGarbage({ width: 3_000, height: 2_000 }),
  () => jpegOfScans({ width: 4_000, height: 3_000 }, 500),
  () => jpegOfMetadata('comment', metadata),
  () => jpegOfMetadata('icc', metadata),
  () => jpegOfMetadata('exif', metadata),
  () => detailed({ width: 17_000, height: 300 }).jpeg().toBuffer(),
  () => detailed({ width: 16_383, height: 3_000 }).webp({ effort: 0 }).toBuffer(),
  () => detailed({ width: 4_000, height: 3_000 }).avif({ effort: 0 }).toBuffer(),
  async () => cutOff(await detailed(small).png().toBuffer(), 0.5),
  async () => cutOff(await detailed(small).avif({ effort: 0 }).toBuffer(), 0.5),
  async () => garbled(await detailed(small).webp().toBuffer()),
  async () => garbled(await detailed(small).gif({ effort: 1 }).toBuffer()),
  () =>
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>'),
  () => Buffer.from('GIF89a/*<script>alert(1)</script>*/=1;'),
  () => Buffer.from('<!doctype html><script>alert(1)</script>'),
  () => Buffer.concat([Buffer.from([0, 0, 1, 0, 0xff, 0xff]), noise(100_000)]),
  () => noise(1_000_000),
  () => Buffer.alloc(0),
];

const names = [
  'a.jpg',
  'a.png',
  'a.svg',
  'a.html',
  '../../a.jpg',
  'a.jpg.php',
  'CON',
  `${'a'.repeat(255)}.jpg`,
];

/**
 * Files sent as pictures to each call that accepts one; an upload is stored, refused with a message, or rate limited.
 */
export const uploads: Kind = {
  name: 'uploads',
  may: [200, 400, 413, 415, 503],
  attack: async (target, amount) => {
    const makers = share(amount, files, 6);
    const attacks = makers.flatMap((make, index) =>
      ['/api/images/upload', '/api/site-info/favicon'].map((path) => ({
        path,
        make,
        name: names[index % names.length] ?? 'a.jpg',
      })),
    );
    await inParallel(attacks, 3, async ({ path, make, name }) => {
      const { headers, body } = formOf(name, await make());
      await target.send({ method: 'POST', path, asAdmin: true, headers, body });
    });
    return [];
  },
};

function formOf(name: string, file: Uint8Array) {
  const head = `--b\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/jpeg\r\n\r\n`;
  return {
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    body: Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--b--\r\n')]),
  };
}
