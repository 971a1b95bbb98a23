import { type Kind, share } from './kind.ts';
import { inParallel } from './target.ts';

const boundary = 'multipart/form-data; boundary=b';
const file = 'content-disposition: form-data; name="file"; filename="a.jpg"';
const part = (head: string, body: string): string => `--b\r\n${head}\r\n\r\n${body}\r\n`;
const end = '--b--\r\n';

/** Forms that break a careless parser, with the content type that they are sent with. */
const forms: readonly (readonly [type: string, body: string])[] = [
  ['multipart/form-data', ''],
  ['multipart/form-data', part(file, 'x') + end],
  ['multipart/form-data; boundary=', part(file, 'x') + end],
  ['multipart/form-data; boundary=""', part(file, 'x') + end],
  [`multipart/form-data; boundary=${'b'.repeat(10_000)}`, part(file, 'x') + end],
  ['multipart/form-data; boundary=b; boundary=c', part(file, 'x') + end],
  ['multipart/mixed; boundary=b', part(file, 'x') + end],
  ['MULTIPART/FORM-DATA; BOUNDARY=b', part(file, 'x') + end],
  [boundary, ''],
  [boundary, '--b'],
  [boundary, '--b\r\n'],
  [boundary, '--b--'],
  [boundary, end],
  [boundary, 'no boundary at all'],
  [boundary, `--b\r\n${file}`],
  [boundary, `--b\r\n${file}\r\n\r\nunfinished`],
  [boundary, `--b\r\nbroken`],
  [boundary, part('no-disposition: x', 'x') + end],
  [boundary, part('content-disposition: form-data', 'x') + end],
  [boundary, part('content-disposition: form-data; name=""', 'x') + end],
  [boundary, part('content-disposition: attachment; name="file"; filename="a"', 'x') + end],
  [boundary, part('content-disposition: form-data; name="file"', 'no file') + end],
  [boundary, part('content-disposition: form-data; name="__proto__"', 'x') + part(file, 'x') + end],
  [boundary, part('content-disposition: form-data; name="constructor"; filename="a"', 'x') + end],
  [
    boundary,
    part('content-disposition: form-data; name="file"; filename="../../../../etc/passwd"', 'x') + end,
  ],
  [boundary, part('content-disposition: form-data; name="file"; filename="a\u0000.jpg"', 'x') + end],
  [
    boundary,
    part(`content-disposition: form-data; name="file"; filename="${'a'.repeat(50_000)}"`, 'x') + end,
  ],
  [boundary, part(`content-disposition: form-data; name="${'a'.repeat(50_000)}"`, 'x') + end],
  [boundary, part('content-disposition: form-data; name="file"; filename*=utf-8\'\'%ff%zz', 'x') + end],
  [boundary, part(`${file}\r\n${'x: y\r\n'.repeat(5_000)}`, 'x') + end],
  [boundary, part(`${file}\r\nx: ${'y'.repeat(100_000)}`, 'x') + end],
  [boundary, part(`${file}\r\ncontent-transfer-encoding: base64`, '!!!!') + end],
  [boundary, part(file, 'x').repeat(500) + end],
  [
    boundary,
    part('content-disposition: form-data; name="category"', 'x').repeat(5_000) + part(file, 'x') + end,
  ],
  [
    boundary,
    part('content-disposition: form-data; name="category"', 'x'.repeat(1_000_000)) + part(file, 'x') + end,
  ],
  [boundary, '--b\r\n\r\n\r\n'.repeat(50_000) + end],
  [boundary, '\r\n--b'.repeat(100_000)],
  [boundary, '--'.repeat(500_000)],
  ['application/json', part(file, 'x') + end],
  ['image/jpeg', 'x'],
  ['', 'x'],
];

const calls = [
  ['/api/images/upload', true],
  ['/api/gallery/upload', true],
  ['/api/site-info/favicon', true],
  ['/api/service/image/nobody', true],
  ['/api/about/image', true],
  ['/api/images/upload', false],
  ['/api/contact-messages', false],
  ['/api/auth/login', false],
  ['/iletisim', false],
] as const;

/** Forms that are truncated, contradictory or excessive, sent to calls with and without file uploads. */
export const multipart: Kind = {
  name: 'multipart',
  may: [400, 401, 404, 413, 415, 'closed'],
  attack: async (target, amount) => {
    const attacks = calls.flatMap(([path, asAdmin]) =>
      forms.map(([type, body]) => ({ path, asAdmin, type, body })),
    );
    await inParallel(share(amount, attacks, 4), 4, ({ path, asAdmin, type, body }) =>
      target.send({ method: 'POST', path, asAdmin, headers: { 'content-type': type }, body }),
    );
    return [];
  },
};
