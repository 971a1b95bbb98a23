import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { appVersion } from '../../appVersion.ts';
import { addHeaders } from './addHeaders.ts';
import { answerErrors } from '../answers/answerErrors.ts';
import type { NotedCalls } from './apiDocs.ts';
import { compressText } from '../answers/compressText.ts';
import { addExamples } from './examples/addExamples.ts';

/**
 * Builds the reference as an application of its own: OpenAPI 3.1 as JSON and YAML below the given path, and a page to
 * read it.
 */
export async function openReference(
  { routes, schemaRegistry }: NotedCalls,
  { path, log }: { path: `/${string}`; log: FastifyBaseLogger },
): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
  });
  // The routes are only described here, and never validate or handle anything.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => JSON.stringify);
  answerErrors(app);
  app.addHook('onSend', compressText);
  const withSchemas = createJsonSchemaTransformObject({ schemaRegistry });
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Vitrin',
        version: appVersion(),
        description:
          'Everything the website and its panel read and write. Errors are `{message, code, values, errors, codes}`: `code` tells why in a word that stays the same when sentences change, `values` what the sentence counts; `errors` and `codes` name fields. Lengths count characters as code points. Control characters are taken out of texts.',
      },
      // Relative to where the reference was read: the same file serves every host.
      servers: [{ url: '/' }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: createJsonSchemaTransform({ schemaRegistry }),
    transformObject: (document) => addHeaders(addExamples(withSchemas(document))),
  });
  for (const route of routes) app.route({ ...route, exposeHeadRoute: false, handler: () => undefined });
  await app.register(fastifySwaggerUi, {
    routePrefix: path,
    theme: { title: 'Vitrin API' },
    uiConfig: { layout: 'BaseLayout', docExpansion: 'list', persistAuthorization: false },
  });
  await app.ready();
  return app;
}
