import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { askOver } from './steadyLoad.ts';

const askEveryMs = 50;

/**
 * A load balancer over processes: it checks the readiness of each, sends requests to ready ones, and does not retry.
 */
export type TestBalancer = {
  url: string;
  add: (address: string) => void;
  remove: (address: string) => void;
  /** The number of processes that it considers ready. */
  ready: () => number;
  close: () => Promise<void>;
};

/** Opens a load balancer without processes behind it. */
export async function openTestBalancer(): Promise<TestBalancer> {
  const agent = new Agent({ keepAlive: true });
  const nodes = new Map<string, boolean>();
  let turn = 0;
  const end = new AbortController();

  const server = createServer((incoming, outgoing) => {
    const ready = [...nodes].flatMap(([address, isReady]) => (isReady ? [address] : []));
    turn += 1;
    const { method, headers, url = '/' } = incoming;
    const target = `${ready[turn % ready.length] ?? 'http://127.0.0.1:9'}${url}`;
    const passed = request(target, { agent, method, headers }, (answer) => {
      const { connection: _connection, ...rest } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, rest);
      answer.once('error', () => outgoing.destroy());
      answer.pipe(outgoing);
    });
    passed.once('error', () => outgoing.writeHead(502).end());
    incoming.pipe(passed);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  const asking = async (): Promise<void> => {
    while (!end.signal.aborted) {
      for (const address of nodes.keys()) {
        const { outcome } = await askOver(agent, `${address}/api/ready`);
        if (nodes.has(address)) nodes.set(address, outcome === 200);
      }
      await setTimeout(askEveryMs);
    }
  };
  const asked = asking();

  const bound = server.address();
  return {
    url: `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}`,
    add: (address) => void nodes.set(address, false),
    remove: (address) => void nodes.delete(address),
    ready: () => [...nodes.values()].filter(Boolean).length,
    close: async () => {
      end.abort();
      await asked;
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}
