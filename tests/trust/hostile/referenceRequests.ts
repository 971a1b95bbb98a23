import { callerOver } from '../reference/caller.ts';
import { checkOperation } from '../reference/check.ts';
import type { Operation } from '../reference/document.ts';
import { bodyOf, formType } from '../reference/requestsTo.ts';
import { openSubject } from '../reference/subject.ts';
import type { Kind } from './kind.ts';

const seed = Number(process.env['TRUST_SEED'] ?? 20_260_214);
/** Enough for more than 40,000 requests to all operations together. */
const runs = 500;
/**
 * For operations that take tenths of a second because they hash passwords, decode pictures, or consume entries that
 * must be added for each run; and for those that add entries, since hundreds of them would mean measuring the length of
 * lists.
 */
const slowRuns = 50;
const isSlow = (operation: Operation): boolean =>
  bodyOf(operation)?.type === formType ||
  /^(?:auth|messages|contact)\.|\.create$/.test(operation.operationId);

const isRead = ({ method }: Operation): number => Number(method === 'GET');

/**
 * Requests generated from the API reference; each response has to be one that the reference declares. `npm test` sends
 * some of them in-process, on both stores.
 */
export const referenceRequests: Kind = {
  name: 'requests made from the reference',
  // The reference decides which outcomes are allowed.
  may: 'declared',
  attack: async (target) => {
    const subject = await openSubject(callerOver(target.url));
    const faults: string[] = [];
    // Lists are read before other operations have added hundreds of entries.
    const operations = subject.operations.toSorted((a, b) => isRead(b) - isRead(a));
    for (const operation of operations) {
      // Each run starts from the state that the previous one left, the same every time.
      const { counts, failure } = await checkOperation(subject, operation, {
        runs: isSlow(operation) ? slowRuns : runs,
        seed,
      });
      for (const [status, count] of counts) target.count(status, count);
      if (failure !== undefined) faults.push(`${operation.operationId}: ${failure}`);
    }
    return faults;
  },
};
