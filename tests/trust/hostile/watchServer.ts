import { openSync, readFileSync, readSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import { noFigures, worseOf } from './figures.ts';

/**
 * Loaded into the server before its own code (`node --import`): measures inside the process, so that the load of the
 * machine or of the client does not count. Replies to each message of the parent process with the worst since the
 * previous message.
 */
const tickMs = 10;
const memoryTickMs = 50;

/**
 * How long the main thread has waited for a CPU so far, in ms. Only Linux reports it; elsewhere the wait counts against
 * the server.
 */
function queueReader(): () => number {
  try {
    const file = openSync(`/proc/self/task/${process.pid}/schedstat`, 'r');
    const text = Buffer.alloc(64);
    return () => {
      const length = readSync(file, text, 0, text.length, 0);
      return Number(text.toString('latin1', 0, length).split(' ')[1]) / 1e6;
    };
  } catch {
    return () => 0;
  }
}

const queuedMs = queueReader();
/**
 * The memory of the child processes, in bytes, without the code that they share with this one. Only available on Linux.
 */
function childBytes(): number {
  try {
    const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'latin1').trim().split(' ');
    return children.filter((pid) => pid !== '').reduce((sum, pid) => sum + ownBytes(pid), 0);
  } catch {
    // A child process has just ended.
    return 0;
  }
}

const ownBytes = (pid: string): number =>
  Number(/^RssAnon:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1] ?? 0) * 1_024;

let worst = noFigures;
let last = { at: performance.now(), queued: queuedMs() };

setInterval(() => {
  const now = { at: performance.now(), queued: queuedMs() };
  const lateMs = Math.max(0, now.at - last.at - tickMs);
  const machineMs = Math.min(lateMs, now.queued - last.queued);
  last = now;
  worst = worseOf(worst, { ...noFigures, loopMs: lateMs - machineMs, machineMs });
}, tickMs).unref();

setInterval(() => {
  const memory = { serverMb: process.memoryUsage.rss() / 1e6, childrenMb: childBytes() / 1e6 };
  worst = worseOf(worst, { ...noFigures, memory });
}, memoryTickMs).unref();

let looking = false;
setInterval(() => {
  if (!looking) void lookAtFile();
}, tickMs * 2).unref();

async function lookAtFile(): Promise<void> {
  looking = true;
  const begin = { at: performance.now(), queued: queuedMs() };
  await stat(import.meta.filename);
  const fileMs = performance.now() - begin.at - (queuedMs() - begin.queued);
  worst = worseOf(worst, { ...noFigures, fileMs: Math.max(0, fileMs) });
  looking = false;
}

process.on('message', () => {
  process.send?.(worst);
  worst = noFigures;
});
process.channel?.unref();
