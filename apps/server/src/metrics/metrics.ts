import type { FastifyInstance } from 'fastify';
import { AggregatorRegistry, collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { appVersion } from '../appVersion.ts';
import type { Fellows } from '../workers/fellows.ts';

/** Where a page came from: the cache, a new rendering, or a stale copy while the store did not respond. */
export type PageSource = 'kept' | 'made' | 'stale';

/** Metrics for monitoring. */
export type Metrics = {
  /** Counts the responses of an application. */
  watch: (app: FastifyInstance) => void;
  answer: (answer: { route: string; method: string; status: number; ms: number }) => void;
  /** Counts a response to a GET that was sent from the short way's cache. */
  sentAgain: (route: string, ms: number) => void;
  page: (source: PageSource) => void;
  query: (ms: number) => void;
  /** Adds a gauge, which is measured when metrics are read; one that cannot be measured is omitted. */
  gauge: (name: string, help: string, read: () => Promise<number | undefined>) => void;
  /** All metrics in the text format of Prometheus, with its media type. */
  read: () => Promise<{ type: string; text: string }>;
};

/** Callers can choose any method name; all other methods share one label. */
const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

const requestSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const querySeconds = [0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 10];

/**
 * Counts from the start on. All labels are our own: patterns of routes, known methods, statuses. What measures
 * continuously (event loop lag, garbage collection) starts with the first read. If several workers form one server, any
 * of them reports for all.
 */
export function createMetrics(fellows?: Fellows): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const labelNames = ['route', 'method', 'status'] as const;
  // Looking up labels takes a microsecond, which is a large part of a cached response: these are added up until metrics
  // are read.
  const again = new Map<string, number>();
  let keptPages = 0;
  const requests = new Counter({
    name: 'vitrin_http_requests_total',
    help: 'Answers, with the calls that pages make inside of the process',
    labelNames,
    registers,
    collect() {
      for (const [route, count] of again) this.inc({ route, method: 'GET', status: 200 }, count);
      again.clear();
    },
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
    collect() {
      if (keptPages > 0) this.inc({ source: 'kept' }, keptPages);
      keptPages = 0;
    },
  });
  const queries = new Histogram({
    name: 'vitrin_store_query_duration_seconds',
    help: 'Time of a statement, with the wait for its connection left out',
    buckets: querySeconds,
    registers,
  });
  new Gauge({
    name: 'vitrin_info',
    help: 'The version',
    labelNames: ['version'],
    registers,
    aggregator: 'first',
  }).set({ version: appVersion() }, 1);

  const answer: Metrics['answer'] = ({ route, method, status, ms }) => {
    requests.inc({ route, method, status });
    duration.observe({ route, method }, ms / 1_000);
  };
  let asked = false;
  const begin = (): void => {
    if (!asked) collectDefaultMetrics({ register: registry });
    asked = true;
  };
  fellows?.onCount(async () => {
    begin();
    return registry.getMetricsAsJSON();
  });
  return {
    answer,
    watch: (app) => {
      app.addHook('onResponse', (request, reply, done) => {
        const route = request.routeOptions.url ?? 'none';
        const method = methods.has(request.method) ? request.method : 'other';
        answer({ route, method, status: reply.statusCode, ms: reply.elapsedTime });
        done();
      });
    },
    sentAgain: (route, ms) => {
      again.set(route, (again.get(route) ?? 0) + 1);
      duration.observe({ route, method: 'GET' }, ms / 1_000);
    },
    page: (source) => {
      if (source === 'kept') keptPages += 1;
      else pages.inc({ source });
    },
    query: (ms) => queries.observe(ms / 1_000),
    gauge: (name, help, read) => {
      const gauge = new Gauge({
        name,
        help,
        registers: [],
        // All workers read the same source.
        aggregator: 'max',
        async collect() {
          const value = await read().catch(() => undefined);
          if (value === undefined) this.remove();
          else this.set(value);
        },
      });
      registry.registerMetric(gauge);
    },
    read: async () => {
      begin();
      const { contentType: type } = registry;
      if (fellows === undefined) return { type, text: await registry.metrics() };
      const [own, others] = await Promise.all([registry.getMetricsAsJSON(), fellows.counted()]);
      return { type, text: await AggregatorRegistry.aggregate([own, ...others]).metrics() };
    },
  };
}
