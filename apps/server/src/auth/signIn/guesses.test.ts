import { describe, expect, onTestFinished, test } from 'vitest';
import { openTestStore } from '../../testing/testStore.ts';
import { testClock } from '../../testing/testClock.ts';
import { testEngines } from '../../testing/testEngines.ts';
import { countGuesses, type GuessSubject } from './guesses.ts';

const subject: GuessSubject = { kind: 'account', key: 'elif@example.com' };
const hourMs = 3_600_000;

describe.each(testEngines)('guesses on %s', (engine) => {
  async function open(maxSubjects?: number) {
    const clock = testClock();
    const { store, close } = await openTestStore(engine, clock);
    onTestFinished(close);
    const guesses = countGuesses(store, clock, maxSubjects);
    return {
      clock,
      store,
      guesses,
      /** The seconds that a guess has to wait; 0 if it was counted. */
      guess: async (of = subject): Promise<number> => {
        try {
          await guesses.count(of);
          return 0;
        } catch (error) {
          return Number(Object(error).headers['retry-after']);
        }
      },
      rows: () => store.read.selectFrom('passwordGuess').selectAll().execute(),
    };
  }

  test('the wait grows, and at most 67 are counted in an hour', async () => {
    const { clock, guess } = await open();
    const waits: number[] = [];
    let counted = 0;
    for (let passed = 0; passed < hourMs; ) {
      const seconds = await guess();
      if (seconds === 0) counted += 1;
      else waits.push(seconds);
      passed += seconds * 1_000;
      clock.advance(seconds * 1_000);
    }
    expect(waits.slice(0, 5)).toEqual([5, 15, 30, 60, 60]);
    expect(counted).toBe(67);
  });

  test('concurrent guesses are counted like consecutive ones', async () => {
    const { guess } = await open();
    const waits = await Promise.all(Array.from({ length: 20 }, () => guess()));
    expect(waits.toSorted((a, b) => a - b)).toEqual([
      ...Array.from({ length: 5 }, () => 0),
      ...Array.from({ length: 15 }, () => 5),
    ]);
  });

  test('checking whether there is a wait counts nothing', async () => {
    const { guesses, rows } = await open();
    await guesses.requireNoWait(subject);
    expect(await rows()).toEqual([]);
  });

  test('a forgiven guess leaves nothing behind', async () => {
    const { store, guess, guesses, rows } = await open();
    await guess();
    await store.write((writer) => guesses.forgive(writer, subject));
    expect(await rows()).toEqual([]);
  });

  test('waits and counts of a time at which the clock ran ahead are over once it is set right', async () => {
    const { clock, guess, guesses } = await open();
    clock.advance(24 * hourMs);
    for (let count = 0; count < 5; count += 1) await guess();
    expect(await guess()).toBe(5);
    clock.advance(-24 * hourMs);
    await guesses.requireNoWait(subject);
    const waits: number[] = [];
    for (let count = 0; count < 6; count += 1) waits.push(await guess());
    expect(waits).toEqual([0, 0, 0, 0, 0, 5]);
  });

  test('subjects of different kinds are counted separately', async () => {
    const { guess } = await open();
    for (let count = 0; count < 5; count += 1) await guess();
    expect(await guess()).toBe(5);
    expect(await guess({ kind: 'device', key: subject.key })).toBe(0);
  });

  test('guesses older than an hour are removed', async () => {
    const { clock, guess, rows } = await open();
    await guess();
    clock.advance(hourMs);
    await guess({ kind: 'account', key: 'deniz@example.com' });
    expect(await rows()).toHaveLength(1);
  });

  test('the number of subjects is bounded, and the oldest are removed', async () => {
    const { clock, guess, rows } = await open(3);
    for (const key of ['a', 'b', 'c', 'd', 'e']) {
      await guess({ kind: 'account', key });
      clock.advance(1_000);
    }
    clock.advance(60_000);
    // This call evicts the others, and is then counted itself.
    await guess({ kind: 'account', key: 'f' });
    const kept = await rows();
    expect(kept).toHaveLength(4);
    const ages = kept.map(({ expiresAt }) => expiresAt.getTime() - hourMs - testClock().now().getTime());
    expect(ages.toSorted((a, b) => a - b)).toEqual([2_000, 3_000, 4_000, 65_000]);
  });
});
