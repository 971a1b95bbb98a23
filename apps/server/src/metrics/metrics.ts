import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { appVersion } from '../appVersion.ts';

/** How a page reached its visitor: as it was kept, made anew, or as it was kept while the store did not answer. */
export type PageSource = 'kept' | 'made' | 'stale';

/** What monitors ask for. */
export type Metrics = {
  /** Counts the answers of an application. */
  watch: (app: FastifyInstance) => void;
  page: (source: PageSource) => void;
  query: (ms: number) => void;
  /** Adds a number that is read when somebody asks; one that cannot be read is left out. */
  gauge: (name: string, help: string, read: () => Promise<number | undefined>) => void;
  /** All of it in the text form of Prometheus, with its media type. */
  read: () => Promise<{ type: string; text: string }>;
};

/** Methods have names that callers choose; others than these share one. */
const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

const requestSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const querySeconds = [0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 10];

/**
 * Counts from the start on. All labels are of our own making: patterns of routes, known methods, statuses. What measures
 * by itself (the lag of the event loop, collections of garbage) begins when somebody first asks.
 */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const labelNames = ['route', 'method', 'status'] as const;
  const requests = new Counter({
    name: 'vitrin_http_requests_total',
    help: 'Answers, with the calls that pages make inside of the process',
    labelNames,
    registers,
  });
  const duration = new Histogram({
    name: 'vitrin_http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer',
    labelNames: ['route', 'method'],
    buckets: requestSeconds,
    registers,
  });
  const pages = new Counter({
    name: 'vitrin_pages_total',
    help: 'Pages by where they came from: kept, made, or stale while the store did not answer',
    labelNames: ['source'],
    registers,
  });
  const queries = new Histogram({
    name: 'vitrin_store_query_duration_seconds',
    help: 'Time of a statement, with the wait for its connection left out',
    buckets: querySeconds,
    registers,
  });
  new Gauge({ name: 'vitrin_info', help: 'The version', labelNames: ['version'], registers }).set(
    { version: appVersion() },
    1,
  );

  let asked = false;
  return {
    watch: (app) => {
      app.addHook('onResponse', (request, reply, done) => {
        const route = request.routeOptions.url ?? 'none';
        const method = methods.has(request.method) ? request.method : 'other';
        requests.inc({ route, method, status: reply.statusCode });
        duration.observe({ route, method }, reply.elapsedTime / 1_000);
        done();
      });
    },
    page: (source) => pages.inc({ source }),
    query: (ms) => queries.observe(ms / 1_000),
    gauge: (name, help, read) => {
      const gauge = new Gauge({
        name,
        help,
        registers: [],
        async collect() {
          const value = await read().catch(() => undefined);
          if (value === undefined) this.remove();
          else this.set(value);
        },
      });
      registry.registerMetric(gauge);
    },
    read: async () => {
      if (!asked) collectDefaultMetrics({ register: registry });
      asked = true;
      return { type: registry.contentType, text: await registry.metrics() };
    },
  };
}
