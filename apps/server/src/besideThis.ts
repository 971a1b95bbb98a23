import path from 'node:path';

/**
 * The URL of a program that runs in its own thread or process and lies beside the module at `from`: as source, or in
 * the built server, where all modules are in one folder (`apps/server/vite.config.ts` names each such program).
 */
export const besideThis = (from: string, name: string): URL =>
  new URL(`./${name}${path.extname(new URL(from).pathname)}`, from);
