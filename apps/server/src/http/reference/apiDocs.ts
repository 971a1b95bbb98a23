import type { FastifyInstance, RouteOptions } from 'fastify';
import { z } from 'zod';
import { sendHeadersOf } from '../answers/answerHeaders.ts';

/** What the API's reference tells of. */
export type NotedCalls = {
  routes: readonly Pick<RouteOptions, 'method' | 'url' | 'schema'>[];
  /** The schemas that have names. */
  schemaRegistry: typeof z.globalRegistry;
};

/** Notes the calls that are registered from now on. */
export function noteCalls(app: FastifyInstance): NotedCalls {
  const routes: Pick<RouteOptions, 'method' | 'url' | 'schema'>[] = [];
  app.addHook('onRoute', ({ method, url, schema }) => {
    if (method !== 'HEAD' && schema && !('hide' in schema)) routes.push({ method, url, schema });
  });
  return { routes, schemaRegistry: namedSchemas() };
}

/**
 * The schemas that have names by now. The built site brings a copy of the contract of its own, which gives the same names
 * to schemas that no route knows.
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
 * Shows the reference, OpenAPI 3.1: as JSON at `json` below the given path, and as a page to read it. It is loaded and made
 * when somebody first asks for it, as most servers are never asked.
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
