import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import {
  listen,
  openConnection,
  parseRaw,
  type RawAnswer,
  readToEnd,
  sendRaw,
} from '../../testing/rawRequest.ts';
import { openTestApp, type TestApp } from '../../testing/testApp.ts';

const form = 'multipart/form-data; boundary=B';
const end = '--B--\r\n';
const fieldPart = (name: string, value: string, more = ''): string =>
  `--B\r\nContent-Disposition: form-data; name="${name}"\r\n${more}\r\n${value}\r\n`;
const filePart = (bytes = 'x', name = 'a.jpg'): string =>
  `--B\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: image/jpeg\r\n\r\n${bytes}\r\n`;
const many = (part: string): string => part.repeat(5_000);

/** What is wrong with a form, its type, its body, and the status of the response. */
const brokenForms: readonly [string, string, string, number][] = [
  ['no boundary', 'multipart/form-data', filePart() + end, 400],
  ['an empty boundary', 'multipart/form-data; boundary=', filePart() + end, 400],
  ['another boundary', 'multipart/form-data; boundary=C', filePart() + end, 400],
  [
    'a boundary of 5,000 letters',
    `multipart/form-data; boundary=${'b'.repeat(5_000)}`,
    filePart() + end,
    400,
  ],
  ['a part that breaks off', form, filePart('x'.repeat(70_000)), 400],
  ['a header that breaks off', form, '--B\r\nContent-Dispo', 400],
  ['a part without headers', form, `--B\r\n\r\nxxx\r\n${end}`, 400],
  ['a part without a name', form, `--B\r\nContent-Disposition: form-data\r\n\r\nx\r\n${end}`, 400],
  ['a field name of 100 kB', form, fieldPart('n'.repeat(100_000), 'x') + end, 400],
  ['a file name of 70 kB', form, filePart('x', 'n'.repeat(70_000)) + end, 415],
  ['a header of 200 kB', form, fieldPart('a', 'x', `X: ${'n'.repeat(200_000)}\r\n`) + end, 400],
  ['5,000 fields', form, many(fieldPart('a', 'x')) + filePart() + end, 413],
  ['5,000 files', form, many(filePart()) + end, 413],
  ['an unknown field of 1 MB', form, fieldPart('alt', 'x'.repeat(1_000_000)) + filePart() + end, 415],
  ['a field called __proto__', form, fieldPart('__proto__', 'x') + filePart() + end, 415],
  [
    'another form in it',
    form,
    `--B\r\nContent-Disposition: form-data; name="file"; filename="a"\r\nContent-Type: multipart/mixed; boundary=C\r\n\r\n--C\r\n\r\nx\r\n--C--\r\n${end}`,
    415,
  ],
  ['nothing in it', form, '', 400],
  ['another kind of multipart', 'multipart/mixed; boundary=B', filePart() + end, 415],
];

const message = JSON.stringify({
  name: 'Işıl',
  email: 'isil@ornek.example',
  subject: '',
  message: 'Merhaba',
});

const expectError = ({ status, headers, body }: RawAnswer, wanted: number): void => {
  expect([status, headers['content-type']]).toEqual([wanted, 'application/json; charset=utf-8']);
  const { message: told } = Object(JSON.parse(body));
  expect(told).toMatch(/^[A-Z][a-z]+ .+/);
  expect(body).not.toMatch(/Multipart:|Busboy|FST_|reach |prototype property/);
};

