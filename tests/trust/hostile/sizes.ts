import { type Kind, share } from './kind.ts';
import { inParallel, type Target } from './target.ts';

const mebibyte = 2 ** 20;

const headerOf = (length: number) => ({ 'x-filler': 'a'.repeat(length) });

/** Bodies, headers, addresses and queries of excessive length. */
export const sizes: Kind = {
  name: 'sizes',
  // 414 and 431 are for too long addresses and headers; a server may close a connection that sends too much. 301 is for
  // a trailing slash.
  may: [200, 301, 400, 401, 404, 413, 414, 415, 431, 'closed'],
  attack: async (target, amount) => {
    const attacks: readonly (() => Promise<unknown>)[] = [
      ...[2, 3, 20].flatMap((mib) =>
        ['/api/contact-messages', '/api/auth/login', '/api/service', '/api/theme/colors', '/iletisim'].map(
          (path) => () =>
            target.send({ method: 'POST', path, body: 'a'.repeat(mib * mebibyte + 1), asAdmin: true }),
        ),
      ),
      ...['/api/images/upload', '/api/gallery/upload', '/api/site-info/favicon'].map(
        (path) => () => target.send({ method: 'POST', path, asAdmin: true, ...formOf(40 * mebibyte) }),
      ),
      ...[1_000, 8_000, 15_000, 17_000, 70_000].flatMap((length) => [
        () => target.send({ path: '/api/service', headers: headerOf(length) }),
        () => target.send({ path: '/', headers: { cookie: 'a=1; '.repeat(length / 5) } }),
        () => target.send({ path: '/api/service', headers: { 'if-none-match': '"a",'.repeat(length / 4) } }),
        () =>
          target.send({ path: '/api/service', headers: { authorization: `Bearer ${'a'.repeat(length)}` } }),
        () => target.send({ path: '/', headers: { 'accept-language': 'tr,'.repeat(length / 3) } }),
        () => target.send({ path: `/${'a'.repeat(length)}` }),
        () => target.send({ path: `/api/blog/${'%C4%B0'.repeat(length / 6)}` }),
        () => target.send({ path: `/${'a/'.repeat(length / 2)}` }),
        () => target.send({ path: `/blog?${'a=1&'.repeat(length / 4)}` }),
        () => target.send({ path: `/api/blog?tag=${'a'.repeat(length)}` }),
        () => target.send({ path: `/api/images/${'a'.repeat(length)}.jpg` }),
        () => target.send({ path: `/blog/tag/${'a'.repeat(length)}` }),
      ]),
      ...lies.map((lie) => () => target.sendRaw(lie)),
      () => manyHeaders(target, 1_500),
    ];
    await inParallel(share(amount, attacks, 3), 4, (attack) => attack());
    return [];
  },
};

function formOf(bytes: number): { headers: Record<string, string>; body: Uint8Array } {
  const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';
  return {
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    body: Buffer.concat([Buffer.from(head), Buffer.alloc(bytes, 0xff), Buffer.from('\r\n--b--\r\n')]),
  };
}

const post = 'POST /api/contact-messages HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

/** Bodies whose length differs from the declared one. */
const lies: readonly string[] = [
  `${post}Content-Length: 99999999999\r\n\r\n{}`,
  `${post}Content-Length: -1\r\n\r\n{}`,
  `${post}Content-Length: 1e3\r\n\r\n{}`,
  `${post}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
  `${post}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  `${post}Transfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n{}`,
  `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}`,
  `${post}Transfer-Encoding: chunked, chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
  `${post}Transfer-Encoding: chunked\r\n\r\n2;${'a'.repeat(40_000)}\r\n{}\r\n0\r\n\r\n`,
];

const manyHeaders = (target: Target, count: number): Promise<unknown> =>
  target.sendRaw(
    `GET /api/service HTTP/1.1\r\nHost: localhost\r\n${Array.from({ length: count }, (_, i) => `x${i}: 1\r\n`).join('')}\r\n`,
  );
