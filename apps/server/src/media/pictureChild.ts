import { HttpError } from '../http/httpErrors.ts';
import { pictureWork } from './pictureWork.ts';

/** A piece of work, as it is asked of the picture process. */
export type PictureRequest = { name: string; args: readonly unknown[] };

/** The response of the picture process, with the memory that it holds afterwards. */
export type PictureAnswer = Outcome & { bytes: number };
type Outcome = { result: unknown } | { refused: { status: number; message: string } } | { failed: string };

/** The common type of all work. Written as a method, since only a method may narrow its parameters. */
type AnyWork = { do(...args: readonly unknown[]): Promise<unknown> }['do'];

const mostBytes = Number(process.argv[2]);
const lookMs = 20;

const works: ReadonlyMap<string, AnyWork> = new Map(Object.entries<AnyWork>(pictureWork));

async function answerTo({ name, args }: PictureRequest): Promise<PictureAnswer> {
  const outcome = await outcomeOf(name, args);
  return { ...outcome, bytes: process.memoryUsage.rss() };
}

async function outcomeOf(name: string, args: readonly unknown[]): Promise<Outcome> {
  try {
    return { result: await works.get(name)?.(...args) };
  } catch (error) {
    if (error instanceof HttpError) return { refused: { status: error.statusCode, message: error.message } };
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}

/** Exits at once: an ordinary exit would wait for the decoder. */
const end = (): void => {
  process.kill(process.pid, 'SIGKILL');
};

process.on('message', (request: PictureRequest) => {
  void answerTo(request).then((answer) => process.send?.(answer));
});
process.on('disconnect', end);
// On shutdown the server finishes the current picture, and ends this process itself.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
setInterval(() => {
  if (process.memoryUsage.rss() > mostBytes) end();
}, lookMs).unref();
