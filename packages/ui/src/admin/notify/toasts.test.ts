import { toast } from 'sonner';
import { expect, test, vi } from 'vitest';
import { dropNotices, showNotices, waitingNotices, whenShown } from './toasts.ts';

const notice = () => ({ show: vi.fn<() => void>(), drop: vi.fn<() => void>() });

test('a notice waits for its region, and one that is dropped meanwhile is never shown', () => {
  const told = vi.fn<() => void>();
  const leave = waitingNotices.subscribe(told);
  const [dropped, waits, later] = [notice(), notice(), notice()];

  whenShown(dropped);
  expect(waitingNotices.any()).toBe(true);
  expect(told).toHaveBeenCalledTimes(1);
  dropNotices();
  expect(dropped.drop).toHaveBeenCalledOnce();
  expect(waitingNotices.any()).toBe(false);

  whenShown(waits);
  showNotices(toast);
  whenShown(later);
  expect(dropped.show).not.toHaveBeenCalled();
  for (const each of [waits, later]) expect(each.show).toHaveBeenCalledExactlyOnceWith(toast);
  expect(waitingNotices.any()).toBe(false);
  leave();
});
