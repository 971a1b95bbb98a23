import cluster from 'node:cluster';
import { newId } from '../newId.ts';
import { type EndSignal, onEndSignal } from './endSignals.ts';
import { type Counted, messageIn, patienceMs, type WorkerMessage } from './workerMessage.ts';

/** The other workers of the same server; none if it is a single process. */
export type Fellows = {
  /** Registers how to report this process's counters when another worker asks. */
  onCount: (read: () => Promise<Counted>) => void;
  /** The counters of the others; one that does not respond within a second is left out. */
  counted: () => Promise<Counted[]>;
};

const tell = (message: WorkerMessage): void => void process.send?.(message);

const listen = (hear: (message: WorkerMessage) => void): (() => void) => {
  const onMessage = (arrived: unknown): void => {
    const message = messageIn(arrived);
    if (message !== undefined) hear(message);
  };
  process.on('message', onMessage);
  return () => void process.off('message', onMessage);
};

/** The fellow workers of this process, if it is one of several; `count` is the total number. */
export const fellowsOf = (count: number): Fellows | undefined =>
  cluster.isWorker
    ? {
        onCount: (read) =>
          void listen((message) => {
            if (message.kind !== 'count') return;
            const { question } = message;
            void read().then((metrics) => tell({ kind: 'counted', question, metrics }));
          }),
        counted: () =>
          new Promise((resolve) => {
            const question = newId();
            const answers: Counted[] = [];
            const end = (): void => {
              clearTimeout(timer);
              unlisten();
              resolve(answers);
            };
            const timer = setTimeout(end, patienceMs);
            const unlisten = listen((message) => {
              if (message.kind !== 'counted' || message.question !== question) return;
              answers.push(message.metrics);
              if (answers.length === count - 1) end();
            });
            tell({ kind: 'ask', question });
          }),
      }
    : undefined;

type Leave = (signal: EndSignal) => void;

/** The signal that a worker got while it started; a second one ends it at once. */
let toldEarly: EndSignal | undefined;
let leaveNow: Leave = (signal) => {
  if (toldEarly !== undefined) process.exit(1);
  toldEarly = signal;
};
// From the start, since messages that arrive without a listener are lost.
if (cluster.isWorker) listen((message) => message.kind === 'leave' && leaveNow(message.signal));

/**
 * Calls back when this process is told to end, by a signal or by the leading process, even if that was before this
 * call.
 */
export function onLeave(leave: Leave): void {
  // A terminal sends its signal to all processes; workers wait for the message of the leading process, so that they
  // act once.
  onEndSignal((signal) => {
    if (!cluster.isWorker) leave(signal);
  });
  leaveNow = leave;
  if (toldEarly !== undefined) leave(toldEarly);
}

/** Whether this worker writes to the terminal for all of them. */
export const speaksForAll = (): boolean => cluster.worker === undefined || cluster.worker.id === 1;
