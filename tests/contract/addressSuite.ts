import { refusals } from '@vitrin/contract/errors/refusals';
import { describe, expect, test } from 'vitest';
import { type Examined, refusal } from './examine.ts';

/** The readable addresses of posts and projects. */
export function addressSuite(api: Examined): void {
  const project = { shortDescription: 'Kısa.', description: '<p>Metin.</p>' };
  const post = { excerpt: 'Kısa.', details: '<p>Metin.</p>' };
  const kinds = [
    {
      name: 'a project',
      taken: refusals.projectPathTaken(),
      create: (fields: { title: string; path?: string }) =>
        api.admin().projects.create({ body: { ...project, ...fields } }),
      update: (id: string, body: { path: string }) => api.admin().projects.update({ params: { id }, body }),
      byPath: (path: string) => api.visitor().projects.byPath({ query: { path } }),
    },
    {
      name: 'a post',
      taken: refusals.postPathTaken(),
      create: (fields: { title: string; path?: string }) =>
        api.admin().posts.create({ body: { ...post, ...fields } }),
      update: (id: string, body: { path: string }) => api.admin().posts.update({ params: { id }, body }),
      byPath: (path: string) => api.visitor().posts.byPath({ query: { path } }),
    },
  ];

  test('an address without a page follows its redirect', async () => {
    const { redirects } = api.admin();
    const moved = async (path: string) => (await api.visitor().search.lost({ query: { path } })).movedTo;
    const { id } = await redirects.create({ body: { from: '/eski-adres.html', to: '/iletisim' } });
    expect(await moved('/eski-adres.html?id=3')).toBe('/iletisim');
    const taken = await refusal(redirects.create({ body: { from: '/eski-adres.html', to: '/ekibimiz' } }));
    expect(taken).toMatchObject({ status: 409, fieldErrors: { from: refusals.redirectTaken() } });
    await redirects.update({ params: { id }, body: { from: '/eski-adres.html', to: '/ekibimiz' } });
    expect(await moved('/eski-adres.html')).toBe('/ekibimiz');
    expect((await redirects.listAll()).find((each) => each.id === id)).toMatchObject({ to: '/ekibimiz' });
    expect((await redirects.listAll({ query: { q: 'eski-adres' } })).map((each) => each.id)).toEqual([id]);
    expect(await redirects.listAll({ query: { q: 'hic-yok' } })).toEqual([]);
    await expect(redirects.remove({ params: { id } })).resolves.toEqual({ success: true });
    expect(await moved('/eski-adres.html')).toBeUndefined();
  });

  describe.each(kinds)('$name', ({ create, update, byPath, taken }) => {
    test('gets a path from its title, and is found by it, by its previous path and by its id', async () => {
      const { id, path } = await create({ title: 'Şömine & Isıtma' });
      expect(path).toBe('somine-isitma');
      await expect(update(id, { path: 'somine' })).resolves.toMatchObject({ path: 'somine' });
      for (const asked of ['somine', 'somine-isitma', id]) {
        await expect(byPath(asked)).resolves.toMatchObject({ id, path: 'somine' });
      }
      expect((await refusal(byPath('hic-olmadi'))).status).toBe(404);
      await expect(update(id, { path: '' })).resolves.toMatchObject({ path: 'somine-isitma' });
    });

    test('has a path that is unique within its kind', async () => {
      await create({ title: 'Kış Bahçesi' });
      const other = await create({ title: 'Kış Bahçesi' });
      expect(other.path).toBe('kis-bahcesi-2');
      const refused = { status: 409, fieldErrors: { path: taken } };
      expect(await refusal(create({ title: 'x', path: 'kis-bahcesi' }))).toMatchObject(refused);
      expect(await refusal(update(other.id, { path: 'kis-bahcesi' }))).toMatchObject(refused);
      const wrong = await refusal(create({ title: 'x', path: '/kis' }));
      expect(wrong).toMatchObject({ status: 400, fieldErrors: { path: refusals.entryPathLetters() } });
    });
  });

  test('search covers what visitors see, and suggests results for a missing page', async () => {
    await api.admin().projects.create({ body: { ...project, title: 'Gizli Kule', active: false } });
    const { id } = await api.admin().projects.create({ body: { ...project, title: 'Rüzgâr Kulesi' } });
    const { search } = api.visitor();
    const { groups } = await search.find({ query: { q: 'RUZGAR kule' } });
    expect(groups.flatMap(({ items }) => items)).toMatchObject([
      { kind: 'project', id, address: '/projelerimiz/ruzgar-kulesi' },
    ]);
    expect(groups.map(({ kind, total }) => [kind, total])).toEqual([
      ['service', 0],
      ['project', 1],
      ['post', 0],
    ]);
    const { near } = await search.lost({ query: { path: '/eski/ruzgar-kuleleri' } });
    expect(near).toMatchObject([{ id }]);
  });

  test('lists can be filtered, and an entry has related ones', async () => {
    const { projects, posts } = api.admin();
    const sorted = { category: 'Sarnıç', stage: 'running' };
    const one = await projects.create({ body: { ...project, title: 'Birinci Sarnıç', ...sorted } });
    const two = await projects.create({ body: { ...project, title: 'İkinci Sarnıç', ...sorted } });
    const visitor = api.visitor();
    const of = { query: { category: 'Sarnıç', stage: 'running' } } as const;
    expect((await visitor.projects.list(of)).map(({ id }) => id)).toEqual([one.id, two.id]);
    await expect(visitor.projects.facets(of)).resolves.toEqual({
      categories: [{ value: 'Sarnıç', count: 2 }],
      stages: [{ value: 'running', count: 2 }],
      services: [],
    });
    await expect(visitor.projects.around({ query: { path: two.path } })).resolves.toMatchObject({
      previous: { id: one.id },
      next: null,
      similar: [{ id: one.id }],
    });
    const written = { ...post, category: 'Sarnıç', tags: ['sarnıç'] };
    const first = await posts.create({ body: { ...written, title: 'Su' } });
    const second = await posts.create({ body: { ...written, title: 'Taş' } });
    const listed = await visitor.posts.list({ query: { category: 'Sarnıç' } });
    expect(listed.map(({ id }) => id).toSorted()).toEqual([first.id, second.id].toSorted());
    const { categories } = await visitor.posts.categories();
    expect(categories).toContainEqual({ value: 'Sarnıç', count: 2 });
    const [related] = await visitor.posts.related({ query: { path: first.path } });
    expect(related?.id).toBe(second.id);
  });
}
