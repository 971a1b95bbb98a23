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
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A watch without a stream, in a window that is in sight or not. */
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

test('asks by the ETag of before each minute, and reads anew only what has changed', async () => {
  const { known, onChange } = open([
    () => stateOf('W/"1"'),
    unchanged,
    unchanged,
    () => stateOf('W/"2"'),
    unchanged,
  ]);
  await vi.advanceTimersByTimeAsync(minute);
  // What came since the screens have read.
  expect(onChange).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2 * minute);
  expect(onChange).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2 * minute);
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(known).toEqual([null, 'W/"1"', 'W/"1"', 'W/"1"', 'W/"2"']);
});

test('a failure is no change, and is asked again', async () => {
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

test('nothing is asked while nobody looks, nor once it has ended', async () => {
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
