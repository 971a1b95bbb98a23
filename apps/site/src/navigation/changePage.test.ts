// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { changePage } from './changePage.ts';

afterEach(() => vi.unstubAllGlobals());

it('shows the page and reports nothing where the browser skips the transition', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Object.assign(document, {
    startViewTransition: (update: () => void) => {
      update();
      return {
        // As in a window that is resized meanwhile. Vitest fails where nobody hears of it.
        ready: Promise.reject(new DOMException('Transition was aborted', 'InvalidStateError')),
        finished: Promise.resolve(),
      };
    },
  });
  const show = vi.fn<() => void>();
  changePage(show, '/iletisim');
  await vi.waitFor(() => expect(show).toHaveBeenCalledOnce());
  Reflect.deleteProperty(document, 'startViewTransition');
});
