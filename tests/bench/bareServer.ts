import { get, type IncomingHttpHeaders } from 'node:http';
import Fastify from 'fastify';

/**
 * Serves the bytes and headers of another server's responses for some addresses from bare Fastify routes: the upper
 * bound for a server of this kind. Usage: node tests/bench/bareServer.ts http://localhost:3000 3001 / /api/theme/colors
 */
const [, , host = '', port = '', ...addresses] = process.argv;

const read = (url: string): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => void chunks.push(chunk));
      response.once('end', () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }));
    }).once('error', reject);
  });

const app = Fastify();
for (const address of addresses) {
  const { headers, body } = await read(host + address);
  const { connection: _connection, date: _date, 'keep-alive': _keepAlive, ...same } = headers;
  app.get(address, (_request, reply) => reply.headers(same).send(body));
}
await app.listen({ port: Number(port), host: '127.0.0.1' });
