import cluster from 'node:cluster';
import { enableCompileCache } from 'node:module';

/*
 * The program that production runs, built into `dist/server.js`. A process that ends leaves what it compiled for the next
 * one, and so does not load the rest before that is asked for; where it may not be written, nothing is left.
 */
enableCompileCache(`${import.meta.dirname}/.compiled`);
if (cluster.isPrimary && Number(process.env['WORKERS'] ?? 1) > 1) {
  const { leadServer } = await import('./workers/leadServer.ts');
  await leadServer(import.meta.filename);
} else {
  const { serveBuild } = await import('./serveBuild.ts');
  await serveBuild();
}
