import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { endsEarly } from '@vitrin/contract/files/endsEarly';
import { describe, expect, test } from 'vitest';
import { detailed } from '../../testing/hostilePictures.ts';
import { temporaryFolder } from '../../testing/serverProcess.ts';
import { rewritePicture } from './rewritePicture.ts';

const size = { width: 301, height: 203 };

const pictures = {
  'a JPEG': ['jpeg', async () => detailed(size).jpeg().toBuffer()],
  'a JPEG in full colour': [
    'jpeg',
    async () => detailed(size).jpeg({ chromaSubsampling: '4:4:4' }).toBuffer(),
  ],
  'a progressive JPEG': ['jpeg', async () => detailed(size).jpeg({ progressive: true }).toBuffer()],
  'a PNG': ['png', async () => detailed(size).png().toBuffer()],
  'an interlaced PNG': ['png', async () => detailed(size).png({ progressive: true }).toBuffer()],
} as const;

async function isRefused(bytes: Uint8Array, kind: 'jpeg' | 'png'): Promise<boolean> {
  const file = path.join(await temporaryFolder(), 'upload');
  await writeFile(file, bytes);
  return rewritePicture(file, kind).then(
    () => false,
    () => true,
  );
}

/** What may follow a picture, or stand in the place of its end. */
const tails = [[], [0], Array<number>(5_000).fill(0), Array<number>(5_000).fill(255), [255, 217, 1, 2, 3]];

describe.each(Object.entries(pictures))('%s', (_name, [kind, make]) => {
  test('is said to end early where a part of its pixels is missing', async () => {
    const whole = await make();
    expect(endsEarly(whole)).toBe(false);
    for (const share of [0.5, 0.75, 0.9]) {
      let left = whole.subarray(0, Math.floor(whole.byteLength * share));
      while (left.at(-1) === 0) left = left.subarray(0, -1);
      expect(endsEarly(left), `${share} of it`).toBe(true);
    }
  });

  test('is never said to end early if it is accepted', async () => {
    const whole = await make();
    const wronged: string[] = [];
    const cuts = [0, 1, 2, 3, 4, 8, 11, 12, 13, 16, 17, 20, 40, whole.byteLength >> 1];
    for (const cut of cuts) {
      for (const tail of tails) {
        const bytes = Buffer.concat([whole.subarray(0, whole.byteLength - cut), Buffer.from(tail)]);
        if (endsEarly(bytes) && !(await isRefused(bytes, kind))) {
          wronged.push(`${cut} fewer, ${tail.length} more`);
        }
      }
    }
    expect(wronged).toEqual([]);
  });
});
