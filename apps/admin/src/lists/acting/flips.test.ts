import { expect, test, vi } from 'vitest';
import { flipEach } from './flips.ts';

const item = (id: string, active: boolean) => ({ id, active, updatedAt: '2026-01-05T10:00:00.000Z' });
const listOf = (read: () => Promise<ReturnType<typeof item>[]>) => ({
  list: Object.assign(read, { page: async () => ({ items: await read(), total: undefined }) }),
  toggle: vi.fn<(id: string, switched: ReturnType<typeof item>) => Promise<ReturnType<typeof item>>>(
    async (id, switched) => {
      if (id === 'gone') throw new Error('404');
      return switched;
    },
  ),
  switched: (of: ReturnType<typeof item>, active: boolean) => ({ ...of, active }),
});

test('what somebody else has switched meanwhile is not flipped back', async () => {
  const list = listOf(async () => [item('a', true), item('b', false)]);
  const onFlipped = vi.fn<(of: ReturnType<typeof item>) => void>();
  const shown = [item('a', true), item('b', true), item('gone', true)];
  expect(await flipEach(list, shown, onFlipped)).toEqual(['gone']);
  expect(onFlipped.mock.calls).toEqual([[item('a', false)]]);
  expect(list.toggle.mock.calls.map(([id]) => id)).toEqual(['a', 'gone']);
});

test('nothing is flipped while it is unknown what the server holds', async () => {
  const list = listOf(() => Promise.reject(new Error('lost')));
  expect(await flipEach(list, [item('a', true)], () => undefined)).toEqual(['a']);
  expect(list.toggle).not.toHaveBeenCalled();
});
