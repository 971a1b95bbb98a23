import path from 'node:path';

/** The folder of the repository, whatever folder the process was started in. */
export const projectRoot = path.resolve(import.meta.dirname, '../../..');
