import type { FastifyInstance, RouteOptions } from 'fastify';
import { z } from 'zod';
import { sendHeadersOf } from '../answers/answerHeaders.ts';

/** What the API's reference is made from. */
export type NotedCalls = {
  routes: readonly Pick<RouteOptions, 'method' | 'url' | 'schema'>[];
  /** The named schemas. */
  schemaRegistry: typeof z.globalRegistry;
};

/** Records the routes that are registered from now on. */
export function noteCalls(app: FastifyInstance): NotedCalls {
  const routes: Pick<RouteOptions, 'method' | 'url' | 'schema'>[] = [];
  app.addHook('onRoute', ({ method, url, schema }) => {
    if (method !== 'HEAD' && schema && !('hide' in schema)) routes.push({ method, url, schema });
  });
  return { routes, schemaRegistry: namedSchemas() };
}

/**
 * A copy of the registry of named schemas. The built site brings its own copy of the contract, which would register the
 * same names for schemas that no route uses.
 */
function namedSchemas(): typeof z.globalRegistry {
  const named: typeof z.globalRegistry = z.registry();
  // oxlint-disable-next-line no-underscore-dangle -- zod has no public way to list what a registry holds
  named._map = z.globalRegistry._map;
  // oxlint-disable-next-line no-underscore-dangle -- as above
  named._idmap = new Map(z.globalRegistry._idmap);
  return named;
}

/**
 * Serves the reference, OpenAPI 3.1: as JSON at `json` below the given path, and as a page. It is loaded and made on
 * the first request, since most servers never get one.
 */
export async function showApiDocs(
  app: FastifyInstance,
  { path, calls, publicUrl }: { path: `/${string}`; calls: NotedCalls; publicUrl: string | undefined },
): Promise<void> {
  const open = async (): Promise<FastifyInstance> => {
    const { openReference } = await import('./apiReference.ts');
    return openReference(calls, { path: `/${(app.prefix + path).slice(1)}`, publicUrl, log: app.log });
  };
  let reference: Promise<FastifyInstance> | undefined;
  await app.register(async (docs) => {
    sendHeadersOf(docs, 'docs');
    for (const url of [path, `${path}/*`])
      docs.get(url, { schema: { hide: true } }, async ({ raw }, reply) => {
        reference ??= open().catch((error: unknown) => {
          reference = undefined;
          throw error;
        });
        const shown = await reference;
        for (const [name, value] of Object.entries(reply.getHeaders()))
          if (value !== undefined) reply.raw.setHeader(name, value);
        shown.routing(raw, reply.hijack().raw);
      });
  });
  app.addHook('onClose', async () => (await reference)?.close());
}
