import { setImmediate as nextRoundOfTheLoop } from 'node:timers/promises';

/** How many rounds work waits for arriving connections; who opens one after the other must not hold it up for ever. */
const mostRounds = 25;

/** One number for the process, as there is one event loop. */
let arrived = 0;

/** Called with each new connection. */
export function noteArrival(): void {
  arrived += 1;
}

/**
 * Lets the event loop run before work that takes it for some milliseconds. Node accepts one connection in each round of
 * the loop, so each of a crowd would wait for a piece of work before it is accepted, and before it can be refused. While
 * connections arrive, work therefore waits for some more rounds.
 */
export async function untilArrived(): Promise<void> {
  // The rest of this round, in which a connection may have been accepted already.
  await nextRoundOfTheLoop();
  for (let round = 0; round < mostRounds; round += 1) {
    const before = arrived;
    // Each round follows the one before.
    await nextRoundOfTheLoop();
    if (arrived === before) return;
  }
}
