import { expect, test, vi } from 'vitest';
import { duringWork } from './duringWork.ts';
import { beginWork, isWorkUnderWay } from './underWay.ts';

test('the browser asks before the page is closed while any work is unfinished', async () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  /** Whether closing the page asks. */
  const asks = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  expect(asks()).toBe(false);
  const endFirst = beginWork();
  const { promise, reject } = Promise.withResolvers<void>();
  const second = duringWork(promise);
  expect(asks()).toBe(true);
  endFirst();
  expect(asks()).toBe(true);
  reject(new Error('Refused'));
  await expect(second).rejects.toThrow('Refused');
  expect([asks(), isWorkUnderWay()]).toEqual([false, false]);
});
