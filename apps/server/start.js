// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/*
 * `npm start`: has built what has changed, where the sources are, and runs the built server; it stands alone, without
 * them. In plain JavaScript and with the build in a process of its own, because a process that has read TypeScript keeps
 * 20 MB for it.
 */
const at = (/** @type {string} */ file) => new URL(file, import.meta.url);
await import(at('preflight.js').href);
const isBuilt = ['site', 'admin', 'server'].every((app) => existsSync(at(`../${app}/dist/.built-from`)));
const builder = at('src/build.ts');

// In production a whole build is taken as it is.
if (existsSync(builder) && !(isBuilt && process.env['NODE_ENV'] === 'production')) {
  const { status } = spawnSync(process.execPath, [fileURLToPath(builder), 'for-start'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
await import(at('dist/server.js').href);
