import { assertNode } from './assertNode.ts';

/** The program that production runs, built into `dist/server.js`. The rest needs a Node that passed the check. */
assertNode();
const { setSourceMapsSupport } = await import('node:module');
// What goes wrong is then told with lines of the sources.
setSourceMapsSupport(true);
const { serveBuild } = await import('./serveBuild.ts');
await serveBuild();
