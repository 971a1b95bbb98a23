import { Agent, get } from 'node:http';
import { performance } from 'node:perf_hooks';

/**
 * A visitor who keeps reading while a server is attacked, as a separate process: `node probe.ts http://127.0.0.1:4150`
 * with a channel to the parent process. Replies to each message with the number of requests, the number of failures,
 * and the slowest in ms since the previous message.
 */
const [, , server = ''] = process.argv;
const paths = ['/', '/api/home-page', '/hizmetlerimiz', '/api/service', '/robots.txt', '/api/health'];
const pauseMs = 20;
const agent = new Agent({ keepAlive: true, maxSockets: 4 });

let told = { requests: 0, failed: 0, slowestMs: 0 };

const read = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const request = get(`${server}${path}`, { agent }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode === 200));
    });
    request.once('error', () => resolve(false));
  });

process.on('message', () => {
  process.send?.(told);
  told = { requests: 0, failed: 0, slowestMs: 0 };
});

for (let turn = 0; process.connected; turn += 1) {
  const begin = performance.now();
  const good = await read(paths[turn % paths.length] ?? '/');
  const slowestMs = Math.max(told.slowestMs, performance.now() - begin);
  told = { requests: told.requests + 1, failed: told.failed + (good ? 0 : 1), slowestMs };
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
}
