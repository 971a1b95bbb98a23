import { emptyHomePage } from '@vitrin/contract/pages/homeDefaults';
import { limits } from '@vitrin/contract/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { callApi, callFor } from '../testing/callApi.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { testClock } from '../testing/testClock.ts';
import { testEngines } from '../testing/testEngines.ts';

const titles = z.array(z.object({ title: z.string() }));
const video = {
  title: 'Atölye',
  description: '',
  url: 'https://youtu.be/dQw4w9WgXcQ',
  duration: '3:45',
  date: '2026-01-01',
};

describe.each(testEngines)('the home page on %s', (engine) => {
  const clock = testClock();
  let server: TestApp;
  const read = async (path: string) => (await callApi(server.app, path)).body;
  const send = (path: string, body: unknown) =>
    callApi(server.app, path, { method: 'POST', token: server.token, body });
  const newestTitle = async () => (await callFor(titles, server.app, '/home/blog'))[0]?.title;
  const addMany = async (path: string, bodyOf: (name: string) => object) => {
    for (let index = 0; index < 7; index += 1) {
      const active = index !== 1;
      clock.advance(1_000);
      // They are ordered by creation time.
      await send(path, { ...bodyOf(`n${index}`), active });
    }
  };
  beforeAll(async () => {
    server = await openTestApp({ engine, clock });
    const description = '<p>x</p>';
    await addMany('/service', (title) => ({ title, path: `/${title}`, description }));
    await addMany('/projects', (title) => ({ title, shortDescription: 'x', description }));
    await addMany('/why-us', (title) => ({ title, description: 'x' }));
    await addMany('/crew-members', (name) => ({ name, position: 'x', email: 'gizli@example.com' }));
    await addMany('/blog', (title) => ({ title, excerpt: 'x', details: description, date: '2026-01-01' }));
  });
  afterAll(() => server.close());

  test('texts that are saved stay, absent ones are not touched', async () => {
    const saved = await send('/home-page', { title: ' Yeni ', whyUsTitle: 'Neden?' });
    expect(saved.body).toMatchObject({ title: 'Yeni', crewTitle: emptyHomePage.crewTitle });
    await send('/home-page', { subtitle: 'Alt' });
    expect(await read('/home-page')).toMatchObject({ title: 'Yeni', subtitle: 'Alt', whyUsTitle: 'Neden?' });
    const wrong = await send('/home-page', { title: 'x'.repeat(201) });
    expect(wrong.status).toBe(400);
    expect(wrong.body).toMatchObject({ errors: { title: expect.any(String) } });
  });

  test('shows the active reasons, in the page and in their slice', async () => {
    const cards = ['n0', 'n2', 'n3', 'n4', 'n5', 'n6'];
    const features = await callFor(titles, server.app, '/home/features');
    expect(features.map(({ title }) => title)).toEqual(cards);
    expect(await read('/home-page')).toMatchObject({ whyUsList: cards.map((title) => ({ title })) });
  });

  test.each([
    ['services', limits.homeServices, ['n0', 'n2', 'n3', 'n4', 'n5', 'n6']],
    ['projects', limits.homeProjects, ['n0', 'n2', 'n3']],
    ['blog', limits.homePosts, ['n6', 'n5', 'n4']],
  ])('the slice %s holds the first %i active ones', async (slice, limit, expected) => {
    const found = await callFor(titles, server.app, `/home/${slice}`);
    expect(found).toHaveLength(limit);
    expect(found.map(({ title }) => title)).toEqual(expected);
  });

  test('the team slice holds the first four members, and no address of theirs', async () => {
    const team = await callApi(server.app, '/home/team');
    expect(team.body).toMatchObject({ crews: ['n0', 'n2', 'n3', 'n4'].map((name) => ({ name })) });
    expect(Object(team.body).crews).toHaveLength(limits.homeMembers);
    expect(team.bytes.toString()).not.toContain('gizli');
  });

  test('videos are listed, and there are no testimonials', async () => {
    expect(await read('/home/video')).toEqual([]);
    await send('/videos', { ...video, title: 'Gizli', active: false });
    await send('/videos', video);
    await send('/videos', { ...video, title: 'İkinci', embedUrl: '' });
    const [first, second, ...more] = await callFor(z.array(z.looseObject({})), server.app, '/home/video');
    const embedUrl = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';
    expect(first).toEqual({ ...video, id: expect.any(String), embedUrl, image: null });
    expect(second).toMatchObject({ title: 'İkinci', embedUrl: '' });
    expect(more).toEqual([]);
    expect(await read('/home/testimonials')).toEqual([]);
  });

  test('a post that is scheduled for tomorrow appears at its time, without any write', async () => {
    const publishDate = new Date(clock.now().getTime() + 60_000).toISOString();
    await send('/blog', { title: 'yarın', excerpt: 'x', details: '<p>x</p>', publishDate });
    expect([await newestTitle(), await newestTitle()]).toEqual(['n6', 'n6']);
    clock.advance(60_000);
    expect(await newestTitle()).toBe('yarın');
  });
});
