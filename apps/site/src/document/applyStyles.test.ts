// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { applyStyles } from './applyStyles.ts';

const link = (): HTMLLinkElement => {
  const made = Object.assign(document.createElement('link'), { rel: 'stylesheet', media: 'print' });
  document.head.append(made);
  return made;
};

beforeEach(() => document.head.replaceChildren());

it('applies all sheets in one step, once the last has loaded', async () => {
  const [first, second] = [link(), link()];
  const applied = vi.fn<() => void>();
  const waiting = applyStyles(document).then(applied);
  first.dispatchEvent(new Event('load'));
  await expect.poll(() => first.media).toBe('print');
  expect(applied).not.toHaveBeenCalled();
  second.dispatchEvent(new Event('load'));
  await waiting;
  expect([first.media, second.media]).toEqual(['all', 'all']);
});

it('continues if a sheet cannot be loaded', async () => {
  const lost = link();
  const waiting = applyStyles(document);
  lost.dispatchEvent(new Event('error'));
  await expect(waiting).resolves.toBeUndefined();
});
