import type { FastifyInstance } from 'fastify';

/** Tells a collector where the time of each request went. */
export type Tracing = {
  /** Traces the requests of an application. */
  watch: (app: FastifyInstance) => void;
  /** A statement of the database that has just ended. */
  query: (statement: string, ms: number) => void;
  /** Sends what waits. */
  close: () => Promise<void>;
};
