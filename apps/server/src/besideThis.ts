import path from 'node:path';

/**
 * The address of a program that runs in a thread or process of its own and lies beside the module at `from`: as source,
 * or in the built server, where all modules lie in one folder (`apps/server/vite.config.ts` names each such program).
 */
export const besideThis = (from: string, name: string): URL =>
  new URL(`./${name}${path.extname(new URL(from).pathname)}`, from);
