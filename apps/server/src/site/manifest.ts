import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).optional(),
    css: z.array(z.string()).optional(),
  }),
);

const entryModule = 'src/entry.client.tsx';

/** Reads Vite's manifest of a built site and answers the files that a page's modules need. */
export function readAssets(clientFolder: string) {
  const manifest = manifestSchema.parse(
    JSON.parse(readFileSync(path.join(clientFolder, '.vite/manifest.json'), 'utf8')),
  );
  return (modules: readonly string[]) => {
    const files = new Set<string>();
    const styles = new Set<string>();
    const visit = (key: string): void => {
      const chunk = manifest[key];
      if (!chunk || files.has(chunk.file)) return;
      files.add(chunk.file);
      chunk.imports?.forEach(visit);
      chunk.css?.forEach((file) => styles.add(`/${file}`));
    };
    [entryModule, ...modules].forEach(visit);
    const entry = manifest[entryModule]?.file ?? '';
    files.delete(entry);
    return { entry: `/${entry}`, styles: [...styles], modules: [...files].map((file) => `/${file}`) };
  };
}
