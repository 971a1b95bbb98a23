// @vitest-environment jsdom
import { act, createElement, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { useIsHere } from './useIsHere.ts';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

/** Opens a list, which tells what it asked when it was last rendered, beside a screen that takes time to load. */
async function openList() {
  const rendered = vi.fn<(isHere: () => boolean) => void>();
  const loaded = Promise.withResolvers<null>();
  function List() {
    const isHere = useIsHere();
    useEffect(() => rendered(isHere));
    return null;
  }
  const router = createMemoryRouter(
    [
      { path: '/list', Component: List },
      { path: '/other', loader: () => loaded.promise, Component: () => null },
    ],
    { initialEntries: ['/list'] },
  );
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(createElement(RouterProvider, { router })));
  return { router, loaded, isHere: () => rendered.mock.lastCall?.[0]() };
}

test('a screen knows at once that the user has chosen another one, before it is rendered again', async () => {
  const { router, loaded, isHere } = await openList();
  expect(isHere()).toBe(true);
  await act(async () => {
    const left = router.navigate('/other');
    // While the other screen loads …
    expect(isHere()).toBe(false);
    loaded.resolve(null);
    await left;
    // … and once the router is there, but the list is still the rendered screen.
    expect(isHere()).toBe(false);
  });
});

test('a screen whose own address changes is still there', async () => {
  const { router, isHere } = await openList();
  await act(() => router.navigate('/list?page=2'));
  expect(isHere()).toBe(true);
});
