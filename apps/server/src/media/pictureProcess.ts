import { refusals } from '@vitrin/contract/errors/refusals';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { besideThis } from '../besideThis.ts';
import { HttpError } from '../http/httpErrors.ts';
import type { PictureAnswer } from './pictureChild.ts';
import { pictureLimits } from './pictureLimits.ts';
import type { PictureWork } from './pictureWork.ts';
import { refuse } from './uploads/refuse.ts';

/** Does the work on pictures in a process that begins when there is some and ends when there is none. */
export type PictureProcess = { work: PictureWork; close: () => Promise<void> };

const idleMs = 30_000;
const tooMuch = refusals.pictureTooHeavy();

/** The process ended over a piece before its time was up: it took too much memory, or its decoder crashed. */
class Outgrown extends HttpError {
  constructor() {
    super(413, tooMuch, { errors: { file: tooMuch } });
  }
}

/**
 * Opens what does the work on pictures. A decoder that grows, hangs or crashes over a file takes only its own process
 * with it: the work fails with 413, and the next piece starts another one. It is started when it is first needed, and
 * ends when nothing was asked of it for half a minute, which gives its memory back.
 */
export function openPictureProcess({
  mostMs = pictureLimits.processMs,
  mostBytes = pictureLimits.processBytes,
  restBytes = pictureLimits.restBytes,
}: {
  mostMs?: number;
  mostBytes?: number;
  restBytes?: number;
} = {}): PictureProcess {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  async function close(): Promise<void> {
    clearTimeout(idle);
    if (child === undefined) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  /** What pieces leave in its memory adds up, and in the end a small one would be taken for one that is too much. */
  function retire(large: ChildProcess): void {
    child = undefined;
    large.kill('SIGKILL');
  }

  function start(): ChildProcess {
    const started = fork(besideThis(import.meta.url, 'pictureChild'), [String(mostBytes)], {
      execArgv: [],
      // Two memory pools keep what picture work leaves behind about a quarter lower.
      env: { ...process.env, MALLOC_ARENA_MAX: '2' },
      serialization: 'advanced',
    });
    started.once('exit', () => {
      if (child === started) child = undefined;
    });
    return started;
  }

  /** A piece that a used process ended over is done by a fresh one: what earlier pieces left there is not its own. */
  async function ask(name: string, args: readonly unknown[]): Promise<unknown> {
    const wasUsed = child !== undefined;
    try {
      return await askOnce(name, args);
    } catch (error) {
      if (!wasUsed || !(error instanceof Outgrown)) throw error;
      return await askOnce(name, args);
    }
  }

  async function askOnce(name: string, args: readonly unknown[]): Promise<unknown> {
    clearTimeout(idle);
    child ??= start();
    const asked = child;
    const settled = new AbortController();
    let isLate = false;
    const limit = setTimeout(() => {
      isLate = true;
      asked.kill('SIGKILL');
    }, mostMs);
    try {
      const { signal } = settled;
      const answered = once(asked, 'message', { signal });
      const died = once(asked, 'exit', { signal }).then(() => {
        throw isLate ? refuse(413, tooMuch) : new Outgrown();
      });
      asked.send({ name, args });
      const [answer]: PictureAnswer[] = await Promise.race([answered, died]);
      if (answer !== undefined && answer.bytes > restBytes) retire(asked);
      return resultOf(answer);
    } finally {
      clearTimeout(limit);
      settled.abort();
      idle = setTimeout(() => void close(), idleMs);
      idle.unref();
    }
  }

  function call<K extends keyof PictureWork>(
    name: K,
    ...args: Parameters<PictureWork[K]>
  ): ReturnType<PictureWork[K]>;
  function call(name: string, ...args: unknown[]): Promise<unknown> {
    return ask(name, args);
  }

  return {
    close,
    work: {
      rewritePicture: (file, kind) => call('rewritePicture', file, kind),
      describePicture: (file, extension) => call('describePicture', file, extension),
      cutPortrait: (file) => call('cutPortrait', file),
      resizePicture: (file, wanted) => call('resizePicture', file, wanted),
      cutCard: (file) => call('cutCard', file),
      drawCard: (palette) => call('drawCard', palette),
    },
  };
}

function resultOf(answer: PictureAnswer | undefined): unknown {
  if (answer === undefined) throw new Error('The picture process gave no answer');
  if ('refused' in answer) throw refuse(answer.refused.status, answer.refused.message);
  if ('failed' in answer) throw new Error(answer.failed);
  return answer.result;
}
