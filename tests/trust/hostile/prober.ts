import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { z } from 'zod';

const probed = z.object({ requests: z.number(), failed: z.number(), slowestMs: z.number() });

/** What another visitor measured during an interval. */
export type Probed = z.infer<typeof probed>;

/** Another visitor, in a separate process so that the attacker's work does not slow down the measurement. */
export type Prober = { probed: () => Promise<Probed>; stop: () => Promise<void> };

/** Starts a visitor who requests pages and calls of a server sequentially until stopped. */
export function startProber(url: string): Prober {
  const child = fork(path.join(import.meta.dirname, 'probe.ts'), [url], { execArgv: [] });
  return {
    probed: async () => {
      const answer = once(child, 'message');
      child.send('probed');
      const [given] = await answer;
      return probed.parse(given);
    },
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
