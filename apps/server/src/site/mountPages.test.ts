import type { InProcessCall, RenderedPage } from '@vitrin/contract/rendering/rendering';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { mountPages } from './mountPages.ts';

const html: RenderedPage = { status: 200, html: '<p>ok</p>', inline: { scripts: [], styles: [] } };
const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** A site whose pages are made by the given function, over an API that returns the caller's identity. */
async function openPages(
  render: (request: Request, call: InProcessCall) => Promise<RenderedPage>,
): Promise<FastifyInstance> {
  const app = Fastify();
  app.all('/api/*', ({ ip, method, body }, reply) => reply.send({ ip, method, body }));
  await app.register((pages) =>
    mountPages(pages, {
      site:
        async ({ call }) =>
        (request) =>
          render(request, call),
      publicUrl: undefined,
      policy: undefined,
    }),
  );
  return app;
}

describe('pages', () => {
  let app: FastifyInstance;
  afterEach(async () => {
    await app.close();
  });

  it("pass a posted form to the contact page's route as a browser would", async () => {
    const seen: string[] = [];
    app = await openPages(async (request) => {
      seen.push(request.method, await request.text());
      return { ...html, status: 422 };
    });
    const answer = await app.inject({
      method: 'POST',
      url: '/iletisim',
      headers: form,
      payload: 'name=I%C5%9F%C4%B1l',
    });
    expect(answer.statusCode).toBe(422);
    expect(seen).toEqual(['POST', 'name=I%C5%9F%C4%B1l']);
  });

  it('redirect after a message with the status that the page chose', async () => {
    app = await openPages(async () => ({ status: 303, location: '/iletisim?durum=gonderildi' }));
    const answer = await app.inject({ method: 'POST', url: '/iletisim', headers: form, payload: 'name=a' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/iletisim?durum=gonderildi']);
  });

  it('redirect to an address with Turkish letters, as a header can carry it', async () => {
    app = await openPages(async () => ({ status: 301, location: '/projelerimiz?kategori=Yapı%20İşi' }));
    const { statusCode, headers } = await app.inject('/eski');
    expect([statusCode, headers.location]).toEqual([301, '/projelerimiz?kategori=Yap%C4%B1%20%C4%B0%C5%9Fi']);
  });

  it('accept forms nowhere else, and no other kind of body', async () => {
    app = await openPages(async () => html);
    const elsewhere = await app.inject({ method: 'POST', url: '/', headers: form, payload: 'name=a' });
    const upload = await app.inject({
      method: 'POST',
      url: '/iletisim',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x--',
    });
    expect([elsewhere.statusCode, upload.statusCode]).toEqual([404, 415]);
  });

  it.each([
    ['as long as it may be', `message=${'a'.repeat(64 * 1024 - 8)}`, 200],
    ['longer', `message=${'a'.repeat(64 * 1024 - 7)}`, 413],
    ['of twenty fields', Array.from({ length: 20 }, (_, i) => `f${i}=`).join('&'), 200],
    ['of more fields', '&'.repeat(20), 413],
  ])('accept a form %s, or refuse it with a page', async (_what, payload, status) => {
    app = await openPages(async () => html);
    const answer = await app.inject({ method: 'POST', url: '/iletisim', headers: form, payload });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
  });

  it("call the API with the visitor's address, and write only messages", async () => {
    const answers: string[] = [];
    app = await openPages(async (_request, call) => {
      const message = { method: 'POST', url: '/api/contact-messages', body: '{"name":"a"}' };
      const headers = { 'content-type': 'application/json' };
      answers.push((await call({ ...message, headers })).body);
      await expect(call({ method: 'POST', url: '/api/theme/colors', headers: {} })).rejects.toThrow(
        'not POST',
      );
      return html;
    });
    await app.inject({ url: '/', remoteAddress: '203.0.113.7' });
    expect(answers).toEqual(['{"ip":"203.0.113.7","method":"POST","body":{"name":"a"}}']);
  });
});
