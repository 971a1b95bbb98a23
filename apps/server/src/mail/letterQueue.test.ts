import { expect, onTestFinished, test } from 'vitest';
import { testClock } from '../testing/testClock.ts';
import { everyEngine } from '../testing/testEngines.ts';
import { openTestStore } from '../testing/testStore.ts';
import { oldestLetterMs, takeOverLetters, type UnsentLetter } from './letterQueue.ts';

test.each(everyEngine)(
  'of the letters that another site did not send only those that are still expected wait again, on %s',
  async (engine) => {
    const clock = testClock();
    const { store, close } = await openTestStore(engine, clock);
    onTestFinished(close);
    const now = clock.now();
    const letter = (id: string, state: 'queued' | 'failed', ageMs: number): UnsentLetter => ({
      id,
      kind: 'reply',
      recipient: 'ada@example.com',
      about: 'm1',
      createdAt: new Date(now.getTime() - ageMs),
      mail: { state, fault: 'timeout', at: now.toISOString() },
    });
    const letters = [
      letter('given-up', 'failed', 0),
      letter('old', 'queued', oldestLetterMs + 1),
      letter('waiting', 'queued', oldestLetterMs),
    ];
    await store.write((writer) => takeOverLetters(writer, letters, now));
    // A second time, as when an import is repeated, changes nothing.
    await store.write((writer) => takeOverLetters(writer, [letter('old', 'queued', 0)], now));
    expect(
      await store.read.selectFrom('mailLetter').select(['id', 'state', 'tries']).orderBy('id').execute(),
    ).toEqual([
      { id: 'given-up', state: 'failed', tries: 0 },
      { id: 'old', state: 'failed', tries: 0 },
      { id: 'waiting', state: 'queued', tries: 0 },
    ]);
  },
);
