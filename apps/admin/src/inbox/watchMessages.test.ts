import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchMessages } from './watchMessages.ts';

const minute = 60_000;
const unchanged = () => new Response(null, { status: 304 });
const stateOf = (etag: string) => new Response('{}', { headers: { etag } });

let end = () => {};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(async () => {
  end();
  await vi.advanceTimersByTimeAsync(0);
});

/** A watch without a stream, in a visible or hidden window. */
function open(answers: readonly (() => Response)[], visibilityState = 'visible') {
  const page = Object.assign(new EventTarget(), { visibilityState });
  vi.stubGlobal('document', page);
  const known: (string | null)[] = [];
  const onChange = vi.fn<() => void>();
  const stop = watchMessages({
    open: async () => new Response(null, { status: 502 }),
    look: async (etag) => {
      known.push(etag);
      return answers[known.length - 1]?.() ?? unchanged();
    },
    onChange,
  });
  end = stop;
  return { page, known, onChange, stop };
}

test('polls with the previous ETag each minute, and refreshes only after a change', async () => {
  const { known, onChange } = open([
    () => stateOf('W/"1"'),
    unchanged,
    unchanged,
    () => stateOf('W/"2"'),
    unchanged,
  ]);
  await vi.advanceTimersByTimeAsync(minute);
  // Whatever came since the screens loaded.
  expect(onChange).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2 * minute);
  expect(onChange).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2 * minute);
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(known).toEqual([null, 'W/"1"', 'W/"1"', 'W/"1"', 'W/"2"']);
});

test('a failure is not a change, and is retried', async () => {
  const { known, onChange } = open([
    () => stateOf('W/"1"'),
    () => new Response('', { status: 503 }),
    () => {
      throw new TypeError('Failed to fetch');
    },
    unchanged,
  ]);
  await vi.advanceTimersByTimeAsync(4 * minute);
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(known).toEqual([null, 'W/"1"', 'W/"1"', 'W/"1"']);
});

test('does not poll while hidden, nor once it has ended', async () => {
  const { page, known, stop } = open([], 'hidden');
  await vi.advanceTimersByTimeAsync(5 * minute);
  expect(known).toEqual([]);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(known).toEqual([null]);
  stop();
  await vi.advanceTimersByTimeAsync(5 * minute);
  expect(known).toEqual([null]);
});
