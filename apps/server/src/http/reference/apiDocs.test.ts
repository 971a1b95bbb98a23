import { readFile } from 'node:fs/promises';
import { Validator } from '@seriousme/openapi-schema-validator';
import { endpointList, errorsOf, isDownload, isEventStream, methodsOf } from '@vitrin/contract/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { projectRoot } from '../../projectRoot.ts';
import { callApi } from '../../testing/callApi.ts';
import { openTestApp, type TestApp } from '../../testing/testApp.ts';

const operation = z.object({
  operationId: z.string(),
  summary: z.string(),
  tags: z.array(z.string()),
  security: z.unknown().optional(),
  requestBody: z.object({ content: z.record(z.string(), z.unknown()) }).optional(),
  responses: z.record(z.string(), z.unknown()),
});
const content = z
  .object({ content: z.record(z.string(), z.record(z.string(), z.unknown())).optional() })
  .optional();
const hasExample = (part: unknown): boolean =>
  Object.values(content.parse(part)?.content ?? {}).every((media) => media['example'] !== undefined);
const reference = z.object({
  openapi: z.literal('3.1.0'),
  info: z.object({ version: z.string() }),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
  paths: z.record(z.string(), z.record(z.string(), operation)),
});

describe("the API's reference", () => {
  let server: TestApp;
  let document: z.infer<typeof reference>;
  beforeAll(async () => {
    server = await openTestApp();
    document = reference.parse(await readDocument());
  });
  afterAll(() => server.close());

  const readDocument = async () => z.looseObject({}).parse((await callApi(server.app, '/docs/json')).body);

  test.each(endpointList)('$name is in it with its responses and errors', ({ name, endpoint }) => {
    for (const method of methodsOf(endpoint)) {
      const found = document.paths[`/api${endpoint.path}`]?.[method.toLowerCase()];
      expect(found).toMatchObject({ summary: endpoint.summary, tags: [endpoint.tag] });
      expect(found?.operationId).toContain(name);
      expect(found?.security !== undefined).toBe(endpoint.access !== 'public');
      const unchanged = method === 'GET' && !isDownload(endpoint) && !isEventStream(endpoint) ? ['304'] : [];
      expect(Object.keys(found?.responses ?? {})).toEqual([
        '200',
        ...unchanged,
        ...errorsOf(endpoint).map(String),
      ]);
      const body = Object.keys(found?.requestBody?.content ?? {});
      const json = endpoint.body === undefined ? [] : ['application/json'];
      expect(body).toEqual(endpoint.upload === undefined ? json : ['multipart/form-data']);
    }
  });

  test('its version is that of the program', async () => {
    const manifest: unknown = JSON.parse(await readFile(`${projectRoot}/package.json`, 'utf8'));
    expect(manifest).toMatchObject({ version: document.info.version });
  });

  test('is valid OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(await readDocument());
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
  });

  test.each(endpointList)('$name shows an example of every body, response and error', ({ endpoint }) => {
    const found = document.paths[`/api${endpoint.path}`]?.[endpoint.method.toLowerCase()];
    const parts = Object.entries({ ...found?.responses, body: endpoint.body && found?.requestBody });
    const without = parts.filter(([, part]) => !hasExample(part)).map(([name]) => name);
    expect(without).toEqual(endpoint.answerType === undefined ? [] : ['200']);
  });

  test('every $ref resolves', () => {
    const text = JSON.stringify(document.paths) + JSON.stringify(document.components);
    const names = [...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name ?? '');
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => document.components.schemas[name] === undefined)).toEqual([]);
  });

  test('it contains no other routes or schemas', () => {
    const known = new Set(endpointList.map(({ endpoint }) => `/api${endpoint.path}`));
    expect(Object.keys(document.paths).filter((path) => !known.has(path))).toEqual([]);
  });

  test('its page loads scripts from its own host only', async () => {
    const page = await callApi(server.app, '/docs/');
    expect(page.status).toBe(200);
    expect(page.headers['content-security-policy']).toContain("script-src 'self';");
    expect(page.headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  });

  test('a second copy of the contract, as in the built site, does not change it', async () => {
    const before = await readDocument();
    const mounted = await openTestApp({
      parts: {
        pages: async () => {
          for (const id of Object.keys(document.components.schemas)) {
            if (!id.endsWith('Input')) z.object({}).meta({ id });
          }
        },
      },
    });
    expect((await callApi(mounted.app, '/docs/json')).body).toEqual(before);
    await mounted.close();
  });
});
