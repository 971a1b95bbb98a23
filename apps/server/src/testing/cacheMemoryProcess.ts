import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createAnswerCache } from '../http/answers/answerCache.ts';
import { prepareJson } from '../http/answers/sendAnswer.ts';

/** Prints what a full cache counts and what it really takes; a process of its own, as others' garbage would count. */
setFlagsFromString('--expose-gc');
const collect: unknown = runInNewContext('gc');
/** Some garbage takes several rounds. */
async function memory(before = Number.POSITIVE_INFINITY): Promise<number> {
  if (typeof collect === 'function') collect();
  await setImmediate();
  const { heapUsed, external } = process.memoryUsage();
  const taken = heapUsed + external;
  return taken > 0.999 * before ? taken : memory(taken);
}

const entries = 20_000;
const cache = createAnswerCache({ maxEntries: entries, maxBytes: 64 * 1_024 * 1_024 });
const [version, now] = [{ id: '1', tables: {} }, new Date('2026-03-02T09:00:00.000Z')];
const before = await memory();
for (let count = 0; count < entries; count += 1) {
  const question = { key: JSON.stringify(['/service/by-path', { id: count }]), version, now };
  const facts = { headers: { 'x-total-count': String(count) } };
  await cache.read(question, async () => prepareJson({ id: count }, facts));
}
const taken = (await memory()) - before;
process.stdout.write(JSON.stringify({ ...cache.held(), taken }));
