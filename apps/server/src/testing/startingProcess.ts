import cluster from 'node:cluster';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { fellowsOf, onLeave } from '../workers/fellows.ts';
import { leadWorkers } from '../workers/leadWorkers.ts';

/** How long each half of a worker's start takes. */
const startMs = 1_000;

/** Two workers that start slowly, as those do that migrate, and listen to others before they can leave. */
if (cluster.isPrimary) process.exit(await leadWorkers(2, import.meta.filename));
fellowsOf(2)?.onCount(async () => []);
process.stdout.write('starts\n');
await setTimeout(startMs);
await once(createServer().listen(0, '127.0.0.1'), 'listening');
// The one that leads hears of it meanwhile.
await setTimeout(startMs);
onLeave(() => process.exit(0));
