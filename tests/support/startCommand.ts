import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const root = path.resolve(import.meta.dirname, '../..');
const manifest = z.object({ scripts: z.object({ start: z.string() }) });

/** The memory options that `npm start` passes to Node and the C library, for a server that is measured. */
export const startCommand: { flags: readonly string[]; env: Readonly<Record<string, string>> } = (() => {
  const { scripts } = manifest.parse(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')));
  const words = scripts.start.split(' ');
  return {
    flags: words.filter((word) => word.startsWith('--')),
    env: Object.fromEntries(
      words.flatMap((word) => {
        const [, name, value] = /^([A-Z_]+)=(.*)$/.exec(word) ?? [];
        return name === undefined || value === undefined ? [] : [[name, value]];
      }),
    ),
  };
})();
