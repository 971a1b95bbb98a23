import { type Version, version, versionComparison, versionRestored } from '@vitrin/contract/history/history';
import { noChange } from '@vitrin/contract/history/historyChange';
import { defaultPalette } from '@vitrin/contract/settings/palette';
import { sliderImage } from '@vitrin/contract/pages/slider';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { fileForm } from '../testing/callApi.ts';
import { endHistories } from '../testing/endHistories.ts';
import { engineTests } from '../testing/engineTests.ts';
import { plainJpeg } from '../testing/samplePictures.ts';
import { testEngines } from '../testing/testEngines.ts';

const picture = async (width: number) => fileForm(await plainJpeg({ width, height: 8 }));

/** Each settings section: its route, and two states of one of its fields. */
const parts = [
  ['general', '/site-info', { companyName: 'Bir' }, { companyName: 'İki' }],
  ['contact', '/site-info', { phone: '0232' }, { phone: '0212' }],
  ['contact', '/site-info', { morePhones: [{ label: 'Depo', number: '1' }] }, { morePhones: [] }],
  ['map', '/site-info', { mapEnabled: true }, { mapEnabled: false }],
  ['social', '/site-info', { facebook: 'https://a.example' }, { facebook: '' }],
  ['footer', '/site-info', { footerDescription: 'Bir' }, { footerDescription: 'İki' }],
  ['home', '/home-page', { title: 'Bir' }, { title: 'İki' }],
  ['about', '/about', { description: '<p>Bir</p>' }, { description: '<p>İki</p>' }],
  ['team', '/crew-page', { title: 'Bir' }, { title: 'İki' }],
  ['privacy', '/privacy-notice', { content: '<p>Bir</p>' }, { content: '<p>İki</p>' }],
  ['theme', '/theme/colors', { primaryColor: '#112233' }, { primaryColor: '#445566' }],
] as const;

