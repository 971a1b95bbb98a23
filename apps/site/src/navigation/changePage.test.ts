// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { changePage } from './changePage.ts';

it('shows the page and reports no error if the browser skips the transition', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Object.assign(document, {
    startViewTransition: (update: () => void) => {
      update();
      return {
        // As when the window is resized meanwhile. Vitest fails on unhandled rejections.
        ready: Promise.reject(new DOMException('Transition was aborted', 'InvalidStateError')),
        finished: Promise.resolve(),
      };
    },
  });
  const show = vi.fn<() => void>();
  changePage(show, '/iletisim');
  await expect.poll(() => show).toHaveBeenCalledOnce();
  Reflect.deleteProperty(document, 'startViewTransition');
});
