import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { whenSettled } from './whenSettled.ts';

/** Lets everything run that is ready to. */
const pass = () => new Promise<void>((resolve) => setTimeout(resolve));

test('a screen that has requested nothing yet is not settled, nor one that requests more', async () => {
  vi.stubGlobal('window', { requestIdleCallback: true });
  vi.stubGlobal('requestIdleCallback', (then: () => void) => setTimeout(then));
  const queries = new QueryClient();
  const settled = vi.fn<() => void>();
  void whenSettled(queries).then(settled);
  await pass();
  await pass();
  expect(settled).not.toHaveBeenCalled();

  await queries.fetchQuery({ queryKey: ['first'], queryFn: async () => 'first' });
  const answers: (() => void)[] = [];
  const second = queries.fetchQuery({
    queryKey: ['second'],
    queryFn: () => new Promise<string>((resolve) => answers.push(() => resolve('second'))),
  });
  for (let turn = 0; turn < 5; turn += 1) await pass();
  expect(settled).not.toHaveBeenCalled();

  for (const answer of answers) answer();
  await second;
  await expect.poll(() => settled).toHaveBeenCalledOnce();
});
