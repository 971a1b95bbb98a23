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
import type { Tracing } from './tracing.ts';

export type Collector = {
  /** Where it listens; traces go to `/v1/traces` below. */
  endpoint: string;
  /** Headers that it asks for, as `name=value,name=value`. */
  headers: string | undefined;
  serviceName: string;
};

const mostOfStatement = 2_000;
/** At the end of the process nobody waits longer for a collector. */
const patienceMs = 2_000;

/**
 * OpenTelemetry by its own packages. Loaded only where a collector is named, so that without one neither a hook nor a
 * byte of it is there. What waits is bounded by the packages: a collector that is gone costs spans, never memory.
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
    // Who calls may name the trace, and not decide whether there is one.
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
        const { method, routeOptions, headers: given, id, url } = request;
        // Calls that a page makes inside of the process belong to the page's own request.
        const around = propagator.extract(context.active(), given, defaultTextMapGetter);
        const route = routeOptions.url ?? 'none';
        const [path = ''] = url.split('?', 1);
        const span = tracer.startSpan(
          `${method} ${route}`,
          {
            kind: SpanKind.SERVER,
            attributes: {
              'http.request.method': method,
              'http.route': route,
              'url.path': path,
              'vitrin.request_id': id,
            },
          },
          around,
        );
        const within = trace.setSpan(around, span);
        open.set(request, within);
        context.with(within, done);
      });
      // A body arrives by events of its connection, which know nothing of the request.
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
      // What the server does by itself belongs to no request.
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

/** Says once that spans do not arrive, and once that they do again. */
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
