import { z } from 'zod';

/** The worst values measured inside a server during a period. */
export const figures = z.object({
  /** The delay of the event loop that the server itself caused, in ms. */
  loopMs: z.number(),
  /** How long the server's main thread waited for a CPU, in ms. */
  machineMs: z.number(),
  /** How long a file access took, which waits for a thread of the pool, in ms. */
  fileMs: z.number(),
  /** Resident memory in MB of the server and of the processes that it started, when their sum was highest. */
  memory: z.object({ serverMb: z.number(), childrenMb: z.number() }),
});
export type Figures = z.infer<typeof figures>;

/** The memory of all processes together, in MB. */
export const heldBy = ({ memory }: Figures): number => memory.serverMb + memory.childrenMb;

/** Nothing measured yet. */
export const noFigures: Figures = {
  loopMs: 0,
  machineMs: 0,
  fileMs: 0,
  memory: { serverMb: 0, childrenMb: 0 },
};

/** The worse value of two for each figure. */
export const worseOf = (a: Figures, b: Figures): Figures => ({
  loopMs: Math.max(a.loopMs, b.loopMs),
  machineMs: Math.max(a.machineMs, b.machineMs),
  fileMs: Math.max(a.fileMs, b.fileMs),
  memory: heldBy(a) < heldBy(b) ? b.memory : a.memory,
});
