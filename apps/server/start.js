// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/*
 * `npm start`: if the sources exist, builds what has changed, and then runs the built server; also works without
 * sources. In plain JavaScript and with the build in a child process, because a process that has loaded TypeScript
 * keeps 20 MB for it.
 */
const at = (/** @type {string} */ file) => new URL(file, import.meta.url);
await import(at('preflight.js').href);
const isBuilt = ['site', 'admin', 'server'].every((app) => existsSync(at(`../${app}/dist/.built-from`)));
const builder = at('src/build.ts');

// In production a complete build is used as it is.
if (existsSync(builder) && !(isBuilt && process.env['NODE_ENV'] === 'production')) {
  const { status } = spawnSync(process.execPath, [fileURLToPath(builder), 'for-start'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
await import(at('dist/server.js').href);
