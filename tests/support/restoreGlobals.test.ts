import { expect, test, vi } from 'vitest';

const { performance: clock } = globalThis;

/** One test leaves everything replaced, the next one finds it as it was. */
test.each(['leaves', 'finds'])('a test %s the clock, globals and variables', () => {
  expect(performance).toBe(clock);
  expect(vi.isFakeTimers()).toBe(false);
  expect(globalThis).not.toHaveProperty('leftByATest');
  expect(process.env['KILL_ROUNDS']).not.toBe('left');
  vi.useFakeTimers();
  vi.stubGlobal('performance', { now: () => 0 });
  vi.stubGlobal('leftByATest', true);
  vi.stubEnv('KILL_ROUNDS', 'left');
});

test('time passes after a test that replaced the clock while it stood still', async () => {
  const start = performance.now();
  await expect.poll(() => performance.now()).toBeGreaterThan(start);
});
