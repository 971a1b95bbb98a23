import * as fc from 'fast-check';
import type { Operation } from './document.ts';
import type { Body, Pairs, Request } from './request.ts';

const raw = (type: string, text: string): Body => ({ kind: 'raw', type, text });
const json = (text: string): Body => raw('application/json', text);

/** Bodies that are not JSON, or that are absurd JSON. */
const bodies: readonly Body[] = [
  { kind: 'none' },
  { kind: 'form', file: undefined, fields: [] },
  { kind: 'form', file: 'photo.jpg', fields: [['category', 'a'.repeat(20_000)]] },
  json(''),
  json('{'),
  json('"text"'),
  json('null'),
  json('[]'),
  json('{}{}'),
  json('{"__proto__":{"active":true}}'),
  json('{"constructor":{"prototype":{"active":true}}}'),
  json(`${'['.repeat(3_000)}${']'.repeat(3_000)}`),
  json(`${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}`),
  json(`{${Array.from({ length: 3_000 }, (_, i) => `"k${i}":${i}`).join()}}`),
  json('{"title":1e999,"title":"twice"}'),
  json('\ufeff{}'),
  json(`{"email":"a@${'.'.repeat(5_000)}@"}`),
  json(`{"details":"${'<b>'.repeat(5_000)}","description":"${'<'.repeat(5_000)}"}`),
  raw('text/plain', '{}'),
  raw('text/xml', '<x/>'),
  raw('application/x-www-form-urlencoded', 'title=a&title=b'),
  raw('application/json; charset=utf-16', '{}'),
  raw('multipart/form-data', ''),
  raw('multipart/form-data; boundary=x', '--x\r\nbroken'),
  raw(
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="file"\r\n\r\nno file\r\n--x--\r\n',
  ),
  raw('no-type', '{}'),
];

/** Path segments; those starting with % are sent unescaped. */
const segments = [
  '%zz',
  '%00',
  '%ff%fe',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  'a'.repeat(65),
  'a'.repeat(1_001),
  'constructor',
  '__proto__',
  "'; drop table post; --",
  'İ'.repeat(64),
];

const queries: readonly Pairs[] = [
  [
    ['page', '1'],
    ['page', '2'],
  ],
  [
    ['page', '99999999999999999999'],
    ['pageSize', '200'],
  ],
  [
    ['page', '9007199254740991'],
    ['pageSize', '200'],
  ],
  [['sort', '-__proto__']],
  [['sort', 'constructor']],
  [['q', '%'.repeat(200)]],
  [['q', 'a '.repeat(100)]],
  [
    ['q[]', 'a'],
    ['q[x]', 'b'],
  ],
  [
    ['__proto__', '1'],
    ['constructor', '2'],
  ],
  [['tag', '\u0000']],
  [
    ['active', 'TRUE'],
    ['archived', '1'],
    ['main', 'yes'],
  ],
  Array.from({ length: 300 }, (_, i) => [`unknown${i}`, String(i)] as const),
];

const headers: readonly Record<string, string>[] = [
  { authorization: 'Bearer' },
  { authorization: `Bearer ${'a'.repeat(8_000)}` },
  { authorization: 'Basic YTpi' },
  { 'if-none-match': ','.repeat(8_000) },
  { 'if-unmodified-since': 'x'.repeat(8_000) },
  { 'content-encoding': 'gzip' },
  { 'x-forwarded-for': '10.0.0.1, '.repeat(500) },
  { accept: 'application/xml' },
];

/** One hostile part of a request to an operation, which replaces that of a valid one. */
export function hostileParts(operation: Operation): fc.Arbitrary<Partial<Request>> {
  const inPath = operation.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
  return fc.oneof(
    ...(operation.method === 'GET' ? [] : [fc.constantFrom(...bodies).map((body) => ({ body }))]),
    ...(inPath.length === 0
      ? []
      : [
          fc
            .constantFrom(...segments)
            .map((text) => ({ path: Object.fromEntries(inPath.map((name) => [name, text])) })),
        ]),
    fc.constantFrom(...queries).map((query) => ({ query })),
    fc.constantFrom(...headers).map((given) => ({ headers: given })),
  );
}
