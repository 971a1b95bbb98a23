// @module-tag long
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { defaultPalette } from '@vitrin/contract/settings/palette';
import { expect, onTestFinished, test } from 'vitest';
import { garbled } from '../testing/hostilePictures.ts';
import { plainJpeg } from '../testing/samplePictures.ts';
import { PictureProcessError } from './passingFault.ts';
import { openPictureProcess } from './pictureProcess.ts';
import { type PictureWork, pictureWork } from './pictureWork.ts';

async function fileOf(bytes: Uint8Array): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrin-test-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(path.join(folder, 'upload'), bytes);
  return path.join(folder, 'upload');
}

function open(limits?: Parameters<typeof openPictureProcess>[0]) {
  const opened = openPictureProcess(limits);
  onTestFinished(opened.close);
  return opened;
}

test('the process does the same work as in-process calls', async () => {
  const { work } = open();
  const file = await fileOf(await plainJpeg({ width: 400, height: 300 }));
  const [there, here] = [
    await work.rewritePicture(file, 'jpeg'),
    await pictureWork.rewritePicture(file, 'jpeg'),
  ];
  expect(there.facts).toEqual(here.facts);
  expect(Buffer.compare(there.file, here.file)).toBe(0);
  const wanted = { width: 320, type: 'image/webp' } as const;
  const sizes = [
    await work.resizePicture(there.file, wanted),
    await pictureWork.resizePicture(here.file, wanted),
  ];
  const [sizeThere, sizeHere] = sizes.map((size) => Buffer.from(size ?? []).toString('base64'));
  expect(sizeThere).toBe(sizeHere);
  expect(await work.resizePicture(there.file, { ...wanted, type: 'image/avif' })).not.toBeNull();
  expect(await work.describePicture(there.file, 'jpg')).toEqual(there.facts);
});

test('all that a card is made of arrives: the point that it is cut around, and the words on it', async () => {
  const { work } = open();
  const file = await plainJpeg({ width: 1_200, height: 300 });
  const words = { title: 'Çatı onarımı', company: 'Taşavlu' };
  const cards = async (by: Pick<PictureWork, 'cutCard' | 'drawCard'>): Promise<string[]> => {
    const made = [
      await by.cutCard(file),
      await by.cutCard(file, { x: 0, y: 0 }),
      await by.drawCard(defaultPalette),
      await by.drawCard(defaultPalette, words),
    ];
    return made.map((card) => Buffer.from(card).toString('base64'));
  };
  const [there, here] = [await cards(work), await cards(pictureWork)];
  expect(there.map((card, index) => card === here[index])).toEqual([true, true, true, true]);
  // Else the comparison would say nothing.
  expect(new Set(here).size).toBe(4);
});

test('a refusal comes with its status and its sentence', async () => {
  const { work } = open();
  const file = await fileOf(garbled(await plainJpeg({ width: 400, height: 300 })));
  await expect(work.rewritePicture(file, 'jpeg')).rejects.toMatchObject({
    statusCode: 400,
    errors: { file: 'The picture is damaged and cannot be read' },
  });
  await expect(work.cutCard(Buffer.from('x'))).rejects.toThrow(/unsupported image format/);
});

test.each([
  ['time', { mostMs: 1 }],
  ['memory', { mostBytes: 1 }],
])(
  'an operation that takes too much %s is killed alone, and the next one gets a new process',
  async (_what, limits) => {
    const { work } = open(limits);
    const file = await fileOf(await plainJpeg({ width: 5_000, height: 4_000 }));
    for (let asked = 0; asked < 2; asked += 1) {
      // The second one runs after the process has ended.
      await expect(work.rewritePicture(file, 'jpeg')).rejects.toMatchObject({
        statusCode: 413,
        errors: { file: expect.stringContaining('too much time or memory') },
      });
    }
  },
);

test('a process that retains too much memory is replaced before the next operation', async () => {
  const { work } = open({ restBytes: 1 });
  const file = await fileOf(await plainJpeg({ width: 400, height: 300 }));
  expect((await work.rewritePicture(file, 'jpeg')).facts.width).toBe(400);
  expect((await work.rewritePicture(file, 'jpeg')).facts.width).toBe(400);
});

test('an operation that ends a used process is repeated in a fresh one', async () => {
  const { work } = open({ restBytes: Number.POSITIVE_INFINITY });
  const file = await fileOf(await plainJpeg({ width: 3_000, height: 2_000 }));
  await work.drawCard(defaultPalette);
  const made = work.rewritePicture(file, 'jpeg');
  execFileSync('pkill', ['-KILL', '-P', String(process.pid), '-f', 'pictureChild']);
  expect((await made).facts.width).toBe(3_000);
});

test('a process that was closed is started again when needed', async () => {
  const { work, close } = open();
  await work.drawCard(defaultPalette);
  await close();
  expect((await work.drawCard(defaultPalette)).length).toBeGreaterThan(1_000);
});

test('a process that cannot be started costs the piece at hand alone, and the next is tried anew', async () => {
  const { work } = open();
  const { execPath } = process;
  onTestFinished(() => void (process.execPath = execPath));
  // An error of it that nobody hears would end this test's process.
  process.execPath = '/nowhere/node';
  for (let asked = 0; asked < 2; asked += 1) {
    await expect(work.drawCard(defaultPalette)).rejects.toBeInstanceOf(PictureProcessError);
    await setTimeout(100);
  }
  process.execPath = execPath;
  expect((await work.drawCard(defaultPalette)).length).toBeGreaterThan(1_000);
});
