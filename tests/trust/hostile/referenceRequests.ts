import { callerOver } from '../reference/caller.ts';
import { checkOperation } from '../reference/check.ts';
import type { Operation } from '../reference/document.ts';
import { bodyOf, formType } from '../reference/requestsTo.ts';
import { openSubject } from '../reference/subject.ts';
import type { Kind } from './kind.ts';

const seed = Number(process.env['TRUST_SEED'] ?? 20_260_214);
/** So that all operations together get more than 40,000 requests. */
const runs = 500;
/**
 * Of those that hash passwords, decode pictures, or use up what each has to have added, at tenths of a second each; and of
 * those that add entries, as hundreds of them would measure the length of lists.
 */
const slowRuns = 50;
const isSlow = (operation: Operation): boolean =>
  bodyOf(operation)?.type === formType ||
  /^(?:auth|messages|contact)\.|\.create$/.test(operation.operationId);

const isRead = ({ method }: Operation): number => Number(method === 'GET');

/**
 * Requests made from the API's reference; each answer has to be one that the reference declares. `npm test` sends some of
 * them inside the process, to both stores.
 */
export const referenceRequests: Kind = {
  name: 'requests made from the reference',
  // Which of them may answer what is the reference's to say.
  may: 'declared',
  attack: async (target) => {
    const subject = await openSubject(callerOver(target.url));
    const faults: string[] = [];
    // Lists are read before others have added hundreds of entries.
    const operations = subject.operations.toSorted((a, b) => isRead(b) - isRead(a));
    for (const operation of operations) {
      // What one has changed is what the next one meets, the same each time.
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
