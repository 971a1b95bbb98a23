import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { refusals } from '@vitrin/contract/errors/refusals';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { sitemapXml } from '../site/sitemap.ts';
import { storedSitemap } from '../site/storedSitemap.ts';
import { fileForm } from '../testing/callApi.ts';
import { engineTests } from '../testing/engineTests.ts';
import { plainJpeg } from '../testing/samplePictures.ts';
import { testEngines } from '../testing/testEngines.ts';

const added = z.object({ id: z.string() });
const sharing = {
  metaTitle: 'Taş ev yapımı',
  metaDescription: 'Urla’da taş ev.',
  shareImage: '/api/images/0123456789abcdef0123456789abcdef.webp',
  noindex: true,
};
const blank = { metaTitle: '', metaDescription: '', shareImage: '', noindex: false };

describe.each(testEngines)('search results and shared links on %s', (engine) => {
  const { admin, visitor, server, clock } = engineTests(engine);

  const kinds = [
    ['/service', '/service/', { title: 'A', path: '/a', description: '<p>x</p>' }],
    ['/projects', '/projects/', { title: 'A', shortDescription: 'Kısa', description: '<p>x</p>' }],
    ['/blog', '/blog/update/', { title: 'A', excerpt: 'Özet', details: '<p>x</p>' }],
  ] as const;

  test.each(kinds)(
    '%s keeps its texts for shared links, and lists omit them',
    async (list, update, draft) => {
      const { id } = added.parse((await admin(list, { method: 'POST', body: draft })).body);
      expect((await visitor(`${list}/${id}`)).body).toMatchObject(blank);
      await admin(update + id, { method: 'PUT', body: sharing });
      expect((await visitor(`${list}/${id}`)).body).toMatchObject(sharing);
      const [listed] = z
        .array(z.record(z.string(), z.unknown()))
        .parse((await visitor(`${list}?page=1&pageSize=5`)).body);
      expect(listed).toMatchObject({ id, noindex: true });
      expect(Object.keys(listed ?? {})).not.toEqual(expect.arrayContaining(['metaTitle']));
      expect(Object.keys(listed ?? {})).not.toEqual(expect.arrayContaining(['shareImage']));
    },
  );

  test.each([
    'javascript:alert(1)',
    'data:image/png;base64,AA==',
    '/baska/resim.png',
    '//kotu.example/x.png',
  ])('the address %s is not accepted as a picture', async (shareImage) => {
    const [list, , draft] = kinds[0];
    const answer = await admin(list, { method: 'POST', body: { ...draft, shareImage } });
    expect([answer.status, answer.body]).toMatchObject([
      400,
      { errors: { shareImage: refusals.pictureAddress() } },
    ]);
  });

  test.each([
    ['from search engines', { noindex: true }],
    ['from visitors', { active: false, status: 'inactive' }],
  ])('the sitemap leaves out entries that are hidden %s, with their pictures', async (_whom, hidden) => {
    const file = fileForm(await plainJpeg({ width: 40, height: 30 }));
    for (const [list, , draft] of kinds) {
      const second = { ...draft, title: 'Öteki', ...('path' in draft && { path: '/oteki' }) };
      for (const body of [{ ...draft, ...hidden }, second]) {
        const { id } = added.parse((await admin(list, { method: 'POST', body })).body);
        expect((await admin(`${list}/image/${id}`, { method: 'POST', body: file })).status).toBe(200);
      }
    }
    const source = storedSitemap(server().store.read, clock);
    const body = await text(Readable.from(await sitemapXml(source, 'https://ornek.example')));
    for (const path of ['/oteki', '/projelerimiz/oteki', '/blog/oteki'])
      expect(body).toContain(`${path}</loc>`);
    for (const path of ['/a', '/projelerimiz/a', '/blog/a']) expect(body).not.toContain(`${path}</loc>`);
    expect(body.match(/<image:loc>/g)).toHaveLength(kinds.length);
  });
});
