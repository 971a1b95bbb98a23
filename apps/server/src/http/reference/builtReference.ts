import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { ShowReference } from './apiDocs.ts';

/** The files of a built reference, by their addresses in it. */
export const referenceFiles = {
  '/': 'index.html',
  '/json': 'reference.json',
  '/yaml': 'reference.yaml',
} as const;

/** The reference as the build has left it in a folder (`writeReference.ts`), precompressed. */
export const showBuiltReference =
  (folder: string): ShowReference =>
  async (docs) => {
    await docs.register(fastifyStatic, {
      root: path.join(folder, 'static'),
      prefix: '/static/',
      preCompressed: true,
      index: false,
      cacheControl: false,
    });
    for (const [url, file] of Object.entries(referenceFiles))
      docs.get(url, { schema: { hide: true } }, (_request, reply) => {
        reply.sendFile(file, folder);
      });
  };
