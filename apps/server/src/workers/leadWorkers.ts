import cluster, { type Worker } from 'node:cluster';
import { createAskers } from './askers.ts';
import { onEndSignal } from './endSignals.ts';
import { messageIn, patienceMs, type WorkerMessage } from './workerMessage.ts';

/** The delay before a worker is replaced: one that crashes at once must not be restarted in a tight loop. */
const replaceAfterMs = 1_000;

const tell = (worker: Worker, message: WorkerMessage): void => {
  if (worker.isConnected()) worker.send(message);
};

const all = (): Worker[] => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);

/** Passes what a worker asks to the others, and their answers to the one that asked. */
function passQuestions(): void {
  const askers = createAskers<Worker>(patienceMs);
  cluster.on('message', (from, arrived: unknown) => {
    const message = messageIn(arrived);
    if (message?.kind === 'ask') {
      askers.add(message.question, from);
      for (const other of all())
        if (other !== from) tell(other, { kind: 'count', question: message.question });
    }
    const asker = message?.kind === 'counted' ? askers.of(message.question) : undefined;
    if (message !== undefined && asker !== undefined) tell(asker, message);
  });
}

/**
 * Runs a program in several workers that share its port. The first one starts alone, since it may have to migrate and
 * to create the first account; if it never listens, everything ends. One that ends later is replaced. Resolves with the
 * exit code once all have been told to stop and have ended.
 */
export async function leadWorkers(count: number, program: string): Promise<number> {
  cluster.setupPrimary({ exec: program, args: [] });
  let leaving = false;
  let worst = 0;

  passQuestions();

  const listened = new Set<number>();
  return new Promise((resolve) => {
    const endOnceAlone = (): void => {
      // A dead one stays in the list until its connection is closed as well.
      if (leaving && all().every((worker) => worker.isDead())) resolve(worst);
    };
    onEndSignal((signal) => {
      leaving = true;
      for (const worker of all()) tell(worker, { kind: 'leave', signal });
      endOnceAlone();
    });
    cluster.on('exit', (_worker, code) => {
      // Nobody was told to stop, but a failing start will fail again.
      if (listened.size === 0) leaving = true;
      // One that ends before is replaced, which makes up for it.
      if (leaving) worst = Math.max(worst, code ?? 1);
      endOnceAlone();
      if (leaving) return;
      setTimeout(() => {
        if (!leaving) cluster.fork();
      }, replaceAfterMs);
    });
    cluster.on('listening', ({ id }) => {
      const isFirst = listened.size === 0;
      listened.add(id);
      // It may have been told to leave while it started.
      if (isFirst && !leaving) for (let more = 1; more < count; more += 1) cluster.fork();
    });
    cluster.fork();
  });
}
