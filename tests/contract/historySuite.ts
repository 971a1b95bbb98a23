import { type HistoryKind, historyKinds, type Version } from '@vitrin/contract/history/history';
import { noChange } from '@vitrin/contract/history/historyChange';
import { refusals } from '@vitrin/contract/errors/refusals';
import { kindSamples } from '@vitrin/contract/testing/kindSamples';
import { expect, test } from 'vitest';
import { callsOf } from './contentSuite.ts';
import { type Examined, png, refusal } from './examine.ts';

/** The version at an index, from the end if it is negative. */
function at(versions: readonly Version[], place: number): Version {
  const found = versions.at(place);
  if (found === undefined) throw new Error(`There is no version ${place}`);
  return found;
}

/** Earlier versions of content and settings. */
export function historySuite(api: Examined): void {
  const list = (kind: HistoryKind, id: string, query: object = {}): Promise<Version[]> =>
    api.admin().history.list({ params: { kind, id }, query });
  const compare = (kind: HistoryKind, id: string, version: string, other?: string) =>
    api.admin().history.compare({
      params: { kind, id, version },
      ...(other !== undefined && { query: { with: other } }),
    });
  const restore = (kind: HistoryKind, id: string, version: string, body: { path?: string } = {}) =>
    api.admin().history.restore({ params: { kind, id, version }, body });

  test.each(kindSamples)('$name have versions, and go back to one', async (sample) => {
    const kind = historyKinds.find((each) => each === sample.group);
    if (kind === undefined) throw new Error(`${sample.group} have no history`);
    const calls = callsOf(api.admin(), sample);
    const { id } = await calls.create({ body: sample.draft('Birinci', 41) });
    const of = { params: { id } };
    const before = await calls.read(of);
    await calls.update({ ...of, body: { [sample.title]: 'İkinci' } });
    await calls.update({ ...of, body: { [sample.title]: 'İkinci' } });
    await calls.toggle(of);
    const versions = await list(kind, id);
    expect(versions).toMatchObject([
      { act: 'switched', minor: true, change: { ...noChange, visible: false } },
      { act: 'changed', minor: false, change: { ...noChange, fields: [sample.title] } },
      { act: 'added', minor: false, change: noChange, restored: null },
    ]);
    const { fullName } = await api.admin().auth.me();
    expect(versions.map(({ by }) => by)).toEqual([fullName, fullName, fullName]);
    expect(await list(kind, id, { minor: 'false' })).toEqual(versions.slice(1));
    expect(await list(kind, id, { pageSize: 1, before: at(versions, 0).id })).toEqual([at(versions, 1)]);

    const first = at(versions, 2);
    const { from, to, change } = await compare(kind, id, first.id);
    expect(change).toEqual({ ...noChange, fields: [sample.title], visible: false });
    const titleIn = ({ record }: typeof from) => record.fields.find(({ name }) => name === sample.title);
    expect([titleIn(from), titleIn(to)]).toEqual([
      { name: sample.title, value: 'Birinci' },
      { name: sample.title, value: 'İkinci' },
    ]);
    expect([from.version, to.version]).toEqual([first, null]);
    const both = await compare(kind, id, first.id, at(versions, 1).id);
    expect([both.to.version, both.change]).toEqual([
      at(versions, 1),
      { ...noChange, fields: [sample.title] },
    ]);

    const { version: back } = await restore(kind, id, first.id);
    expect(back).toMatchObject({
      act: 'restored',
      restored: first.at,
      change: { fields: [sample.title], visible: true },
    });
    const after = await calls.read(of);
    expect(after).toEqual({ ...before, updatedAt: after.updatedAt });
    expect(await list(kind, id)).toEqual([back, ...versions]);
    await calls.remove(of);
    expect((await refusal(list(kind, id))).status).toBe(404);
    expect((await refusal(restore(kind, id, first.id))).status).toBe(404);
    const kept = (await api.admin().trash.listAll()).find(({ entryId }) => entryId === id);
    await api.admin().trash.restore({ params: { id: kept?.id ?? '' }, body: {} });
    // The history also shows the deletion.
    const [returned, ...others] = await list(kind, id);
    expect(returned).toMatchObject({ act: 'returned', change: noChange, restored: null });
    expect(others).toEqual([back, ...versions]);
    await calls.remove(of);
  });

  test.each(kindSamples.filter(({ move }) => move))(
    '$name tell of their places, and go back there',
    async (sample) => {
      const kind = historyKinds.find((each) => each === sample.group);
      if (kind === undefined) throw new Error(`${sample.group} have no history`);
      const calls = callsOf(api.admin(), sample);
      const first = await calls.create({ body: sample.draft('Bir', 42) });
      const second = await calls.create({ body: sample.draft('İki', 43) });
      await calls.move?.({ params: { id: second.id }, body: { before: first.id } });
      expect(await list(kind, second.id)).toMatchObject([
        { act: 'moved', minor: true, change: { ...noChange, moved: true } },
        { act: 'added' },
      ]);
      expect(await list(kind, first.id)).toHaveLength(1);
      const order = async () =>
        (await calls.listAll()).map(({ id }) => id).filter((id) => [first.id, second.id].includes(id));
      expect(await order()).toEqual([second.id, first.id]);
      await restore(kind, second.id, at(await list(kind, second.id), -1).id);
      expect(await order()).toEqual([first.id, second.id]);
      for (const { id } of [first, second]) await calls.remove({ params: { id } });
    },
  );

  test('pictures are counted and restored', async () => {
    const { projects } = api.admin();
    const body = { title: 'Resimli', shortDescription: 'Kısa', description: '<p>Uzun</p>' };
    const { id } = await projects.create({ body });
    const of = { params: { id } };
    for (const name of ['1.png', '2.png', '3.png']) await projects.uploadImage({ ...of, file: png(name) });
    const { images } = await projects.read(of);
    const ids = images.map((image) => image.id);
    const full = at(await list('projects', id), 0);
    // What follows each other is one version.
    expect(full).toMatchObject({ act: 'changed', change: { pictures: { added: 3, removed: 0 } } });
    const items = ids.toReversed().map((image, index) => ({ id: image, displayOrder: index + 1 }));
    await projects.reorderImages({ ...of, body: { items } });
    await projects.removeImage({ params: { id, imageId: ids[0] ?? '' } });
    const { from, change } = await compare('projects', id, full.id);
    expect(change.pictures).toEqual({ added: 0, removed: 1, changed: 0, reordered: true });
    expect(from.record.pictures.map((picture) => [picture.field, picture.image?.url])).toEqual(
      images.map(({ url }) => ['images', url]),
    );
    await restore('projects', id, full.id);
    expect((await projects.read(of)).images.map((image) => image.id)).toEqual(ids);
    await projects.remove(of);
  });

  test('an entry is restored at another path if its own was taken', async () => {
    const { services } = api.admin();
    const body = { title: 'Yol', path: '/gecmis-yolu', description: '<p>Metin.</p>' };
    const { id } = await services.create({ body });
    await services.update({ params: { id }, body: { path: '/gecmis-yeni' } });
    const other = await services.create({ body });
    const first = at(await list('services', id), -1);
    expect(await refusal(restore('services', id, first.id))).toMatchObject({
      status: 409,
      fieldErrors: { path: refusals.trashPathTaken() },
      body: { path: '/gecmis-yolu', free: '/gecmis-yolu-2' },
    });
    await restore('services', id, first.id, { path: '/gecmis-yolu-2' });
    await expect(services.read({ params: { id } })).resolves.toMatchObject({ path: '/gecmis-yolu-2' });
    for (const each of [id, other.id]) await services.remove({ params: { id: each } });
  });

  test('settings, the palette and the banner have versions', async () => {
    const { theme, siteInfo, slider } = api.admin();
    const palette = await theme.read();
    await theme.save({ body: { primaryColor: '#123456', greyColor: '#654321' } });
    const [changed, before] = await list('settings', 'theme');
    expect(changed).toMatchObject({ act: 'changed', change: { fields: ['primaryColor', 'greyColor'] } });
    const { from, to } = await compare('settings', 'theme', before?.id ?? '');
    expect(from.record.fields[0]).toEqual({ name: 'primaryColor', value: palette.primaryColor });
    expect(to.record.fields[0]).toEqual({ name: 'primaryColor', value: '#123456' });
    expect(await restore('settings', 'theme', before?.id ?? '')).toMatchObject({
      version: { act: 'restored' },
    });
    await expect(theme.read()).resolves.toEqual(palette);

    await siteInfo.uploadImage({ params: { id: 'logo' }, file: png('logo.png') });
    const newest = at(await list('settings', 'general'), 0);
    expect(newest.change.pictures.added).toBe(1);
    const { from: general } = await compare('settings', 'general', newest.id);
    expect(general.record.pictures.map(({ field }) => field)).toContain('logo');
    expect(general.record.visible).toBeNull();

    const slide = await slider.upload({ file: png('afis.png') });
    const was = await slider.listAll();
    const full = at(await list('settings', 'slider'), 0);
    await slider.toggle({ params: { id: slide.id } });
    expect(at(await list('settings', 'slider'), 0).change.pictures.changed).toBe(1);
    await slider.remove({ params: { id: slide.id } });
    await restore('settings', 'slider', full.id);
    expect((await slider.listAll()).map(({ id, active }) => [id, active])).toEqual(
      was.map(({ id, active }) => [id, active]),
    );
    expect((await refusal(list('settings', 'nothing'))).status).toBe(404);
  });

  test('visitors have no access', async () => {
    const params = { kind: 'settings', id: 'theme' } as const;
    const { history } = api.visitor();
    expect((await refusal(history.list({ params }))).status).toBe(401);
    expect((await refusal(history.compare({ params: { ...params, version: 'x' } }))).status).toBe(401);
    expect((await refusal(history.restore({ params: { ...params, version: 'x' }, body: {} }))).status).toBe(
      401,
    );
  });
}
