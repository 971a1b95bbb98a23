import { connect, type Socket } from 'node:net';
import type { Kind } from './kind.ts';
import type { Target } from './target.ts';

const host = 'Host: localhost\r\n';

/** Beginnings of requests that are then sent one letter at a time, or never. */
const beginnings: readonly string[] = [
  '',
  'GET / HTTP/1.1\r\n',
  `GET / HTTP/1.1\r\n${host}x: `,
  `POST /api/contact-messages HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 100000\r\n\r\n{"name":"`,
  `POST /api/contact-messages HTTP/1.1\r\n${host}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`,
  `POST /api/auth/login HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 2000000\r\n\r\n`,
  `POST /api/images/upload HTTP/1.1\r\n${host}Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 10000000\r\n\r\n--b\r\n`,
];

/** A page requested many times on one connection, whose responses are never read. */
const greedy = `GET / HTTP/1.1\r\n${host}Accept-Encoding: identity\r\n\r\n`.repeat(200);

/** Hundreds of slow connections, and some that request much and read nothing. */
export const slowClients: Kind = {
  name: 'slow clients',
  may: [200, 408, 'closed'],
  attack: async (target, amount) => {
    const [connections, seconds] = amount === 'long' ? [600, 30] : [150, 3];
    const sockets = Array.from({ length: connections }, (_, index) =>
      index % 10 === 0 ? readNothing(target) : dawdle(target, beginnings[index % beginnings.length] ?? ''),
    );
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
    const served = await target.send({ path: '/api/health' });
    for (const socket of sockets) socket.destroy();
    return served.outcome === 200 ? [] : [`meanwhile another visitor was answered with ${served.outcome}`];
  },
};

function open(target: Target): Socket {
  const { hostname, port } = new URL(target.url);
  const socket = connect(Number(port), hostname);
  socket.once('error', () => socket.destroy());
  socket.once('close', () => target.count('closed'));
  return socket;
}

function dawdle(target: Target, beginning: string): Socket {
  const socket = open(target);
  socket.write(beginning);
  const timer = setInterval(() => socket.write('a'), 500);
  socket.once('close', () => clearInterval(timer));
  return socket;
}

function readNothing(target: Target): Socket {
  const socket = open(target);
  socket.pause();
  socket.write(greedy);
  return socket;
}
