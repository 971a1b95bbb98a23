import * as fc from 'fast-check';
import type { Operation } from './document.ts';
import type { Request } from './request.ts';
import { requestsTo } from './requestsTo.ts';
import type { Subject } from './subject.ts';

/** The number of responses by status. */
export type Counts = Map<number, number>;

/** The result of the requests to one operation: the statuses, and the minimal request with a wrong response. */
export type Checked = { counts: Counts; failure: string | undefined };

/** How many extra rounds are sent if no request succeeded, since failures alone say little about an operation. */
const furtherRounds = 20;

/** The total number of requests. */
export const requestsIn = (counts: Counts): number =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);

/**
 * Sends the given number of requests to an operation, and more if none of them succeeded, and judges every response.
 * The same seed sends the same requests.
 */
export async function checkOperation(
  { reference, judge, send }: Subject,
  operation: Operation,
  { runs, seed }: { runs: number; seed: number },
): Promise<Checked> {
  const counts: Counts = new Map();
  const property = fc.asyncProperty(requestsTo(reference, operation), async (request) => {
    const answer = await send(operation, request);
    counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1);
    const faults = judge(operation, request, answer);
    if (faults.length > 0)
      throw new Error(`${faults.join('; ')}\nanswered ${answer.status}: ${excerpt(answer.bytes)}`);
  });
  for (let round = 0; round <= furtherRounds && !counts.has(200); round += 1) {
    // The next round depends on the result of this one.
    const details = await fc.check(property, { seed: seed + round, numRuns: round === 0 ? runs : 10 });
    if (details.failed) return { counts, failure: reportOf(details) };
  }
  return { counts, failure: undefined };
}

function reportOf({ counterexample, errorInstance, counterexamplePath, seed }: fc.RunDetails<[Request]>) {
  const request = JSON.stringify(counterexample?.[0]);
  const reason = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  return `${reason}\nto the request ${request.slice(0, 3_000)}\nseed ${seed}, path ${counterexamplePath}`;
}

const excerpt = (bytes: Buffer): string => bytes.subarray(0, 300).toString();
