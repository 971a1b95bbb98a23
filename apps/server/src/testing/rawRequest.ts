import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** A response as it came over the wire. */
export type RawAnswer = { status: number; headers: Record<string, string>; body: string };

/** Makes an application listen, and returns its port. */
export async function listen(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** A fresh connection on which nothing has been sent. */
export async function openConnection(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  // A reset is one of the ways in which a server ends a connection.
  socket.on('error', () => socket.destroy());
  await once(socket, 'connect');
  return socket;
}

/** Everything that the server sends until it closes the connection. */
export async function readToEnd(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  const closed = Promise.withResolvers<void>();
  socket.once('close', closed.resolve);
  if (!socket.closed) await closed.promise;
  return Buffer.concat(chunks).toString('latin1');
}

/**
 * Sends raw bytes and reads the single response to them. The server has to close the connection after it: request that
 * with `Connection: close` if the request is valid.
 */
export async function sendRaw(port: number, bytes: string | Buffer): Promise<RawAnswer> {
  const socket = await openConnection(port);
  socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
  return parseRaw(await readToEnd(socket));
}

/** Parses a response; the first if there are several. */
export function parseRaw(text: string): RawAnswer {
  const end = text.indexOf('\r\n\r\n');
  const [first = '', ...lines] = text.slice(0, end).split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const body = Buffer.from(text.slice(end + 4), 'latin1').toString('utf8');
  return { status: Number(first.split(' ')[1]), headers, body };
}
