import cluster from 'node:cluster';
import { enableCompileCache } from 'node:module';

/*
 * The program for production, built into `dist/server.js`. A process that exits leaves its compile cache for the next
 * one, so the rest is only loaded on demand; in a read-only place no cache is left.
 */
enableCompileCache(`${import.meta.dirname}/.compiled`);
if (cluster.isPrimary && Number(process.env['WORKERS'] ?? 1) > 1) {
  const { leadServer } = await import('./workers/leadServer.ts');
  await leadServer(import.meta.filename);
} else {
  const { serveBuild } = await import('./serveBuild.ts');
  await serveBuild();
}
