import { spawn } from 'node:child_process';
import cluster from 'node:cluster';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { fellowsOf, onLeave } from '../workers/fellows.ts';
import { leadWorkers } from '../workers/leadWorkers.ts';

/** The worker that ends before it listens, as one does whose database is away at that moment. */
const failing = 3;

/** The file descriptor of a worker's connection to the one that leads. */
const connection = 3;

/** Two workers, of which the first to be replaced is replaced in vain once. */
if (cluster.isPrimary) process.exit(await leadWorkers(2, import.meta.filename));
fellowsOf(2)?.onCount(async () => []);
const number = cluster.worker?.id;
if (number === failing) {
  process.stdout.write(`${number} fails\n`);
  process.exit(1);
}
await once(createServer().listen(0, '127.0.0.1'), 'listening');
onLeave(() => {
  // Holds the connection to the one that leads open, which otherwise closes before or after the process ends.
  spawn('sleep', ['2'], { stdio: ['ignore', 'ignore', 'ignore', connection] });
  process.exit(0);
});
process.stdout.write(`${number} listens\n`);
