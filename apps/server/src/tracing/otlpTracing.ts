import {
  type Context,
  context,
  defaultTextMapGetter,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { ExportResultCode, parseKeyPairsIntoRecord, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  type SpanExporter,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { appVersion } from '../appVersion.ts';
import { loggedPath } from '../http/requestAddress.ts';
import type { Tracing } from './tracing.ts';

export type Collector = {
  /** Its address; traces are sent to `/v1/traces` below. */
  endpoint: string;
  /** Headers that it requires, as `name=value,name=value`. */
  headers: string | undefined;
  serviceName: string;
};

const mostOfStatement = 2_000;
/** How long the end of the process waits for a collector, in milliseconds. */
const patienceMs = 2_000;

/**
 * Tracing with OpenTelemetry's packages. Loaded only if a collector is configured, so that otherwise there is no
 * overhead. The packages bound their queue: an unreachable collector costs spans, never memory.
 */
export function openOtlpTracing(
  { endpoint, headers, serviceName }: Collector,
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>,
): Tracing {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    headers: parseKeyPairsIntoRecord(headers),
    timeoutMillis: 5_000,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'service.version': appVersion() }),
    // Callers may name the trace, but not decide whether there is one.
    sampler: new AlwaysOnSampler(),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: tellingChanges(exporter, log), scheduledDelayMillis: 2_000 }),
    ],
  });
  const tracer = provider.getTracer('vitrin');
  const propagator = new W3CTraceContextPropagator();
  const open = new WeakMap<FastifyRequest, Context>();
  return {
    watch: (app) => {
      app.addHook('onRequest', (request, _reply, done) => {
        const { method, routeOptions, headers: given, id } = request;
        // In-process calls of a page belong to the page's own request.
        const around = propagator.extract(context.active(), given, defaultTextMapGetter);
        const route = routeOptions.url ?? 'none';
        const span = tracer.startSpan(
          `${method} ${route}`,
          {
            kind: SpanKind.SERVER,
            attributes: {
              'http.request.method': method,
              'http.route': route,
              'url.path': loggedPath(request),
              'vitrin.request_id': id,
            },
          },
          around,
        );
        const within = trace.setSpan(around, span);
        open.set(request, within);
        context.with(within, done);
      });
      // A body arrives through events of its connection, outside of the request's context.
      app.addHook('preValidation', (request, _reply, done) => {
        context.with(open.get(request) ?? context.active(), done);
      });
      app.addHook('onResponse', (request, { statusCode }, done) => {
        const within = open.get(request);
        const span = within && trace.getSpan(within);
        span?.setAttribute('http.response.status_code', statusCode);
        if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
        span?.end();
        done();
      });
    },
    query: (statement, ms) => {
      // The server's own background work belongs to no request.
      if (trace.getActiveSpan() === undefined) return;
      const end = Date.now();
      tracer
        .startSpan('statement', {
          kind: SpanKind.CLIENT,
          startTime: end - ms,
          attributes: { 'db.query.text': statement.slice(0, mostOfStatement) },
        })
        .end(end);
    },
    close: async () => {
      const late = new Promise<void>((resolve) => void setTimeout(resolve, patienceMs).unref());
      await Promise.race([provider.shutdown().catch(() => undefined), late]);
      context.disable();
    },
  };
}

/** Logs once when spans do not arrive, and once when they do again. */
function tellingChanges(exporter: SpanExporter, log: Pick<FastifyBaseLogger, 'warn' | 'info'>): SpanExporter {
  let arriving = true;
  return {
    export: (spans, done) => {
      exporter.export(spans, (result) => {
        const arrived = result.code === ExportResultCode.SUCCESS;
        if (arriving && !arrived)
          log.warn(
            { err: result.error },
            'Traces do not reach OTEL_EXPORTER_OTLP_ENDPOINT; they are left out until they do',
          );
        if (!arriving && arrived) log.info('Traces reach OTEL_EXPORTER_OTLP_ENDPOINT again');
        arriving = arrived;
        done(result);
      });
    },
    shutdown: async () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
