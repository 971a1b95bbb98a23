import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { prepareDemo } from './preparedDemo.ts';

/** Builds the site, the panel and the server, and makes the data folder with the demo, unless nothing has changed. */
export async function prepare(): Promise<void> {
  await build();
  await prepareDemo();
}

/** Builds in a separate process, since the builder's memory must not count as that of what follows. */
async function build(): Promise<void> {
  const root = path.resolve(import.meta.dirname, '../..');
  const child = spawn(process.execPath, ['apps/server/src/build.ts'], { cwd: root, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The build ended with ${String(code)}`);
}

if (import.meta.main) await prepare();
