import { lostAddress } from '@vitrin/contract/endpoints/search';
import { redirect } from '@vitrin/contract/paths/redirect';
import { refusals } from '@vitrin/contract/errors/refusals';
import { sql } from 'kysely';
import { oldPathSearch } from '../content/addressAt.ts';
import { newId } from '../newId.ts';
import { type OldPathRow, ownAddress } from '../store/schema.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { behindHeldRow } from '../testing/behindHeldRow.ts';
import { engineTests } from '../testing/engineTests.ts';
import { testEngines } from '../testing/testEngines.ts';

describe.each(testEngines)('redirects on %s', (engine) => {
  const { admin, visitor, server, clock } = engineTests(engine);
  const post = (path: string, body: object) => admin(path, { method: 'POST', body });
  const add = (from: string, to: string) => post('/redirects', { from, to });
  const added = async (from: string, to: string) => redirect.parse((await add(from, to)).body);
  const list = async (query = '') => z.array(redirect).parse((await admin(`/redirects${query}`)).body);
  const movedTo = async (path: string) =>
    lostAddress.parse((await visitor(`/search/lost?path=${encodeURIComponent(path)}`)).body).movedTo;
  const refused = async (from: string, to: string) => {
    const { status, body } = await add(from, to);
    return [status, Object(body).errors];
  };
  const foundBy = async (q: string) =>
    (await list(`?page=1&q=${encodeURIComponent(q)}`)).map(({ from }) => decodeURI(from));

  beforeEach(() => server().store.read.deleteFrom('oldPath').execute());

  test('redirect an address, whatever its query and trailing slash, until they are deleted', async () => {
    expect(await movedTo('/eski.html')).toBeUndefined();
    const { id } = await added('/eski.html', '/iletisim?konu=1');
    expect(await movedTo('/eski.html')).toBe('/iletisim?konu=1');
    expect(await movedTo('/eski.html?id=3')).toBe('/iletisim?konu=1');
    await added('/hakkımızda/', '/hakkimizda');
    expect(await movedTo('/hakk%c4%b1m%C4%B1zda')).toBe('/hakkimizda');
    await admin(`/redirects/${id}`, { method: 'DELETE' });
    expect(await movedTo('/eski.html')).toBeUndefined();
    expect((await admin(`/redirects/${id}`, { method: 'DELETE' })).status).toBe(404);
  });

  test('are not said to be changed once they are removed', async () => {
    const { id } = await added('/a', '/b');
    const body = { from: '/a', to: '/iletisim' };
    const answers = await behindHeldRow(
      server().store,
      (writer) => writer.selectFrom('oldPath').select('id').where('id', '=', id).forUpdate().execute(),
      [
        () => admin(`/redirects/${id}`, { method: 'DELETE' }),
        () => admin(`/redirects/${id}`, { method: 'PUT', body }),
      ],
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 404]);
  });

  test('can be changed, and are followed to the end', async () => {
    const { id } = await added('/a', '/b');
    await added('/b', '/c');
    expect(await movedTo('/a')).toBe('/c');
    const changed = await admin(`/redirects/${id}`, {
      method: 'PUT',
      body: { from: '/a2', to: '/ekibimiz' },
    });
    expect(changed.body).toMatchObject({ id, from: '/a2', to: '/ekibimiz', automatic: false });
    expect([await movedTo('/a'), await movedTo('/a2')]).toEqual([undefined, '/ekibimiz']);
  });

  test('that would form a loop are refused', async () => {
    const loop = [409, { to: refusals.redirectLoop() }];
    expect(await refused('/a', '/a')).toEqual(loop);
    expect(await refused('/a', '/a/?x=1')).toEqual(loop);
    expect(await refused('/yapı', '/yapı?x=1')).toEqual(loop);
    const { id } = await added('/a', '/b');
    await added('/b', '/c');
    expect(await refused('/c', '/a')).toEqual(loop);
    const changed = await admin(`/redirects/${id}`, { method: 'PUT', body: { from: '/c', to: '/b' } });
    expect([changed.status, Object(changed.body).errors]).toEqual(loop);
  });

  test('end at the first page on their way, also if it came later', async () => {
    await added('/a', '/durak');
    await added('/durak', '/ekibimiz');
    expect(await movedTo('/a')).toBe('/ekibimiz');
    await post('/service', { title: 'Durak', path: '/durak', description: '<p>x</p>' });
    expect(await movedTo('/a')).toBe('/durak');
  });

  test('that form a loop all the same lead nowhere', async () => {
    const { store } = server();
    const chains = [
      ['/giris', '/bir'],
      ['/bir', '/iki'],
      ['/iki', '/bir'],
    ] as const;
    const rows = chains.map(
      ([path, target]): OldPathRow => ({
        id: newId(),
        owner: ownAddress,
        path,
        target,
        search: '',
        entryId: '',
        createdAt: clock.now(),
      }),
    );
    await store.write((writer) => writer.insertInto('oldPath').values(rows).execute());
    for (const { path } of rows) expect(await movedTo(path)).toBeUndefined();
    // The way out of it is not refused.
    const changed = await admin(`/redirects/${rows[2]?.id}`, {
      method: 'PUT',
      body: { from: '/iki', to: '/iletisim' },
    });
    expect([changed.status, await movedTo('/giris')]).toEqual([200, '/iletisim']);
  });

  test('that are added at once form no loop', async () => {
    for (let pair = 0; pair < 10; pair += 1) {
      const [a, b] = [`/a${pair}`, `/b${pair}`];
      const answers = await Promise.all([add(a, b), add(b, a)]);
      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    }
  });

  test('have one address each; a repeated request adds nothing', async () => {
    const first = await added('/a', '/b');
    expect(await added('/a', '/b')).toEqual(first);
    expect(await refused('/a', '/c')).toEqual([409, { from: refusals.redirectTaken() }]);
    expect(await list()).toEqual([first]);
  });

  test('cannot hide a page', async () => {
    const living = [409, { from: refusals.redirectLiving() }];
    await post('/service', { title: 'A', path: '/canli', description: '<p>x</p>' });
    await post('/service', { title: 'B', path: '/gizli', description: '<p>x</p>', active: false });
    await post('/projects', { title: 'Ev', shortDescription: 'x', description: '<p>x</p>' });
    await post('/blog', { title: 'Yazı', excerpt: 'x', details: '<p>x</p>' });
    const pages = [
      '/iletisim',
      '/canli',
      '/hizmet-icerik/canli',
      '/projelerimiz/ev',
      '/blog/yazi',
      '/blog/tag/x',
    ];
    for (const page of pages) expect(await refused(page, '/')).toEqual(living);
    for (const free of ['/gizli', '/projelerimiz/yok', '/blog/yok', '/projelerimiz/%zz', '/blog/%00'])
      expect((await add(free, '/')).status).toBe(200);
  });

  test('of moved entries are in the same list, newest first, and lead to the current address', async () => {
    const { id } = z
      .object({ id: z.string() })
      .parse((await post('/projects', { title: 'Ev', shortDescription: 'x', description: '<p>x</p>' })).body);
    await admin(`/projects/${id}`, { method: 'PUT', body: { path: 'yeni-ev' } });
    clock.advance(1_000);
    await added('/a', '/b');
    const [own, automatic] = await list();
    expect(own).toMatchObject({ from: '/a', automatic: false });
    expect(automatic).toMatchObject({
      from: '/projelerimiz/ev',
      to: '/projelerimiz/yeni-ev',
      automatic: true,
    });
    expect(await list('?page=2&pageSize=1')).toEqual([automatic]);
    const path = `/redirects/${automatic?.id}`;
    expect((await admin(path, { method: 'PUT', body: { from: '/x', to: '/y' } })).status).toBe(404);
    expect(await refused('/projelerimiz/ev', '/')).toEqual([409, { from: refusals.redirectLiving() }]);
    expect((await admin(path, { method: 'DELETE' })).status).toBe(200);
    expect((await visitor('/projects/by-path?path=ev')).status).toBe(404);
    expect((await add('/projelerimiz/ev', '/')).status).toBe(200);
  });

  test('are found by a part of either address', async () => {
    await post('/projects', { title: 'Ev', shortDescription: 'x', description: '<p>x</p>' });
    const [project] = z.array(z.object({ id: z.string() })).parse((await visitor('/projects')).body);
    await admin(`/projects/${project?.id}`, { method: 'PUT', body: { path: 'yeni-ev' } });
    await added('/Eski-Sayfa.html', '/iletisim');
    await added('/çatı_işleri', '/ekibimiz');
    expect(await foundBy('eski-sayfa')).toEqual(['/Eski-Sayfa.html']);
    for (const written of ['çatı', 'ÇATI', 'Çati', 'cati', 'IŞLERİ', 'c\u0327atı', '%C3%A7at'])
      expect(await foundBy(written)).toEqual(['/çatı_işleri']);
    expect(await foundBy('/ekibimiz')).toEqual(['/çatı_işleri']);
    expect(await foundBy('projelerimiz/ev')).toEqual(['/projelerimiz/ev']);
    for (const none of ['eski%html', 'eski_sayfa', 'yok']) expect(await foundBy(none)).toEqual([]);
    expect(await foundBy('_')).toEqual(['/çatı_işleri']);
  });

  test('are found by their new address once they are changed, moved on or restored from the trash', async () => {
    const { id } = await added('/bir', '/iletisim');
    await admin(`/redirects/${id}`, { method: 'PUT', body: { from: '/bir', to: '/ekibimiz' } });
    expect([await foundBy('iletisim'), await foundBy('ekib')]).toEqual([[], ['/bir']]);
    await admin(`/redirects/${id}`, { method: 'DELETE' });
    expect(await foundBy('ekib')).toEqual([]);
    const kept = z.array(z.object({ id: z.string() })).parse((await admin('/trash')).body);
    // Rows that an older version put there have no searchable text.
    await sql`update trash set record = ${JSON.stringify({
      oldPath: [
        { id, owner: 'site', path: '/bir', target: '/ekibimiz', entryId: '', createdAt: clock.now() },
      ],
    })} where id = ${kept[0]?.id}`.execute(server().store.read);
    expect((await post(`/trash/${kept[0]?.id}/restore`, {})).status).toBe(200);
    expect(await foundBy('ekib')).toEqual(['/bir']);
  });

  test('are all found and counted, however many there are', async () => {
    const { store } = server();
    const rows = Array.from({ length: 6_001 }, (_none, index) => {
      const place = { owner: ownAddress, path: `/cok-${index}`, target: '/iletisim' } as const;
      const row = { ...place, id: newId(), entryId: '', createdAt: clock.now() };
      return { ...row, search: oldPathSearch(place) };
    });
    await store.write(async (writer) => {
      for (let start = 0; start < rows.length; start += 1_000)
        await writer
          .insertInto('oldPath')
          .values(rows.slice(start, start + 1_000))
          .execute();
    });
    const totals = await Promise.all(
      ['', '&q=cok', '&q=cok-6000', '&q=c'].map(async (query) =>
        Number((await admin(`/redirects?page=1&pageSize=5${query}`)).headers['x-total-count']),
      ),
    );
    expect(totals).toEqual([6_001, 6_001, 1, 6_001]);
  });

  test('lead to an address with Turkish letters, in the form that a header can carry', async () => {
    await post('/service', { title: 'A', path: '/canli', description: '<p>x</p>' });
    const tag = await added('/eski', '/blog/tag/inşaat');
    expect(tag).toMatchObject({ to: '/blog/tag/in%C5%9Faat', dead: false });
    expect(await added('/eski', '/blog/tag/in%C5%9Faat')).toEqual(tag);
    expect(await movedTo('/eski')).toBe('/blog/tag/in%C5%9Faat');
    expect(await foundBy('inşaat')).toEqual(['/eski']);
  });

  test('show which ones lead to no page', async () => {
    const text = { excerpt: 'x', details: '<p>x</p>' };
    for (const [to, entry] of [
      ['/service', { title: 'A', path: '/canli', description: '<p>x</p>' }],
      ['/service', { title: 'B', path: '/gizli', description: '<p>x</p>', active: false }],
      ['/blog', { ...text, title: 'Yazı' }],
      ['/blog', { ...text, title: 'Yarın', publishDate: '2999-01-01T09:00:00Z' }],
    ] as const)
      expect([entry.title, (await post(to, entry)).status]).toEqual([entry.title, 200]);
    const pages = ['/', '/iletisim', '/canli', '/canli?x=1#y', '/hizmet-icerik/canli', '/blog/yazi', '/a0'];
    const living = [...pages, '/feed.xml', '/api/files/brosur.pdf'];
    for (const [index, to] of living.entries())
      expect([to, (await added(`/a${index}`, to)).dead]).toEqual([to, false]);
    const gone = ['/yok', '/gizli', '/blog/yarin', '/blog/yok', '/projelerimiz/yok', '/blog/%00'];
    for (const [index, to] of gone.entries())
      expect([to, (await added(`/b${index}`, to)).dead]).toEqual([to, true]);
    const listed = await list('?page=1&pageSize=50');
    expect(listed.filter((one) => one.dead)).toHaveLength(gone.length);
  });

  test('are for admins', async () => {
    expect((await visitor('/redirects')).status).toBe(401);
  });
});