describe('a body', () => {
  let server: TestApp;
  let port = 0;
  beforeAll(async () => {
    server = await openTestApp();
    port = await listen(server.app);
  });
  afterAll(() => server.close());

  const uploads = (): Promise<string[]> =>
    readdir(path.join(server.folder, 'uploads')).catch((): string[] => []);
  const expectNoUploads = async (): Promise<void> => {
    await expect.poll(uploads).toEqual([]);
  };

  const post = (
    place: string,
    type: string,
    body: string | Buffer,
    headers = '',
    length?: number,
  ): Buffer => {
    const bytes = typeof body === 'string' ? Buffer.from(body, 'utf8') : body;
    const isChunked = headers.includes('Transfer-Encoding');
    const head = [
      `POST ${place} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${server.token}\r\n`,
      `Content-Type: ${type}\r\n${isChunked ? '' : `Content-Length: ${length ?? bytes.length}\r\n`}${headers}\r\n`,
    ];
    return Buffer.concat([Buffer.from(head.join(''), 'latin1'), bytes]);
  };
  const close = 'Connection: close\r\n';
  const upload = '/api/images/upload';
  const write = '/api/contact-messages';

  test.each(brokenForms)('with %s is refused', async (_name, type, body, status) => {
    expectError(await sendRaw(port, post(upload, type, body, close)), status);
    await expectNoUploads();
  });

  /** Writes a refused request and another one to the same connection, and expects a response to both. */
  async function expectUsable(refused: Uint8Array, status: number): Promise<void> {
    const next = `GET /api/health HTTP/1.1\r\nHost: a\r\n${close}\r\n`;
    const socket = await openConnection(port);
    socket.write(Buffer.concat([refused, Buffer.from(next)]));
    const text = await readToEnd(socket);
    expectError(parseRaw(text.slice(0, text.lastIndexOf('HTTP/1.1 '))), status);
    expect(text.slice(text.lastIndexOf('HTTP/1.1 '))).toMatch(/^HTTP\/1\.1 200 /);
  }

  test.each(brokenForms)('with %s leaves the connection usable', (_name, type, body, status) =>
    expectUsable(post(upload, type, body), status),
  );

  // Otherwise the connection would break while the rest is still being sent, and the sender would not see the response.
  test('that is too large leaves the connection usable', () =>
    expectUsable(post(write, 'application/json', JSON.stringify({ message: 'x'.repeat(3_000_000) })), 413));

  test('with a file that is too large names the field, with or without Content-Length', async () => {
    const large = filePart('x'.repeat(15 * 1_024 * 1_024 + 1)) + end;
    const errors = { file: expect.stringContaining('15 MB') };
    const announced = await sendRaw(port, post(upload, form, large, close));
    expectError(announced, 413);
    expect(JSON.parse(announced.body)).toMatchObject({ errors });
    const chunked = `${large.length.toString(16)}\r\n${large}\r\n0\r\n\r\n`;
    const counted = await sendRaw(
      port,
      post(upload, form, chunked, `Transfer-Encoding: chunked\r\n${close}`),
    );
    expectError(counted, 413);
    expect(JSON.parse(counted.body)).toMatchObject({ errors });
  });

  test('with a Content-Length beyond every limit is refused at once, and the connection ends', async () => {
    const answer = await sendRaw(port, post(upload, form, filePart(), '', 10_000_000_000));
    expectError(answer, 413);
    expect(answer.headers['connection']).toBe('close');
  });

  test('is refused before any of it is read if the caller is not signed in', async () => {
    const bytes = post(upload, form, filePart(), '', 10_000_000_000).toString('latin1');
    const answer = await sendRaw(port, bytes.replace(/Authorization: [^\r]+\r\n/, ''));
    expectError(answer, 401);
    expect(answer.headers['connection']).toBe('close');
  });

  test('of a file leaves nothing behind if the connection breaks after it', async () => {
    const socket = await openConnection(port);
    socket.write(post(upload, form, filePart('x'.repeat(70_000)), '', 100_000));
    await expect.poll(uploads).toHaveLength(1);
    socket.destroy();
    await expectNoUploads();
  });

  test.each([
    ['longer than announced', upload, form, filePart() + end, '', 60, 400],
    ['longer than announced', write, 'application/json', message, '', 10, 400],
    ['in broken chunks', upload, form, '5\r\n--B\r\n\r\nZZ\r\n', 'Transfer-Encoding: chunked\r\n', 0, 400],
    [
      'in broken chunks',
      write,
      'application/json',
      '5\r\n{"nam\r\nZZ\r\n',
      'Transfer-Encoding: chunked\r\n',
      0,
      400,
    ],
    [
      'with a chunk of endless remarks',
      write,
      'application/json',
      `5;${'a'.repeat(20_000)}\r\n{"nam\r\n0\r\n\r\n`,
      'Transfer-Encoding: chunked\r\n',
      0,
      413,
    ],
  ])('%s is refused (%s)', async (_name, place, type, body, headers, length, status) => {
    expectError(await sendRaw(port, post(place, type, body, headers, length)), status);
    await expectNoUploads();
  });

  test.each([
    ['in another alphabet', 'application/json; charset=iso-8859-9', message, '', 415],
    ['in UTF-16', 'application/json; charset="utf-16"', message, '', 415],
    ['compressed', 'application/json', message, 'Content-Encoding: gzip\r\n', 415],
    ['with letters that are no UTF-8', 'application/json', Buffer.from('{"name":"\xfe"}', 'latin1'), '', 400],
    ['of no type', ';;;', message, '', 415],
    ['that is no JSON', 'application/json', '{"name":', '', 400],
  ])('%s is refused', async (_name, type, body, headers, status) => {
    expectError(await sendRaw(port, post(write, type, body, headers + close)), status);
  });

  test.each(['application/json', 'application/json; charset=UTF-8', 'application/json;charset="utf8"'])(
    'as %s is read',
    async (type) => {
      expect((await sendRaw(port, post(write, type, message, close))).status).toBe(200);
    },
  );
});

test('a body whose sender goes away is no fault of the server', async () => {
  const told: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void told.push(line) });
  const { app, close } = await openTestApp({ log });
  onTestFinished(close);
  const port = await listen(app);
  const arrived = once(app.server, 'request');
  const socket = await openConnection(port);
  socket.write(
    'POST /api/contact-messages HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 600\r\n\r\n{"name":"Işıl"',
  );
  const [, response] = await arrived;
  const ended = once(response, 'close');
  socket.destroy();
  await ended;
  await sendRaw(port, 'GET /api/health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  expect(told).toEqual([]);
});
