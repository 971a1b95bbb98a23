import { assertNode } from './assertNode.ts';

/** The program that production runs, built into `dist/server.js`. The rest needs a Node that passed the check. */
assertNode();
const { enableCompileCache } = await import('node:module');
// A process that ends leaves what it compiled for the next one; where that may not be written, nothing is left.
enableCompileCache(`${import.meta.dirname}/.compiled`);
const { serveBuild } = await import('./serveBuild.ts');
await serveBuild();
