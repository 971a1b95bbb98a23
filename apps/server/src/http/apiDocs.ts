import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { addExamples } from './examples/addExamples.ts';

/** The page's own files only; its styles are partly written inline. It also works without https. */
const pagePolicy =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "object-src 'none'; base-uri 'self'; frame-ancestors 'self'";

/** The API's reference: OpenAPI 3.1 at /api/docs/json and a page to read it at /api/docs. Comes before all routes. */
export async function apiDocs(app: FastifyInstance, publicUrl: string | undefined): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Vitrin',
        version: '0.1.0',
        description:
          'Everything the website and its panel read and write. Errors are `{message, errors}`; `errors` names fields.',
      },
      ...(publicUrl !== undefined && { servers: [{ url: publicUrl }] }),
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
    transformObject: (document) => addExamples(jsonSchemaTransformObject(document)),
  });
  await app.register(fastifySwaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    transformStaticCSP: () => pagePolicy,
    theme: { title: 'Vitrin API' },
    uiConfig: { layout: 'BaseLayout', docExpansion: 'list', persistAuthorization: false },
  });
}
