import { describe, expect, onTestFinished, test } from 'vitest';
import { testClock } from '../testing/testClock.ts';
import { everyEngine } from '../testing/testEngines.ts';
import { openTestStore } from '../testing/testStore.ts';
import { leaseMs, openLeases } from './leases.ts';

const dayMs = 24 * 60 * 60 * 1_000;

describe.each(everyEngine)('leases on %s', (engine) => {
  async function openTwo() {
    const clock = testClock();
    const { store, close } = await openTestStore(engine, clock);
    onTestFinished(close);
    return { clock, one: openLeases(store, clock), other: openLeases(store, clock) };
  }

  test('are free once a clock that ran ahead is set right', async () => {
    const { clock, one, other } = await openTwo();
    clock.advance(dayMs);
    expect([await one.take('mail'), await other.take('mail')]).toEqual([true, false]);
    clock.advance(-dayMs);
    expect(await other.isTaken('mail')).toBe(false);
    expect([await other.take('mail'), await one.take('mail')]).toEqual([true, false]);
    clock.advance(leaseMs);
    expect(await one.take('mail')).toBe(true);
  });

  test('what is done once stays done for two days, unless the clock ran ahead further', async () => {
    const { clock, one, other } = await openTwo();
    const done = (of: typeof one) => of.once('sweep', async () => true);
    expect([await done(one), await done(other)]).toEqual([true, false]);
    clock.advance(2 * dayMs);
    expect(await done(other)).toBe(true);
    clock.advance(-dayMs);
    expect(await done(one)).toBe(true);
  });
});
