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

/** Adds the reference below the path it is registered under. */
export type ShowReference = (docs: FastifyInstance, calls: NotedCalls) => Promise<void>;

/** Serves the reference as `show` does, with the headers of documents. */
export async function mountReference(
  app: FastifyInstance,
  { path, calls, show }: { path: `/${string}`; calls: NotedCalls; show: ShowReference },
): Promise<void> {
  await app.register(
    async (docs) => {
      sendHeadersOf(docs, 'docs');
      await show(docs, calls);
    },
    { prefix: path },
  );
}

/**
 * The reference, OpenAPI 3.1, made from the routes on the first request: as JSON at `json`, as YAML at `yaml`, and as a
 * page. It takes half a second of the event loop, so a server for visitors shows the one of its build.
 */
export const showLiveReference: ShowReference = async (docs, calls) => {
  const open = async (): Promise<FastifyInstance> => {
    const { openReference } = await import('./apiReference.ts');
    return openReference(calls, { path: `/${docs.prefix.slice(1)}`, log: docs.log });
  };
  let reference: Promise<FastifyInstance> | undefined;
  for (const url of ['', '/*'])
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
  docs.addHook('onClose', async () => (await reference)?.close());
};
