import { expect, waitFor } from 'storybook/test';

type User = { pointer: (action: { keys: string; target: Element; coords: object }) => Promise<unknown> };

/** Clicks at an element's position, like a mouse: an editor checks what is below the pointer. */
export async function clickAt(user: User, target: Element): Promise<void> {
  await waitFor(() => expect(target.getBoundingClientRect().width).toBeGreaterThan(20));
  target.scrollIntoView({ block: 'start' });
  const { left, top } = target.getBoundingClientRect();
  await user.pointer({ keys: '[MouseLeft]', target, coords: { clientX: left + 10, clientY: top + 10 } });
}
