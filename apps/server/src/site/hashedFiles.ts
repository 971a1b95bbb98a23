import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { answerHeaders } from '../http/answers/answerHeaders.ts';
import { type Encodings, heldBytes, sendEncoded } from '../http/answers/encodings.ts';
import { isKnown } from '../http/answers/sendAnswer.ts';
import { offerAgain } from '../http/shortWay.ts';

/** The files of a first view are some 35, with at most 300 kB in all encodings together. */
const heldAtMost = 8 * 1_024 * 1_024;

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** A file name as the build makes them: never one that leaves the folder, nor a hidden file. */
const plainName = /^\w[\w.-]*$/;

/**
 * Serves a folder of content-hashed files, which are read once and then sent from memory: asking the disk for each
 * takes several times as long as sending it. Other requests are left to other routes.
 */
export function serveHashedFiles(app: FastifyInstance, prefix: string, folder: string): void {
  const held = new LRUCache<string, Encodings>({ maxSize: heldAtMost, sizeCalculation: heldBytes });
  const readOrMiss = (name: string): Promise<Buffer | undefined> =>
    readFile(path.join(folder, name)).catch(() => undefined);

  async function find(name: string): Promise<Encodings | undefined> {
    const known = held.get(name);
    if (known !== undefined) return known;
    const [identity, br, gzip] = await Promise.all([name, `${name}.br`, `${name}.gz`].map(readOrMiss));
    if (identity === undefined) return undefined;
    const file: Encodings = { identity, ...(br && { br }), ...(gzip && { gzip }) };
    held.set(name, file);
    return file;
  }

  app.get<{ Params: { name: string } }>(
    `${prefix}:name`,
    { schema: { hide: true } },
    async (request, reply) => {
      const { name } = request.params;
      const type = types[path.extname(name)];
      const file = type !== undefined && plainName.test(name) ? await find(name) : undefined;
      if (type === undefined || file === undefined) return reply.callNotFound();
      const etag = `"${name}"`;
      reply.headers(answerHeaders.lastingFile).headers({ etag, vary: 'accept-encoding' });
      if (isKnown(request, etag)) return reply.code(304).send();
      offerAgain(request, () => true);
      return sendEncoded(request, reply.type(type), file);
    },
  );
}
