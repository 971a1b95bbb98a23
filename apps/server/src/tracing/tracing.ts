import type { FastifyInstance } from 'fastify';

/** Reports to a collector where the time of each request went. */
export type Tracing = {
  /** Traces the requests of an application. */
  watch: (app: FastifyInstance) => void;
  /** Records a database statement that has just ended. */
  query: (statement: string, ms: number) => void;
  /** Sends pending spans. */
  close: () => Promise<void>;
};
