import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type Answer, type Asked, token } from './call.ts';
import { calls } from './calls.ts';
import { type Content, contentOf } from './content.ts';

/** The one admin that the server starts with. */
export const plainAdmin = { email: 'yalin@ornek.example', password: 'Yalin-Parola-2026' } as const;

/** A running server. */
export type PlainApi = {
  host: string;
  token: string;
  requests: readonly string[];
  close: () => Promise<void>;
};

/**
 * A server with the specification's calls (product 8.2 and later) and none of ours: it drops other fields, ignores
 * other queries, and has no other calls. Pages of every origin may call it.
 */
export async function openPlainApi(seed: 'company' | 'nothing', port = 0): Promise<PlainApi> {
  const content = contentOf(seed);
  content.accounts.push({ id: 1, name: 'Elif', surname: 'Karaca', ...plainAdmin, roles: ['ADMIN'] });
  const bytes = await readFile(path.join(import.meta.dirname, '../contract/picture.png'));
  for (const name of ['ilk.png', 'iki.png']) content.pictures.set(name, { bytes, type: 'image/png' });
  const requests: string[] = [];

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*, authorization');
    response.setHeader('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    requests.push(`${request.method} ${request.url}`);
    const { pathname } = new URL(request.url ?? '/', 'http://plain.invalid');
    const { status, body, picture } = await answerTo(request, pathname, content);
    if (picture !== undefined) {
      return void response.writeHead(status, { 'content-type': picture.type }).end(picture.bytes);
    }
    if (body === undefined) return void response.writeHead(status).end();
    return void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }

  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      console.error(error);
      response.writeHead(500, { 'content-type': 'application/json' }).end('{"message":"Internal error"}');
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(port, resolve);
  });
  const address = server.address();
  const heard = typeof address === 'object' && address !== null ? address.port : port;
  return {
    host: `http://127.0.0.1:${heard}`,
    token,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function answerTo(request: IncomingMessage, pathname: string, content: Content): Promise<Answer> {
  const { url, body } = await bodyOf(request, content);
  const isAdmin = request.headers.authorization === `Bearer ${token}`;
  const place = `${request.method} ${pathname.replace(/^\/api/, '')}`;
  const found = findCall(place);
  if (found === undefined) return { status: 404, body: { message: `No ${place}` } };
  if (found.call.by === 'admin' && !isAdmin) return { status: 401, body: { message: 'Sign in first' } };
  return found.call.answer({ content, isAdmin, params: found.params, body, url });
}

/** Finds the call for a request such as `GET /service/3`; a path without parameters takes precedence. */
function findCall(place: string) {
  const exact = calls[place];
  if (exact !== undefined) return { call: exact, params: {} };
  for (const [name, call] of Object.entries(calls)) {
    const pattern = new RegExp(`^${name.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
    const params = pattern.exec(place)?.groups;
    if (params !== undefined) return { call, params: { ...params } };
  }
  return undefined;
}

/** The JSON of a request, or the plain fields of an upload; stores the file of an upload. */
async function bodyOf(request: IncomingMessage, content: Content): Promise<Pick<Asked, 'body' | 'url'>> {
  const type = request.headers['content-type'] ?? '';
  const bytes = await buffer(request);
  if (type.startsWith('application/json')) {
    const body: unknown = JSON.parse(bytes.toString('utf8'));
    return { url: '', body: typeof body === 'object' && body !== null ? { ...body } : {} };
  }
  if (!type.startsWith('multipart/form-data')) return { url: '', body: {} };
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
  const file = form.get('file');
  if (!(file instanceof File)) return { url: '', body: {} };
  content.lastId += 1;
  const name = `yuklenen-${content.lastId}.png`;
  content.pictures.set(name, { bytes: new Uint8Array(await file.arrayBuffer()), type: file.type });
  return {
    url: `/api/images/${name}`,
    body: { category: form.get('category') ?? '', fileName: file.name },
  };
}
