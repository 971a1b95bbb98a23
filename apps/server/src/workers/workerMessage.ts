import { z } from 'zod';

const metric = z.custom<object>((given) => typeof given === 'object' && given !== null);

/** How long who asks waits for the answers of the others. */
export const patienceMs = 1_000;

/** The messages between the leading process and its workers. */
export const workerMessage = z.discriminatedUnion('kind', [
  /** To a worker: shut down, after the grace period or at once. */
  z.object({ kind: z.literal('leave'), signal: z.enum(['SIGTERM', 'SIGINT']) }),
  /** From a worker: requests the counters of the others. */
  z.object({ kind: z.literal('ask'), question: z.string() }),
  /** To the other workers, whose responses are routed back to the one that asked. */
  z.object({ kind: z.literal('count'), question: z.string() }),
  z.object({ kind: z.literal('counted'), question: z.string(), metrics: z.array(metric) }),
]);

export type WorkerMessage = z.infer<typeof workerMessage>;

/** The counters of a process in serialisable form. */
export type Counted = Extract<WorkerMessage, { kind: 'counted' }>['metrics'];

/** Parses a message; undefined if it is not one of ours. */
export const messageIn = (arrived: unknown): WorkerMessage | undefined =>
  workerMessage.safeParse(arrived).data;
