// @module-tag long
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { addressOf, runServerProcess, temporaryFolder } from '../testing/serverProcess.ts';

const sent = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(z.object({ key: z.string(), value: z.unknown() })) }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
            }),
          ),
        }),
      ),
    }),
  ),
});

/** A collector that records what it receives, and refuses while `isDown`. */
async function openCollector() {
  const bodies: unknown[] = [];
  const asked: { url: string | undefined; headers: IncomingHttpHeaders }[] = [];
  const state = { isDown: false };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await json(request);
    if (state.isDown) {
      response.writeHead(400).end();
      return;
    }
    asked.push({ url: request.url, headers: request.headers });
    bodies.push(body);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const spans = () =>
    bodies.flatMap((body) =>
      sent.parse(body).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
    );
  return { endpoint: `http://127.0.0.1:${port}`, bodies, asked, state, spans };
}

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';

test('a collector gets each request with its statements, in the caller’s trace, and no values', async () => {
  const collector = await openCollector();
  const server = runServerProcess(await temporaryFolder(), {
    LOG_LEVEL: 'info',
    OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.endpoint}/`,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-collector=schluessel',
    OTEL_SERVICE_NAME: 'vitrin-test',
  });
  const url = await addressOf(server);
  // With a body, which arrives outside of the request's async context.
  const answer = await fetch(`${url}/api/contact-messages?geheim=1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', traceparent: `00-${trace}-00f067aa0ba902b7-00` },
    body: JSON.stringify({ name: 'Elif', email: 'elif@ornek.example', subject: '', message: 'geheim' }),
  });
  expect(answer.status).toBe(200);
  const ofRequest = () => collector.spans().filter(({ traceId }) => traceId === trace);
  await expect
    .poll(ofRequest)
    .toContainEqual(
      expect.objectContaining({ name: 'POST /api/contact-messages', parentSpanId: '00f067aa0ba902b7' }),
    );
  const request = ofRequest().find(({ name }) => name.startsWith('POST'));
  const statements = ofRequest().filter(({ name }) => name === 'statement');
  expect(statements.length).toBeGreaterThan(0);
  expect(new Set(statements.map(({ parentSpanId }) => parentSpanId))).toEqual(new Set([request?.spanId]));
  expect(JSON.stringify(collector.bodies)).toContain('insert into \\"contact_message\\"');
  expect(JSON.stringify(collector.bodies)).not.toContain('geheim');
  expect(JSON.stringify(collector.bodies)).toContain('vitrin-test');
  expect(collector.asked[0]).toMatchObject({ url: '/v1/traces', headers: { 'x-collector': 'schluessel' } });

  // An unreachable collector is logged once, and blocks nothing.
  collector.state.isDown = true;
  const words = 'Traces do not reach OTEL_EXPORTER_OTLP_ENDPOINT';
  await expect
    .poll(async () => {
      expect((await fetch(`${url}/api/service`)).status).toBe(200);
      return server.output();
    })
    .toContain(words);
  collector.state.isDown = false;
  await expect
    .poll(async () => {
      await fetch(`${url}/api/service`);
      return server.output();
    })
    .toContain('Traces reach OTEL_EXPORTER_OTLP_ENDPOINT again');
  expect(server.output().split(words)).toHaveLength(2);

  // Pending spans are sent at the end.
  const before = collector.spans().length;
  await fetch(`${url}/api/settings`);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(collector.spans().length).toBeGreaterThan(before);
});

test('without a collector no file of OpenTelemetry is loaded', async () => {
  const main = await readFile(path.join(import.meta.dirname, '../main.ts'), 'utf8');
  expect(main).toContain("await import('./tracing/otlpTracing.ts')");
  expect(main).not.toMatch(/from '.*otlpTracing/);
});
