import { endpoints } from '@vitrin/contract/endpoints';
import { limits } from '@vitrin/contract/limits';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { HttpError } from '../http/httpErrors.ts';
import type { ReadStatus } from '../images/fetchPicture.ts';
import { callApi } from '../testing/callApi.ts';
import { openTestApp } from '../testing/testApp.ts';
import { testEngines } from '../testing/testEngines.ts';
import { newUser } from '../testing/testUsers.ts';

const publicUrl = 'https://www.ornek.example';

describe.each(testEngines)('links to other websites on %s', (engine) => {
  async function open(readStatus: ReadStatus) {
    const server = await openTestApp({ engine, publicUrl, parts: { readStatus } });
    onTestFinished(server.close);
    const { app, token } = server;
    const blog = async (title: string, ...links: string[]) => {
      const details = links.map((link) => `<p><a href="${link}">x</a></p>`).join('');
      await callApi(app, '/blog', { method: 'POST', token, body: { title, excerpt: 'x', details } });
    };
    const ask = async () =>
      endpoints.siteHealth.outsideLinks.answer.parse(
        (await callApi(app, '/site-health/outside-links', { method: 'POST', token })).body,
      );
    return { ...server, blog, ask };
  }

  test('are checked only on request, each once, and never those of this website', async () => {
    const readStatus = vi.fn<ReadStatus>(async (url) => (url.endsWith('/yok') ? 404 : 200));
    const { app, token, blog, ask } = await open(readStatus);
    await blog('Bir', 'https://a.example/yok', 'https://a.example/var', '/blog', `${publicUrl}/yok`);
    await blog('İki', 'https://a.example/yok#bolum', 'tel:+902125550140', 'mailto:a@b.example');
    await callApi(app, '/site-health', { token });
    expect(readStatus).not.toHaveBeenCalled();
    const { total, first, partly } = await ask();
    expect(total).toBe(2);
    expect(first.map(({ title }) => title).toSorted()).toEqual(['Bir', 'İki']);
    expect(first[0]).toMatchObject({ kind: 'posts', detail: 'https://a.example/yok' });
    expect(partly).toBeUndefined();
    const asked = readStatus.mock.calls.map(([url]) => url).toSorted();
    expect(asked).toEqual(['https://a.example/var', 'https://a.example/yok']);
  });

  test('are dead if there is no response or the page is gone, and not if robots are refused', async () => {
    const answers: Readonly<Record<string, number | Error>> = {
      'https://gone.example/': 410,
      'https://closed.example/': 403,
      'https://busy.example/': 429,
      'https://broken.example/': 500,
      'https://nobody.example/': new Error('ENOTFOUND'),
      'https://ic.example/': new HttpError(400, 'not public'),
    };
    const { blog, ask } = await open(async (url) => {
      const answer = answers[url] ?? 200;
      if (typeof answer === 'number') return answer;
      throw answer;
    });
    await blog('Yazı', ...Object.keys(answers));
    const { first } = await ask();
    expect(first.map(({ detail }) => detail).toSorted()).toEqual([
      'https://gone.example/',
      'https://nobody.example/',
    ]);
  });

  test('are limited in number and concurrency', async () => {
    let now = 0;
    let most = 0;
    const readStatus = vi.fn<ReadStatus>(async () => {
      now += 1;
      most = Math.max(most, now);
      await new Promise((resolve) => setTimeout(resolve, 2));
      now -= 1;
      return 404;
    });
    const { blog, ask } = await open(readStatus);
    const many = Array.from({ length: limits.outsideLinks + 5 }, (_, index) => `https://a.example/${index}`);
    await blog('Yazı', ...many);
    const { total, first, partly } = await ask();
    expect(total).toBe(limits.outsideLinks);
    expect(first).toHaveLength(limits.healthFindings);
    expect(partly).toBe(true);
    expect(most).toBe(limits.outsideLinksAtOnce);
  });

  test('are for editors and owners, and concurrent callers share one check', async () => {
    const readStatus = vi.fn<ReadStatus>(async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return 200;
    });
    const server = await open(readStatus);
    await server.blog('Yazı', 'https://a.example/');
    const author = await newUser(server, 'author');
    const path = '/site-health/outside-links';
    expect((await callApi(server.app, path, { method: 'POST', token: author })).status).toBe(403);
    // On a busy machine the second caller may arrive when the first has its answer.
    await vi.waitFor(async () => {
      readStatus.mockClear();
      await Promise.all([server.ask(), server.ask()]);
      expect(readStatus).toHaveBeenCalledOnce();
    });
  });
});
