import { projectFacets, categories } from '@vitrin/contract/entries/facets';
import { projectsAround } from '@vitrin/contract/kinds/project';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { engineTests } from '../testing/engineTests.ts';
import { testEngines } from '../testing/testEngines.ts';

const titled = z.array(z.object({ title: z.string() }));

describe.each(testEngines)('filtered lists on %s', (engine) => {
  const { admin, visitor, clock } = engineTests(engine);
  const project = (title: string, more: object) =>
    admin('/projects', {
      method: 'POST',
      body: { title, shortDescription: 'Kısa', description: '<p>x</p>', ...more },
    });
  const post = (title: string, more: object) =>
    admin('/blog', { method: 'POST', body: { title, excerpt: 'Özet', details: '<p>x</p>', ...more } });
  const titles = async (path: string) => titled.parse((await visitor(path)).body).map(({ title }) => title);

  const counted = async () =>
    categories.parse((await visitor('/blog/categories')).body).categories.map(({ count }) => count);

  test('projects have categories and stages, each counted under the other filter', async () => {
    await project('A', { category: 'Konut', stage: 'running' });
    await project('B', { category: 'Konut', stage: 'finished' });
    await project('C', { category: 'Köprü', stage: 'finished' });
    await project('D', { category: 'Köprü', stage: 'finished', active: false });
    await project('E', {});
    const facets = async (query: string) =>
      projectFacets.parse((await visitor(`/projects/facets${query}`)).body);
    expect(await facets('')).toEqual({
      categories: [
        { value: 'Konut', count: 2 },
        { value: 'Köprü', count: 1 },
      ],
      stages: [
        { value: 'finished', count: 2 },
        { value: 'running', count: 1 },
      ],
      services: [],
    });
    expect(await facets('?category=Konut&stage=finished')).toEqual({
      categories: [
        { value: 'Konut', count: 1 },
        { value: 'Köprü', count: 1 },
      ],
      stages: [
        { value: 'finished', count: 1 },
        { value: 'running', count: 1 },
      ],
      services: [],
    });
    expect(await titles('/projects?category=Konut')).toEqual(['A', 'B']);
    expect(await titles('/projects?category=Konut&stage=finished&page=1&pageSize=5')).toEqual(['B']);
    expect(await titles('/projects?category=Yok')).toEqual([]);
    expect((await visitor('/projects?stage=yok')).status).toBe(400);
    expect((await project('F', { stage: 'yok' })).status).toBe(400);
  });

  test('equally frequent categories are in alphabetical order', async () => {
    for (const category of ['Zemin', 'Çatı', 'Şantiye', 'Ofis', 'İç mekân', 'Ilıca', 'Ağaç', 'Altyapı'])
      await project(category, { category });
    await project('İki', { category: 'Zemin' });
    const { categories: found } = projectFacets.parse((await visitor('/projects/facets')).body);
    expect(found.map(({ value }) => value).join(' ')).toBe(
      'Zemin Ağaç Altyapı Çatı Ilıca İç mekân Ofis Şantiye',
    );
  });

  test('projects belong to services, by which lists are filtered and counted', async () => {
    const service = async (title: string, more: object = {}) => {
      const body = { title, path: `/${title.toLowerCase()}`, description: '<p>x</p>', ...more };
      const added = await admin('/service', { method: 'POST', body });
      return z.object({ id: z.string() }).parse(added.body).id;
    };
    const [yapi, tasarim, gizli] = [
      await service('Yapi'),
      await service('Tasarim'),
      await service('Gizli', { active: false }),
    ];
    await project('A', { category: 'Konut', serviceIds: [yapi, tasarim] });
    await project('B', { category: 'Ofis', serviceIds: [yapi, gizli, 'yok'] });
    await project('C', { active: false, serviceIds: [tasarim] });
    const of = async (query: string) =>
      projectFacets
        .parse((await visitor(`/projects/facets${query}`)).body)
        .services.map(({ value, title, count }) => `${value} ${title} ${count}`);
    expect(await titles('/projects?service=/yapi')).toEqual(['A', 'B']);
    expect(await titles('/projects?service=/tasarim&page=1&pageSize=5')).toEqual(['A']);
    expect(await titles('/projects?service=/gizli')).toEqual([]);
    expect(await of('')).toEqual(['/yapi Yapi 2', '/tasarim Tasarim 1']);
    await admin(`/service/${tasarim}`, { method: 'PUT', body: { path: '/mimari' } });
    expect(await titles('/projects?service=/tasarim')).toEqual(['A']);
    const taker = await service('Tasarim', { active: false });
    expect(await titles('/projects?service=/tasarim')).toEqual(['A']);
    await admin(`/service/${taker}`, { method: 'PUT', body: { active: true } });
    expect(await titles('/projects?service=/tasarim')).toEqual([]);
    await admin(`/service/${taker}`, { method: 'DELETE' });
    await admin(`/service/${tasarim}`, { method: 'PUT', body: { path: '/tasarim' } });
    expect(await of('?category=Ofis')).toEqual(['/yapi Yapi 1']);
    const facets = projectFacets.parse((await visitor('/projects/facets?service=/tasarim')).body);
    expect(facets.categories).toEqual([{ value: 'Konut', count: 1 }]);
    const servicesOf = async (title: string) => {
      const around = await visitor(`/projects/around?path=${title.toLowerCase()}`);
      return projectsAround.parse(around.body).services.map(({ path }) => path);
    };
    expect(await servicesOf('A')).toEqual(['/yapi', '/tasarim']);
    expect(await servicesOf('B')).toEqual(['/yapi']);
    await admin(`/service/${yapi}`, { method: 'DELETE' });
    expect(await servicesOf('B')).toEqual([]);
    expect(await titles('/projects?service=/yapi')).toEqual([]);
    expect(await titles('/projects')).toEqual(['A', 'B']);
    const [first] = z
      .array(z.object({ id: z.string(), serviceIds: z.array(z.string()) }))
      .parse((await visitor('/projects')).body);
    const changed = await admin(`/projects/${first?.id}`, { method: 'PUT', body: { serviceIds: [] } });
    expect(changed.body).toMatchObject({ serviceIds: [] });
    expect(await titles('/projects?service=/tasarim')).toEqual([]);
  });

  test('a project has neighbours in the whole list and in its category', async () => {
    for (const title of ['A', 'B', 'C']) await project(title, { category: 'Konut' });
    await project('Gizli', { category: 'Konut', active: false });
    await project('D', { category: 'Köprü' });
    const around = async (path: string) =>
      projectsAround.parse((await visitor(`/projects/around?path=${path}`)).body);
    expect(await around('b')).toMatchObject({
      previous: { title: 'A', path: 'a' },
      next: { title: 'C' },
      similar: [{ title: 'A' }, { title: 'C' }],
    });
    expect(await around('a')).toMatchObject({ previous: null, next: { title: 'B' } });
    expect(await around('d')).toMatchObject({ previous: { title: 'C' }, next: null, similar: [] });
    expect((await visitor('/projects/around?path=gizli')).status).toBe(404);
  });

  test('posts have categories, counted over visible posts', async () => {
    await post('A', { category: 'Rehber' });
    await post('B', { category: 'Rehber' });
    await post('C', { category: 'Bakım' });
    const publishDate = new Date(clock.now().getTime() + 60_000).toISOString();
    await post('Sonra', { category: 'Bakım', publishDate });
    expect(await counted()).toEqual([2, 1]);
    expect((await titles('/blog?category=Rehber')).toSorted()).toEqual(['A', 'B']);
    clock.advance(60_000);
    expect(await counted()).toEqual([2, 2]);
  });

  test('a post leads to those that share its tags, then to the newest', async () => {
    await post('Eski', { tags: ['Çatı', 'ışık'], date: '2020-01-01' });
    await post('Bir', { tags: ['çatı'], date: '2024-01-01' });
    await post('Yeni', { tags: [], date: '2026-01-01' });
    await post('Gizli', { tags: ['çatı'], active: false });
    await post('Bu', { tags: ['CATI', 'Işık'], date: '2025-01-01' });
    expect(await titles('/blog/related?path=bu')).toEqual(['Eski', 'Bir', 'Yeni']);
    expect(await titles('/blog/related?path=yeni')).toEqual(['Bu', 'Bir', 'Eski']);
    expect((await visitor('/blog/related?path=gizli')).status).toBe(404);
  });
});
