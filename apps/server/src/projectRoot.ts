import path from 'node:path';

/** The root of the repository, whatever the working directory. */
export const projectRoot = path.resolve(import.meta.dirname, '../../..');
