import { refusals } from '@vitrin/contract/errors/refusals';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { besideThis } from '../besideThis.ts';
import { HttpError } from '../http/httpErrors.ts';
import { PictureProcessError } from './passingFault.ts';
import type { PictureAnswer, PictureRequest } from './pictureChild.ts';
import { pictureLimits } from './pictureLimits.ts';
import type { PictureWork } from './pictureWork.ts';
import { refuse } from './uploads/refuse.ts';

/** Does the work on pictures in a separate process, which exists only while there is some. */
export type PictureProcess = { work: PictureWork; close: () => Promise<void> };

const idleMs = 30_000;
const tooMuch = refusals.pictureTooHeavy();

/** The process ended during an operation before its timeout: it took too much memory, or its decoder crashed. */
class Outgrown extends HttpError {
  constructor() {
    super(413, tooMuch, { errors: { file: tooMuch } });
  }
}

/**
 * Opens the picture process. A decoder that grows, hangs or crashes on a file ends only that process: the operation
 * fails with 413, and the next one starts another process. It is started when first needed, and ends after half a
 * minute without work, which frees its memory.
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

  const forget = (gone: ChildProcess): void => {
    if (child === gone) child = undefined;
  };

  /** Ends a process; resolves when it has ended. The next piece starts another one. */
  async function end(old: ChildProcess): Promise<void> {
    forget(old);
    const ended = Promise.withResolvers<void>();
    old.once('exit', () => ended.resolve());
    if (old.kill('SIGKILL')) await ended.promise;
  }

  async function close(): Promise<void> {
    clearTimeout(idle);
    if (child !== undefined) await end(child);
  }

  async function start(): Promise<ChildProcess> {
    const started = fork(besideThis(import.meta.url, 'pictureChild'), [String(mostBytes)], {
      execArgv: [],
      // Two malloc arenas keep the memory retained after an operation about a quarter lower; a fixed threshold returns
      // large blocks at once, which a WebP takes several of.
      env: { ...process.env, MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' },
      serialization: 'advanced',
    });
    child = started;
    started.once('exit', () => forget(started));
    // A listener for its whole life: there may be several errors, and one without a listener would end the server.
    started.on('error', () => forget(started));
    await once(started, 'spawn');
    return started;
  }

  /**
   * An operation that ends a used process is repeated in a fresh one: memory retained from earlier operations is not
   * its fault.
   */
  async function ask(name: string, args: readonly unknown[]): Promise<unknown> {
    const wasUsed = child !== undefined;
    try {
      return await askOnce(name, args);
    } catch (error) {
      const isOfProcess = error instanceof Outgrown || error instanceof PictureProcessError;
      if (!wasUsed || !isOfProcess) throw error;
      return await askOnce(name, args);
    }
  }

  async function askOnce(name: string, args: readonly unknown[]): Promise<unknown> {
    clearTimeout(idle);
    try {
      const asked = child ?? (await reached(start()));
      const answer = await answerOf(asked, { name, args });
      // Memory left over from operations adds up: in the end, a small picture would be refused as too large.
      if (answer !== undefined && answer.bytes > restBytes) void end(asked);
      return resultOf(answer);
    } finally {
      idle = setTimeout(() => void close(), idleMs);
      idle.unref();
    }
  }

  async function answerOf(asked: ChildProcess, request: PictureRequest): Promise<PictureAnswer | undefined> {
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
      asked.send(request);
      const [answer]: PictureAnswer[] = await reached(Promise.race([answered, died]));
      return answer;
    } finally {
      clearTimeout(limit);
      settled.abort();
    }
  }

  /** A function that runs the one of the same name in the process; arguments are passed on unchecked. */
  function there<K extends keyof PictureWork>(name: K): PictureWork[K];
  function there(name: string): (...args: unknown[]) => Promise<unknown> {
    return (...args) => ask(name, args);
  }

  return {
    close,
    work: {
      rewritePicture: there('rewritePicture'),
      describePicture: there('describePicture'),
      cutPortrait: there('cutPortrait'),
      resizePicture: there('resizePicture'),
      cutCard: there('cutCard'),
      drawCard: there('drawCard'),
    },
  };
}

/** Distinguishes a process that cannot be started or reached from one that refuses a picture or ended. */
async function reached<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    if (cause instanceof HttpError) throw cause;
    throw new PictureProcessError('The process that works on pictures cannot be started or asked', { cause });
  }
}

function resultOf(answer: PictureAnswer | undefined): unknown {
  if (answer === undefined) throw new Error('The picture process gave no answer');
  if ('refused' in answer) throw refuse(answer.refused.status, answer.refused.message);
  if ('failed' in answer) throw new Error(answer.failed);
  return answer.result;
}
