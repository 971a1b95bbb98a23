import { found } from '@vitrin/contract/search/found';
import { lostAddress } from '@vitrin/contract/endpoints/search';
import { limits } from '@vitrin/contract/limits';
import { beforeEach, describe, expect, test } from 'vitest';
import { engineTests } from '../testing/engineTests.ts';
import { testEngines } from '../testing/testEngines.ts';

describe.each(testEngines)('what visitors search on %s', (engine) => {
  const { admin, visitor, clock } = engineTests(engine);
  const add = (path: string, body: object) => admin(path, { method: 'POST', body });
  const service = (title: string, more: object = {}) =>
    add('/service', {
      title,
      path: `/${title.length}-${Math.abs(title.codePointAt(0) ?? 0)}`,
      description: '<p>x</p>',
      ...more,
    });
  const project = (title: string, more: object = {}) =>
    add('/projects', { title, shortDescription: 'Kısa', description: '<p>x</p>', ...more });
  const post = (title: string, more: object = {}) =>
    add('/blog', { title, excerpt: 'Özet', details: '<p>x</p>', ...more });

  const find = async (query: string) => {
    const { status, body } = await visitor(`/search?${query}`);
    return status === 200 ? found.parse(body).groups : status;
  };
  const titles = async (query: string) => {
    const groups = await find(query);
    if (typeof groups === 'number') return groups;
    return groups.map(({ kind, total, items }) => [kind, total, items.map(({ title }) => title)].flat());
  };
  const lost = async (path: string) =>
    lostAddress.parse((await visitor(`/search/lost?path=${encodeURIComponent(path)}`)).body);

  const near = async (path: string) => (await lost(path)).near.map(({ title }) => title);

  beforeEach(async () => {
    await service('Çatı Yalıtımı', { shortDescription: 'Kışa hazır.' });
    await service('Gizli Çatı', { active: false });
    await project('Çatı Katı');
    await project('Dik Çatı');
    await project('Liman');
    await post('Çatıda kış', { details: '<p>Kiremit ve ışık.</p>' });
    const publishDate = new Date(clock.now().getTime() + 60_000).toISOString();
    await post('Yarının çatısı', { publishDate });
  });

  test('finds folded words, best first, with pages to open and nothing hidden', async () => {
    expect(await titles('q=CATI')).toEqual([
      ['service', 1, 'Çatı Yalıtımı'],
      ['project', 2, 'Çatı Katı', 'Dik Çatı'],
      ['post', 1, 'Çatıda kış'],
    ]);
    expect(await titles('q=kiremit%20%C4%B1%C5%9F%C4%B1k')).toEqual([
      ['service', 0],
      ['project', 0],
      ['post', 1, 'Çatıda kış'],
    ]);
    expect(await find('q=liman&kind=project')).toMatchObject([
      { kind: 'project', total: 1, items: [{ address: '/projelerimiz/liman', text: 'Kısa', image: null }] },
    ]);
  });

  test('returns pages of one kind', async () => {
    expect(await titles('q=cati&kind=project&page=2&pageSize=1')).toEqual([['project', 2, 'Dik Çatı']]);
    expect(await titles('q=cati&kind=post&page=1&pageSize=1')).toEqual([['post', 1, 'Çatıda kış']]);
  });

  test('is limited, and an empty search finds nothing', async () => {
    for (let count = 0; count < limits.foundEntries + 1; count += 1) await project(`Köprü ${count}`);
    const groups = await titles('q=k%C3%B6pr%C3%BC');
    expect(groups).toMatchObject([
      {},
      ['project', limits.foundEntries + 1, ...Array(limits.foundEntries).fill(expect.any(String))],
      {},
    ]);
    expect(await titles('q=')).toEqual([]);
    expect(await find(`q=${'a'.repeat(limits.searchCharacters + 1)}`)).toBe(400);
    expect(await find('q=a&kind=member')).toBe(400);
  });

  test('shows a post from its publication on', async () => {
    expect(await titles('q=yarinin&kind=post')).toEqual([['post', 0]]);
    clock.advance(60_000);
    expect(await titles('q=yarinin&kind=post')).toEqual([['post', 1, 'Yarının çatısı']]);
  });

  test('suggests entries for an unknown address, those with all its words first', async () => {
    expect(await near('/projeler/dik-catilar')).toEqual([
      'Dik Çatı',
      'Çatı Yalıtımı',
      'Çatı Katı',
      'Çatıda kış',
    ]);
    expect(await near('/yok')).toEqual([]);
    expect(await near('/%ff')).toEqual([]);
    for (let count = 0; count < 9; count += 1) await project(`Çatı ${count}`);
    expect(await near('/cati')).toHaveLength(limits.nearEntries);
  });
});
