import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { addHeaders } from './addHeaders.ts';
import { sendHeadersOf } from './answerHeaders.ts';
import { compressText } from './compressText.ts';
import { addExamples } from './examples/addExamples.ts';

/** Collects what the API's reference tells. Comes before all routes. */
export async function describeApi(app: FastifyInstance, publicUrl: string | undefined): Promise<void> {
  const schemaRegistry = namedSchemas();
  const withSchemas = createJsonSchemaTransformObject({ schemaRegistry });
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Vitrin',
        version: '0.1.0',
        description:
          'Everything the website and its panel read and write. Errors are `{message, code, values, errors, codes}`: `code` tells why in a word that stays the same when sentences change, `values` what the sentence counts; `errors` and `codes` name fields. Lengths count characters as code points. Control characters are taken out of texts.',
      },
      ...(publicUrl !== undefined && { servers: [{ url: publicUrl }] }),
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: createJsonSchemaTransform({ schemaRegistry }),
    transformObject: (document) => addHeaders(addExamples(withSchemas(document))),
  });
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

/** Shows the reference, OpenAPI 3.1: as JSON at `json` below the given path, and as a page to read it. */
export async function showApiDocs(app: FastifyInstance, path: `/${string}`): Promise<void> {
  await app.register(async (docs) => {
    sendHeadersOf(docs, 'docs');
    docs.addHook('onSend', compressText);
    await docs.register(fastifySwaggerUi, {
      routePrefix: path,
      indexPrefix: app.prefix,
      theme: { title: 'Vitrin API' },
      uiConfig: { layout: 'BaseLayout', docExpansion: 'list', persistAuthorization: false },
    });
  });
}
