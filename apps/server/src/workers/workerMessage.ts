import { z } from 'zod';

const metric = z.custom<object>((given) => typeof given === 'object' && given !== null);

/** How long who asks waits for the answers of the others. */
export const patienceMs = 1_000;

/** What the process that leads and its workers tell each other. */
export const workerMessage = z.discriminatedUnion('kind', [
  /** To a worker: end, after the grace or at once. */
  z.object({ kind: z.literal('leave'), signal: z.enum(['SIGTERM', 'SIGINT']) }),
  /** From a worker: what have the others counted? */
  z.object({ kind: z.literal('ask'), question: z.string() }),
  /** To the other workers, whose answers go back to the one that asked. */
  z.object({ kind: z.literal('count'), question: z.string() }),
  z.object({ kind: z.literal('counted'), question: z.string(), metrics: z.array(metric) }),
]);

export type WorkerMessage = z.infer<typeof workerMessage>;

/** What counters of a process look like on their way to another. */
export type Counted = Extract<WorkerMessage, { kind: 'counted' }>['metrics'];

/** The message in what arrived; undefined where it is somebody else's. */
export const messageIn = (arrived: unknown): WorkerMessage | undefined =>
  workerMessage.safeParse(arrived).data;
