import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageAssets } from '@vitrin/contract/rendering/rendering';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { styleNodes } from './styleNodes.ts';
import { classesIn, usedStyles } from './usedStyles.ts';

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).optional(),
    css: z.array(z.string()).optional(),
  }),
);

const entryModule = 'src/entry.client.tsx';

/** The styles of this many kinds of pages are cached, up to 45 kB each: finding them takes half a millisecond. */
const keptStyles = 40;

/** Reads Vite's manifest of a built site and returns the files that a page's modules need. */
export function readAssets(clientFolder: string) {
  const read = (file: string): unknown =>
    JSON.parse(readFileSync(path.join(clientFolder, '.vite', file), 'utf8'));
  const manifest = manifestSchema.parse(read('manifest.json'));
  const sheets = styleNodes.parse(read('styles.json'));
  const styled = new LRUCache<string, string>({ max: keptStyles });
  return (modules: readonly string[], styledBy: readonly string[]): PageAssets => {
    const files = new Set<string>();
    const looked = new Set<string>();
    const styles = new Set<string>();
    const visit =
      (into: Set<string>) =>
      (key: string): void => {
        const chunk = manifest[key];
        if (!chunk || into.has(chunk.file)) return;
        into.add(chunk.file);
        chunk.imports?.forEach(visit(into));
        chunk.css?.forEach((file) => styles.add(`/${file}`));
      };
    [entryModule, ...modules].forEach(visit(files));
    styledBy.forEach(visit(looked));
    const entry = manifest[entryModule]?.file ?? '';
    const page = manifest[modules[0] ?? '']?.file ?? '';
    files.delete(entry);
    files.delete(page);
    return {
      entry: `/${entry}`,
      page: `/${page}`,
      styles: [...styles],
      modules: [...files].map((file) => `/${file}`),
      usedStyles: (html) => {
        const classes = classesIn(html);
        const key = [...styles, ...classes].join(' ');
        const known = styled.get(key);
        if (known !== undefined) return known;
        const rules = usedStyles(
          [...styles].map((sheet) => sheets[sheet] ?? []),
          classes,
        );
        styled.set(key, rules);
        return rules;
      },
    };
  };
}
