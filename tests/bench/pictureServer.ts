import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { buildApp } from '../../apps/server/src/app.ts';
import { systemClock } from '../../apps/server/src/clock.ts';
import { openLog } from '../../apps/server/src/log.ts';
import { openLocalStorage } from '../../apps/server/src/media/storage/localStorage.ts';
import { openMedia } from '../../apps/server/src/media/openMedia.ts';
import { openPictureProcess } from '../../apps/server/src/media/pictureProcess.ts';
import type { PictureWork } from '../../apps/server/src/media/pictureWork.ts';
import { openStore } from '../../apps/server/src/store/openStore.ts';

/** The server that `pictures.ts` starts: the real one, which also reports each finished picture job. */
const [, , folder = ''] = process.argv;
const ticksPerSecond = 100;

/** The picture process: this server has no other child. */
async function childOfThis(): Promise<string | undefined> {
  const children = await readFile(`/proc/self/task/${process.pid}/children`, 'utf8');
  return children.split(' ').find((pid) => pid !== '');
}

async function usedSeconds(pid: string | undefined): Promise<number> {
  const stat = pid === undefined ? '' : await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return (user + system) / ticksPerSecond;
}

async function timed<T>(name: string, work: () => Promise<T>): Promise<T> {
  const pid = await childOfThis();
  const [used, start] = [await usedSeconds(pid), performance.now()];
  try {
    return await work();
  } finally {
    const wall = (performance.now() - start) / 1_000;
    // A process that exceeded its limits was killed, and its CPU times are lost.
    const after = await childOfThis();
    const cpu = pid === undefined || pid === after ? (await usedSeconds(after)) - used : wall;
    process.send?.({ name, cpu, wall });
  }
}

const { work, close } = openPictureProcess();
const timedWork: PictureWork = {
  rewritePicture: (file, kind) => timed('rewrite', () => work.rewritePicture(file, kind)),
  describePicture: (file, extension) => timed('describe', () => work.describePicture(file, extension)),
  resizePicture: (file, wanted) =>
    timed(`${wanted.type.slice('image/'.length)} ${wanted.width}`, () => work.resizePicture(file, wanted)),
  cutPortrait: (file) => timed('portrait', () => work.cutPortrait(file)),
  cutCard: (file) => timed('card', () => work.cutCard(file)),
  drawCard: (palette) => timed('drawn card', () => work.drawCard(palette)),
};

const log = await openLog('warn', false);
const store = await openStore({ folder, clock: systemClock });
const storage = await openLocalStorage(path.join(folder, 'pictures'));
const media = openMedia({ store, storage, log, process: { work: timedWork, close } });
const uploadFolder = path.join(folder, 'uploads');
const app = await buildApp({ store, media, clock: systemClock, uploadFolder, rateLimit: 'off', log });
const host = await app.listen({ port: 0, host: '127.0.0.1' });
process.on('message', () => void media.settled().then(() => process.send?.('settled')));
process.on('disconnect', () => process.exit());
process.send?.({ host });
