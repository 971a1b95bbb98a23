import { endpointList, endpoints } from '@vitrin/contract/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { callApi } from '../../testing/callApi.ts';
import { openTestApp, type TestApp } from '../../testing/testApp.ts';
import { bodyBytesOf, inKilobytes, leastBytes, longestJson } from './bodyBytes.ts';
import { jsonBounds } from './jsonBounds.ts';

const withBody = endpointList.flatMap(({ name, endpoint }) =>
  endpoint.body === undefined ? [] : [{ name, body: endpoint.body, public: endpoint.access === 'public' }],
);

describe('the longest JSON of a schema', () => {
  const text = z.string().meta({ maxLength: 3 });
  const astral = '"\\ud83c\\udfe0\\ud83c\\udfe0\\ud83c\\udfe0"';

  test.each([
    [text, astral],
    [z.array(text).max(2), `[${astral},${astral}]`],
    [z.object({ a: text, b: z.boolean() }), `{"a":${astral},"b":false}`],
    [z.record(text, text).meta({ maxProperties: 1 }), `{${astral}:${astral}}`],
    [z.enum(['a', 'bcd']).nullable(), '"bcd"'],
  ])('is an upper bound, and a tight one', (schema, json) => {
    expect(schema.safeParse(JSON.parse(json)).success).toBe(true);
    const { bytes } = longestJson(schema);
    expect(bytes).toBeGreaterThanOrEqual(json.length);
    expect(bytes).toBeLessThan(json.length + 8);
  });

  test.each([z.string(), z.array(text), z.record(text, text), z.unknown()])(
    'is undefined if a schema is unbounded',
    (schema) => {
      expect(() => longestJson(schema)).toThrow(TypeError);
    },
  );

  test.each(withBody)('$name has no more values than the parser accepts', ({ body }) => {
    expect(longestJson(body).values).toBeLessThanOrEqual(jsonBounds.values);
  });
});

test('bodies of routes open to strangers are small', () => {
  const sizes = withBody.filter((each) => each.public).map(bodyBytesOf);
  expect(sizes.length).toBeGreaterThan(1);
  expect(Math.max(...sizes)).toBeLessThan(120 * 1024);
});

const padded = (bytes: number): string => {
  const body = JSON.stringify({ name: 'Işıl', email: 'isil@ornek.example', message: 'Merhaba' });
  return body + ' '.repeat(bytes - Buffer.byteLength(body));
};

describe('a body', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await openTestApp();
  });
  afterAll(() => server.close());

  const most = bodyBytesOf(endpoints.messages.send);
  const send = (body: string) => callApi(server.app, '/contact-messages', { method: 'POST', body });

  test('as long as its route allows is read', async () => {
    expect((await send(padded(most))).status).toBe(200);
  });

  test('that is longer is refused with a message that names the limit', async () => {
    const answer = await send(padded(most + 1));
    expect([answer.status, answer.body]).toMatchObject([
      413,
      { message: `The body is larger than ${inKilobytes(most)}` },
    ]);
  });

  test('of a message full of surrogate pairs is read, with each unit as \\uXXXX', async () => {
    const house = '\\ud83c\\udfe0';
    const name = house.repeat(200);
    const body = `{"name":"${name}","email":"a@b.c","subject":"${name}","message":"${house.repeat(5_000)}"}`;
    expect((await send(body)).status).toBe(200);
  });

  test.each(['/auth/logout', '/service/some-id/toggle'])(
    'of %s, which takes none, has a tight limit',
    async (path) => {
      const method = path.endsWith('toggle') ? 'PATCH' : 'POST';
      const call = { method, token: server.token, body: ' '.repeat(leastBytes + 1) } as const;
      expect((await callApi(server.app, path, call)).status).toBe(413);
    },
  );
});
