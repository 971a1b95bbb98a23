import { describe, expect, test } from 'vitest';
import { openTestApp } from '../../testing/testApp.ts';
import { excessOf, jsonBounds } from './jsonBounds.ts';

const excess = (json: string) => excessOf(Buffer.from(json), { levels: 3, values: 6 });

describe('the limits on JSON', () => {
  test.each([
    '',
    'null',
    '{"a":[{"b":1}]}',
    '"[[[[{{{{,,,,,,,,"',
    String.raw`{"a":"\"[[[[[","b":"\\"}`,
    '[1,2,3,4,5,6]',
  ])('%s is within them', (json) => expect(excess(json)).toBeUndefined());

  test.each(['[[[[]]]]', '{"a":{"b":{"c":{}}}}', String.raw`["\\",[[[1]]]]`])('%s is too deep', (json) => {
    expect(excess(json)).toContain('deeper than 3');
  });

  test.each(['[1,2,3,4,5,6,7]', '{"a":1,"b":2,"c":3,"d":4}'])('%s holds too many values', (json) => {
    expect(excess(json)).toContain('more than 6');
  });
});

test('a body beyond them is 400 with a message, for any caller', async () => {
  const server = await openTestApp();
  try {
    const send = (payload: string) =>
      server.app.inject({
        method: 'POST',
        url: '/api/contact-messages',
        headers: { 'content-type': 'application/json' },
        payload,
      });
    const deep = await send(`${'['.repeat(3_000)}${']'.repeat(3_000)}`);
    expect([deep.statusCode, deep.json()]).toMatchObject([
      400,
      { message: `The body is nested deeper than ${jsonBounds.levels} levels` },
    ]);
    const many = await send(JSON.stringify({ key: Array.from({ length: 25_000 }, () => 1) }));
    expect([many.statusCode, many.json()]).toMatchObject([
      400,
      { message: `The body holds more than ${jsonBounds.values} keys and values` },
    ]);
  } finally {
    await server.close();
  }
});
