import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { z } from 'zod';
import { testAdmin } from '../../../apps/server/src/testing/testApp.ts';

/** The outcome of a request: a status, or `closed` if the connection ended without one. */
export type Outcome = number | 'closed';

/** A request to a server under attack. */
export type Attack = {
  method?: string;
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array;
  /** False for a visitor, who is the default. */
  asAdmin?: boolean;
};

/** A server under attack, and the counts of its outcomes. */
export type Target = {
  url: string;
  /** Sends a request and reads the response to its end; counted. */
  send: (
    attack: Attack,
  ) => Promise<{ outcome: Outcome; body: string; headers: Readonly<Record<string, unknown>> }>;
  /** Writes bytes to a new connection and returns the outcome; counted. */
  sendRaw: (bytes: string | Uint8Array) => Promise<Outcome>;
  /** Counts requests that were sent by other means. */
  count: (outcome: Outcome, times?: number) => void;
  outcomes: ReadonlyMap<Outcome, number>;
};

const answerTimeMs = 120_000;
/** Many raw requests are incomplete, and the server rightly waits for the rest. */
const rawAnswerTimeMs = 3_000;

/** Prepares attacks on a server; the admin signs in once. */
export async function aimAt(url: string): Promise<() => Target> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const login = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(testAdmin),
  });
  const { token } = z.object({ token: z.string() }).parse(await login.json());
  return () => targetAt(url, token, agent);
}

function targetAt(url: string, token: string, agent: Agent): Target {
  const outcomes = new Map<Outcome, number>();
  const count = (outcome: Outcome, times = 1): void => {
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + times);
  };
  const { hostname, port } = new URL(url);

  return {
    url,
    count,
    outcomes,
    send: ({ method = 'GET', path, headers = {}, body, asAdmin = false }) =>
      new Promise((resolve) => {
        const end = (outcome: Outcome, text = '', given: Readonly<Record<string, unknown>> = {}): void => {
          count(outcome);
          resolve({ outcome, body: text, headers: given });
        };
        const sent = request(
          {
            hostname,
            port,
            method,
            path,
            agent,
            timeout: answerTimeMs,
            headers: {
              ...(typeof body === 'string' && { 'content-type': 'application/json' }),
              ...(asAdmin && { authorization: `Bearer ${token}` }),
              ...headers,
            },
          },
          (response) => {
            let text = '';
            response.setEncoding('latin1');
            response.on('data', (part) => (text += String(part)));
            response.once('end', () => end(response.statusCode ?? 'closed', text, response.headers));
            response.once('error', () => end('closed'));
          },
        );
        sent.once('error', () => end('closed'));
        sent.once('timeout', () => sent.destroy(new Error('no answer')));
        sent.end(body);
      }),
    sendRaw: (bytes) =>
      new Promise((resolve) => {
        const socket = connect(Number(port), hostname);
        let text = '';
        socket.setTimeout(rawAnswerTimeMs, () => socket.destroy());
        socket.on('data', (part) => {
          // "100 Continue" is not a final response.
          text = (text + part.toString('latin1')).replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '');
          // One response is enough; most of these connections would be kept alive.
          if (text.includes('\r\n\r\n')) socket.destroy();
        });
        socket.once('error', () => socket.destroy());
        socket.once('close', () => {
          const outcome = Number(/^HTTP\/1\.[01] (\d{3})/.exec(text)?.[1] ?? Number.NaN) || 'closed';
          count(outcome);
          resolve(outcome);
        });
        socket.write(bytes);
      }),
  };
}

/** Processes items with limited concurrency. */
export async function inParallel<T>(
  many: readonly T[],
  atOnce: number,
  work: (one: T) => Promise<unknown>,
): Promise<void> {
  const rest = [...many].values();
  const worker = async (): Promise<void> => {
    // Each worker processes one item at a time.
    for (const one of rest) await work(one);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
