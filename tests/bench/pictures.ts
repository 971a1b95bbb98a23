import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loginResult } from '@vitrin/contract/accounts/session';
import { z } from 'zod';
import {
  detailed,
  gifOfFrames,
  largeSquare,
  zeroPng,
} from '../../apps/server/src/testing/hostilePictures.ts';

/**
 * Uploads expensive pictures, and prints for each how long a single job holds the picture queue (the longest job, in
 * seconds of CPU / wall-clock time), and the peak memory of the server and the picture process together. Linux only. On
 * a busy machine wall-clock times mean little, and CPU times grow by a third. Usage: node tests/bench/pictures.ts [part
 * of a name]
 */
const [, , only = ''] = process.argv;

const strip = { width: 16_500, height: 3_000 };
const wide = { width: 8_000, height: 6_200 };
const photograph = { width: 6_000, height: 4_000 };
const camera = { width: 4_080, height: 3_060 };
const screen = { width: 2_980, height: 1_677 };
const small = { width: 1_820, height: 1_370 };
const seeThrough = { width: 2_890, height: 2_180 };
const alpha = 0.5;
const pictures: Readonly<Record<string, () => Buffer | Promise<Buffer>>> = {
  'GIF 1x1, 300,000 frames': () => gifOfFrames(300_000),
  'GIF 1x1, 1,000 frames': () => gifOfFrames(1_000),
  'GIF 220x220, 1,000 frames': () => gifOfFrames(1_000, { width: 220, height: 220 }),
  'GIF 700x700, 100 frames': () => gifOfFrames(100, { width: 700, height: 700 }),
  'JPEG 16,500x3,000': () => detailed(strip).jpeg().toBuffer(),
  'PNG 16,500x3,000, plain': () => zeroPng(strip),
  'JPEG 8,000x6,200': () => detailed(wide).jpeg({ quality: 70 }).toBuffer(),
  'JPEG 4,080x3,060, progressive': () => detailed(camera).jpeg({ quality: 70, progressive: true }).toBuffer(),
  'JPEG 6,000x4,000, progressive': () =>
    detailed(photograph).jpeg({ quality: 85, progressive: true }).toBuffer(),
  'WebP 6,000x4,000': () => detailed(photograph).webp({ quality: 85, effort: 0 }).toBuffer(),
  'JPEG 4,080x3,060': () => detailed(camera).jpeg({ quality: 90 }).toBuffer(),
  'PNG 7,000x7,000, interlaced': () => zeroPng({ ...largeSquare, interlaced: true }),
  'WebP 7,000x7,000': () => detailed(largeSquare).webp({ quality: 60, effort: 0 }).toBuffer(),
  'WebP 6,000x6,000': () =>
    detailed({ width: 6_000, height: 6_000 }).webp({ quality: 60, effort: 0 }).toBuffer(),
  'WebP 4,600x3,470': () =>
    detailed({ width: 4_600, height: 3_470 }).webp({ quality: 60, effort: 0 }).toBuffer(),
  'WebP 2,890x2,180, see-through': () =>
    detailed(seeThrough).ensureAlpha(alpha).webp({ quality: 60, effort: 0 }).toBuffer(),
  'WebP 4,080x3,060': () => detailed(camera).webp({ quality: 80, effort: 0 }).toBuffer(),
  'AVIF 4,080x3,060': () => detailed(camera).avif({ quality: 50, effort: 0 }).toBuffer(),
  'AVIF 2,980x1,677': () => detailed(screen).avif({ quality: 50, effort: 0 }).toBuffer(),
  'AVIF 1,820x1,370, see-through': () =>
    detailed(small).ensureAlpha(alpha).avif({ quality: 50, effort: 0 }).toBuffer(),
};

const piece = z.object({ name: z.string(), cpu: z.number(), wall: z.number() });
type Piece = z.infer<typeof piece>;
let pieces: Piece[] = [];

const folder = await mkdtemp(path.join(tmpdir(), 'vitrin-bench-'));
const server = fork(path.join(import.meta.dirname, 'pictureServer.ts'), [folder], {
  env: { ...process.env, MALLOC_ARENA_MAX: '2' },
});
const [first]: unknown[] = await once(server, 'message');
const { host } = z.object({ host: z.string() }).parse(first);
server.on('message', (message) => {
  const told = piece.safeParse(message);
  if (told.success) pieces.push(told.data);
});

/** The resident memory of a process, in MB. */
async function taken(pid: string): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
}

let [peak, childPeak] = [0, 0];
async function look(): Promise<void> {
  const pid = String(server.pid);
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  const [own, child] = await Promise.all([taken(pid), taken(children.trim() || 'none')]);
  peak = Math.max(peak, own + child);
  childPeak = Math.max(childPeak, child);
}

const account = { name: 'Elif', email: 'elif@example.com', password: 'Uzun-Bir-Parola-2026' };
const signup = await fetch(`${host}/api/auth/signup`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(account),
});
const { token } = loginResult.parse(await signup.json());

async function upload(name: string, bytes: Buffer): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${host}/api/images/upload`, { method: 'POST', headers, body: form });
  return answer.ok ? 'kept' : String(answer.status);
}

const longest = (some: readonly Piece[]): string =>
  some
    .toSorted((a, b) => b.cpu - a.cpu)
    .slice(0, 1)
    .map(({ name, cpu, wall }) => `${name}: ${cpu.toFixed(2)} / ${wall.toFixed(2)}`)
    .join('');

const print = (title: string, ...cells: readonly string[]): void => {
  process.stdout.write(`${title.padEnd(32)}${cells.map((cell) => cell.padStart(26)).join('')}\n`);
};

print('Seconds of processor / wall', 'answer', 'in the upload', 'in the background', 'MB together (process)');
const timer = setInterval(() => void look(), 20);
for (const [name, make] of Object.entries(pictures).filter(([called]) => called.includes(only))) {
  const bytes = await make();
  pieces = [];
  [peak, childPeak] = [0, 0];
  const answer = await upload(name, bytes);
  const inUpload = pieces.splice(0);
  server.send('settle');
  for (let said: unknown = ''; said !== 'settled'; ) [said] = await once(server, 'message');
  print(name, answer, longest(inUpload), longest(pieces), `${peak.toFixed(0)} (${childPeak.toFixed(0)})`);
}
clearInterval(timer);
server.kill();
await rm(folder, { recursive: true });
