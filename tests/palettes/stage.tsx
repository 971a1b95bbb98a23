import { composeStories } from '@storybook/react-vite';
import type { FunctionComponent } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** A story without its play function, ready to be shown. */
export type ShownStory = { name: string; Story: FunctionComponent };

/** The exports of a file of stories. */
export type StoryFile = Parameters<typeof composeStories>[0];

/** The stories of the files that a glob found, named after their file and export. */
export const storiesOf = (files: Readonly<Record<string, StoryFile>>): readonly ShownStory[] =>
  Object.entries(files).flatMap(([file, exports]) => {
    const name = file.split('/').at(-1)?.replace('.stories.tsx', '') ?? file;
    return Object.entries<FunctionComponent>(composeStories(exports, {})).map(([story, Story]) => ({
      name: `${name}/${story}`,
      Story,
    }));
  });

/** The stories of each component, by its name. */
export const byComponent = (stories: readonly ShownStory[]): ReadonlyMap<string, readonly ShownStory[]> =>
  Map.groupBy(stories, ({ name }) => name.split('/')[0] ?? name);

/** Disables motion, and makes elements that ignore the pointer findable by their position. */
export function holdStill(): void {
  const still = document.createElement('style');
  still.textContent =
    '*, *::before, *::after { transition: none !important; animation: none !important; pointer-events: auto !important; }';
  document.head.append(still);
}

/** Sets variables on the page's root, as a server's first HTML does. */
export function paint(variables: Iterable<readonly [name: string, value: string]>): void {
  for (const [name, value] of variables) document.documentElement.style.setProperty(name, value);
}

/** Renders a story while a function examines it. */
export async function onStage<T>(
  Story: FunctionComponent,
  find: (canvas: HTMLElement) => T | Promise<T>,
): Promise<T> {
  const canvas = document.createElement('div');
  document.body.append(canvas);
  const root = createRoot(canvas);
  try {
    flushSync(() => root.render(<Story />));
    // What a screen does after rendering, such as measuring its width, happens a task later.
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    return await find(canvas);
  } finally {
    root.unmount();
    canvas.remove();
  }
}
