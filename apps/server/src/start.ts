import { existsSync } from 'node:fs';
import path from 'node:path';

/** `npm start`: builds what has changed, where the sources are, and runs the built server. It stands alone, without them. */
if (existsSync(path.join(import.meta.dirname, 'build.ts'))) {
  const { buildForStart } = await import('./build.ts');
  await buildForStart();
}
await import(new URL('../dist/server.js', import.meta.url).href);
