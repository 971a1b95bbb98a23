import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { type EndSignal, onEndSignal } from './endSignals.ts';

test('a signal that arrives twice at once, as systemd and npm send it, is one; a later one is another', () => {
  const now = vi.spyOn(performance, 'now');
  const signalled = new EventEmitter();
  const end = vi.fn<(signal: EndSignal) => void>();
  onEndSignal(end, signalled);
  for (const [ms, signal] of [
    [5_000, 'SIGTERM'],
    [5_001, 'SIGTERM'],
    [5_002, 'SIGINT'],
    [6_500, 'SIGINT'],
  ] as const) {
    now.mockReturnValue(ms);
    signalled.emit(signal);
  }
  expect(end.mock.calls).toEqual([['SIGTERM'], ['SIGINT']]);
});
