import cluster from 'node:cluster';
import { runServer } from '../runServer.ts';
import { leadServer } from '../workers/leadServer.ts';

/** A server in as many workers as `WORKERS` says, from its sources and without pages. */
await (cluster.isPrimary ? leadServer(import.meta.filename) : runServer());