describe.each(testEngines)('the history of the settings on %s', (engine) => {
  const { admin, server, clock, pictureRows } = engineTests(engine);
  const call = async (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown) => {
    clock.advance(1_000);
    const answer = await admin(path, { method, ...(body !== undefined && { body }) });
    expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
    return answer.body;
  };
  const list = async (part: string): Promise<Version[]> =>
    z.array(version).parse((await admin(`/history/settings/${part}`)).body);
  const at = async (part: string, place: number): Promise<Version> => {
    const found = (await list(part)).at(place);
    if (found === undefined) throw new Error(`There is no version ${place}`);
    return found;
  };
  const compare = async (part: string, id: string) =>
    versionComparison.parse((await admin(`/history/settings/${part}/${id}`)).body);
  const restore = async (part: string, place: number) =>
    versionRestored.parse(
      await call('POST', `/history/settings/${part}/${(await at(part, place)).id}/restore`, {}),
    ).version;
  const read = async (path: string) => Object((await admin(path)).body);

  beforeEach(async () => {
    const { store } = server();
    await store.read.deleteFrom('version').execute();
    await store.read.deleteFrom('setting').execute();
    await store.read.deleteFrom('sliderImage').execute();
    await store.read.deleteFrom('picture').execute();
  });

  test.each(parts)('%s at %s: %o and %o', async (part, path, first, second) => {
    const [name = ''] = Object.keys(first);
    const blank = await read(path);
    await call('POST', path, first);
    await call('POST', path, first);
    await call('POST', path, second);
    const told = await list(part);
    const isBlank = JSON.stringify(blank[name]) === JSON.stringify(Object(second)[name]);
    expect(told).toMatchObject([
      { act: 'changed', by: 'Elif Karaca', minor: false, change: { ...noChange, fields: [name] } },
      { act: 'changed', change: { ...noChange, fields: [name] } },
      { act: 'initial', by: '', change: noChange },
    ]);
    const { from, to, change } = await compare(part, told[1]?.id ?? '');
    expect(change).toEqual({ ...noChange, fields: [name] });
    const field = (side: typeof from) => {
      const found = side.record.fields.find((each) => each.name === name);
      return found?.html ?? found?.value;
    };
    expect([field(from), field(to)]).toEqual([Object(first)[name], Object(second)[name]]);
    expect((await compare(part, told[2]?.id ?? '')).change.fields).toEqual(isBlank ? [] : [name]);
    const others = await server().store.read.selectFrom('version').select('entryId').distinct().execute();
    expect(others).toEqual([{ entryId: part }]);
    const restored = await restore(part, 1);
    expect(restored).toMatchObject({ act: 'restored', restored: told[1]?.at, by: 'Elif Karaca' });
    expect(await read(path)).toMatchObject(first);
    await restore(part, 3);
    expect(await read(path)).toEqual(blank);
    expect((await list(part)).map(({ act }) => act)).toEqual([
      'restored',
      'restored',
      'changed',
      'changed',
      'initial',
    ]);
  });

  test('a save of the whole palette is one version, which names its colours', async () => {
    await call('POST', '/theme/colors', { ...defaultPalette, primaryColor: '#112233', greyColor: '#445566' });
    expect(await list('theme')).toMatchObject([
      { change: { fields: ['primaryColor', 'greyColor'] } },
      { act: 'initial' },
    ]);
    const { from } = await compare('theme', (await at('theme', 1)).id);
    expect(from.record.fields).toContainEqual({ name: 'primaryColor', value: defaultPalette.primaryColor });
  });

  test('a save of fields of several sections is a version of each', async () => {
    await call('POST', '/site-info', { companyName: 'Bir', phone: '1', footerDescription: 'x' });
    for (const part of ['general', 'contact', 'footer']) expect(await list(part)).toHaveLength(2);
    for (const part of ['map', 'social']) expect(await list(part)).toEqual([]);
  });

  test.each([
    ['general', 'logo', '/site-info/image/logo', '/site-info'],
    ['footer', 'footerImage', '/site-info/image/footerImage', '/site-info'],
    ['about', 'image', '/about/image', '/about'],
  ])('%s has its %s', async (part, field, path, from) => {
    for (const width of [10, 20]) await call('POST', path, await picture(width));
    await call('DELETE', path);
    expect(new Set((await pictureRows()).map(({ width }) => width))).toEqual(new Set([10, 20]));
    expect((await list(part)).map(({ change }) => change.pictures)).toMatchObject([
      { added: 0, removed: 1 },
      { added: 1, removed: 1 },
      { added: 1, removed: 0 },
      { added: 0, removed: 0 },
    ]);
    const { from: old } = await compare(part, (await at(part, 2)).id);
    expect(old.record.pictures).toMatchObject([{ field, image: { width: 10 } }]);
    await restore(part, 2);
    expect(await read(from)).toMatchObject({ [field]: { width: 10 } });
    // A picture that is older than the versions is held as well.
    await endHistories(server().store);
    await call('DELETE', path);
    await restore(part, -1);
    expect(await read(from)).toMatchObject({ [field]: { width: 10 } });
    // What is shown stays, even if its versions are removed.
    await endHistories(server().store);
    expect((await pictureRows()).map(({ width }) => width)).toEqual([10]);
    expect(await read(from)).toMatchObject({ [field]: { width: 10 } });
  });

  test('the banner is versioned with its pictures, texts, order and visibility', async () => {
    const banner = async () => z.array(sliderImage).parse((await admin('/home-page/images/admin')).body);
    for (const width of [10, 20, 30]) await call('POST', '/home-page/images', await picture(width));
    await server().media.settled();
    const [a, b, c] = (await banner()).map(({ id }) => id);
    const before = await banner();
    await call('PUT', `/home-page/images/${a}`, { alt: 'Avlu' });
    await call('PATCH', `/home-page/images/${b}/toggle-status`);
    const places = [c, a, b].map((id, index) => ({ id, displayOrder: index + 1 }));
    await call('PUT', '/home-page/images/reorder', { images: places });
    await call('PUT', '/home-page/images/reorder', { images: places });
    await call('DELETE', `/home-page/images/${c}`);
    expect((await list('slider')).map(({ act, change }) => [act, change.pictures])).toEqual([
      ['changed', { added: 0, removed: 1, changed: 0, reordered: false }],
      ['changed', { added: 0, removed: 0, changed: 0, reordered: true }],
      ['changed', { added: 0, removed: 0, changed: 1, reordered: false }],
      ['changed', { added: 0, removed: 0, changed: 1, reordered: false }],
      ['changed', { added: 3, removed: 0, changed: 0, reordered: false }],
      ['initial', { added: 0, removed: 0, changed: 0, reordered: false }],
    ]);
    const { from } = await compare('slider', (await at('slider', 2)).id);
    expect(from.record.pictures).toMatchObject([
      { id: a, field: 'slides', alt: 'Avlu', visible: true, image: { width: 10 } },
      { id: b, visible: false },
      { id: c, visible: true },
    ]);
    await call('POST', '/home-page/images', await picture(40));
    await restore('slider', 4);
    expect(await banner()).toEqual(before);
    // It is back already, so it cannot be restored from the trash as well.
    const [kept] = z.array(z.object({ id: z.string() })).parse((await admin('/trash')).body);
    const twice = await admin(`/trash/${kept?.id}/restore`, { method: 'POST', body: {} });
    expect(twice.status).toBe(409);
    await call('DELETE', `/home-page/images/${a}`);
    const [again] = z.array(z.object({ id: z.string() })).parse((await admin('/trash')).body);
    await call('POST', `/trash/${again?.id}/restore`, {});
    expect(await banner()).toEqual(before);
    expect((await list('slider')).slice(0, 2)).toMatchObject([
      { act: 'returned', change: { pictures: { added: 1 } } },
      { act: 'changed', change: { pictures: { removed: 1 } } },
    ]);
  });
});
