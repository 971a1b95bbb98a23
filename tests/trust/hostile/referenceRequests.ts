import { callerOver } from '../reference/caller.ts';
import { checkOperation } from '../reference/check.ts';
import { openSubject } from '../reference/subject.ts';
import type { Kind } from './kind.ts';

const seed = Number(process.env['TRUST_SEED'] ?? 20_260_214);
/** So that all operations together get more than 40,000 requests. */
const runs = 400;

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
    for (const operation of subject.operations) {
      // What one has changed is what the next one meets, the same each time.
      const { counts, failure } = await checkOperation(subject, operation, { runs, seed });
      for (const [status, count] of counts) target.count(status, count);
      if (failure !== undefined) faults.push(`${operation.operationId}: ${failure}`);
    }
    return faults;
  },
};
