import type { Plugin } from 'vite';

/** The files that a file of code waits for, by its name. */
type Waits = ReadonlyMap<string, readonly string[]>;

/** The first circle of files each of which waits for the next; undefined where there is none. */
export function circleIn(waits: Waits): readonly string[] | undefined {
  const ended = new Set<string>();
  const follow = (file: string, path: readonly string[]): readonly string[] | undefined => {
    if (ended.has(file)) return undefined;
    const from = path.indexOf(file);
    if (from >= 0) return path.slice(from);
    for (const next of waits.get(file) ?? []) {
      const circle = follow(next, [...path, file]);
      if (circle) return circle;
    }
    ended.add(file);
    return undefined;
  };
  for (const file of waits.keys()) {
    const circle = follow(file, []);
    if (circle) return circle;
  }
  return undefined;
}

/**
 * Fails a build of which two files wait for each other. Which of them runs first depends on which a browser asks for
 * first, and whatever the other one takes from it at its beginning is not there yet: a screen that crashes now and then.
 * Modules cause it where files are grouped by who shares them, although they themselves do not wait in a circle.
 */
export const acyclicChunks = (): Plugin => ({
  name: 'acyclic-chunks',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
    const circle = circleIn(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
    if (circle)
      this.error(`These files wait for each other: ${circle.join(' → ')}. Group their modules differently.`);
  },
});
