import { expect, test } from 'vitest';
import { oneAtATime } from './oneAtATime.ts';

test('tasks wait for each other, also for one that fails', async () => {
  const alone = oneAtATime();
  const events: string[] = [];
  const task = (name: string, fails = false) =>
    alone(async () => {
      events.push(`${name} begins`);
      await Promise.resolve();
      events.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const results = await Promise.allSettled([task('a'), task('b', true), task('c')]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(events).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});
