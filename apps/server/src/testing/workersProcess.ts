import cluster from 'node:cluster';
import { runServer } from '../runServer.ts';
import { leadServer } from '../workers/leadServer.ts';

/** A server with the number of workers in `WORKERS`, from its sources and without pages. */
await (cluster.isPrimary ? leadServer(import.meta.filename) : runServer());
