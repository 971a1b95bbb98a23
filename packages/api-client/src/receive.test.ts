// @vitest-environment jsdom
import { endpoints } from '@vitrin/contract/endpoints';
import { type Service, serviceKind } from '@vitrin/contract/kinds/service';
import { describe, expect, test } from 'vitest';
import { createHtmlCleaner } from './createHtmlCleaner.ts';
import { createApiClient } from './client.ts';
import { ApiError } from './errors.ts';
import { createReceiver } from './receive.ts';

const cleanHtml = createHtmlCleaner(window);
const service: Service = {
  id: 's1',
  ...serviceKind.blank,
  title: '<b>Başlık</b>',
  path: '/baslik',
  description: '<p onclick="x()">Metin<script>alert(1)</script></p>',
  active: true,
  status: 'active',
  displayOrder: 1,
  image: {
    url: '/api/images/a.webp',
    variants: [{ url: '/api/images/a-320.webp', width: 320, type: 'image/webp' }],
  },
  furtherImages: [],
  createdAt: '2026-01-02T03:04:05.000Z',
  updatedAt: '2026-01-02T03:04:05.000Z',
};

describe('a response', () => {
  test('loses forbidden parts of its marked HTML; plain text is unchanged', () => {
    const receive = createReceiver({ host: '', cleanHtml });
    expect(receive(endpoints.services.list, [service])).toEqual([
      { ...service, description: '<p>Metin</p>' },
    ]);
  });

  test('has the addresses of its files completed if the API is on another host', () => {
    const receive = createReceiver({ host: 'https://api.example', cleanHtml });
    expect(receive(endpoints.services.read, service)).toMatchObject({
      path: '/baslik',
      image: {
        url: 'https://api.example/api/images/a.webp',
        variants: [{ url: 'https://api.example/api/images/a-320.webp' }],
      },
    });
  });

  test.each(['https://cdn.example/a.png', '//cdn.example/a.png', 'data:image/png;base64,AA'])(
    'keeps the full address %s',
    (url) => {
      const receive = createReceiver({ host: 'https://api.example', cleanHtml });
      expect(receive(endpoints.services.read, { ...service, image: { url } })).toMatchObject({
        image: { url },
      });
    },
  );

  test('has the pictures in its texts completed as well', () => {
    const receive = createReceiver({ host: 'https://api.example', cleanHtml });
    const description = '<p><img alt="Ev" src="/a.png"><img src="https://cdn.example/b.png"></p>';
    expect(receive(endpoints.services.read, { ...service, description })).toMatchObject({
      description:
        '<p><img alt="Ev" src="https://api.example/a.png"><img src="https://cdn.example/b.png"></p>',
    });
  });

  test('that refuses a change has its stored entry cleaned as well', async () => {
    const conflict = { message: 'Somebody else saved', current: service, updatedAt: service.updatedAt };
    const client = createApiClient({
      transport: async () => ({ status: 409, headers: {}, body: conflict }),
      receive: createReceiver({ host: '', cleanHtml }),
      log: () => undefined,
    });
    await expect(client.services.update({ params: { id: 's1' }, body: {} })).rejects.toMatchObject({
      status: 409,
      body: { ...conflict, current: { description: '<p>Metin</p>' } },
    });
  });

  test.each([
    ['a link', { path: 'javascript:alert(1)' }, { path: '' }],
    ['a path to another site', { path: '//evil.example' }, { path: '' }],
    ['a picture', { image: { url: 'javascript:alert(1)' } }, { image: null }],
    [
      'a look',
      { image: { url: '/a', color: 'red;top:0', placeholder: 'https://evil.example/x' } },
      { image: { color: '', placeholder: '' } },
    ],
  ])('loses %s that could do harm', (_what, given, expected) => {
    const receive = createReceiver({ host: '', cleanHtml });
    expect(receive(endpoints.services.read, { ...service, ...given })).toMatchObject(expected);
  });

  test('of a wrong shape is an error', () => {
    const receive = createReceiver({ host: '', cleanHtml });
    expect(() => receive(endpoints.services.list, 'services')).toThrow(ApiError);
  });
});

describe('the HTML cleaner', () => {
  const kept =
    '<h2>Bir</h2><p><strong>iki</strong> <a href="/uc" title="t">üç</a></p><img src="/api/images/a.webp" alt="Resim">';
  test('keeps what an editor writes', () => {
    expect(cleanHtml(kept)).toBe(kept);
    expect(cleanHtml('<a href="mailto:a@b.example">x</a>')).toBe('<a href="mailto:a@b.example">x</a>');
  });

  test.each([
    ['<img src=x onerror=alert(1)>', '<img src="x">'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="java\nscript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="&#1;javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="data:text/html,<script>1</script>">x</a>', '<a>x</a>'],
    ['<img src="data:image/svg+xml,<svg onload=alert(1)>">', '<img>'],
    ['<svg><script>alert(1)</script></svg>', ''],
    ['<iframe src="https://evil.example"></iframe>', ''],
    ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', ''],
    ['<style>p{color:red}</style><p style="color:red" class="x">x</p>', '<p>x</p>'],
    ['<form action="/x"><input name="y"><button>z</button></form>', 'z'],
    ['<p id="location" data-x="1" aria-label="y">x</p>', '<p>x</p>'],
    ['<img alt="1" href="javascript:x" srcset="y 2x">', '<img alt="1">'],
  ])('turns %s into %s', (given, expected) => {
    expect(cleanHtml(given)).toBe(expected);
  });
});
