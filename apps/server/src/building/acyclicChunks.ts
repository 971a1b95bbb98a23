import type { Plugin } from 'vite';

/** For each chunk, the chunks that it imports. */
type Waits = ReadonlyMap<string, readonly string[]>;

/** The first import cycle between chunks; undefined if there is none. */
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
 * Fails a build in which two chunks import each other. Which one is evaluated first then depends on which the browser
 * requests first, and whatever the other takes from it while loading is not there yet: a screen that crashes now and
 * then. Grouping modules by who shares them can cause this even if the modules themselves have no cycle.
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
