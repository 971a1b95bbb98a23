import { describe, expect, test } from 'vitest';
import { draft, type Examined, png, refusal } from './examine.ts';

type Entry = { id: string; active: boolean };
type ById = { params: { id: string } };

/** The calls that the specification defines for a kind of content. */
type Calls<Found extends Entry, Draft, Change> = {
  listAll: () => Promise<{ id: string; active: boolean }[]>;
  create: (input: { body: Draft }) => Promise<Found>;
  read: (input: ById) => Promise<Found>;
  update: (input: ById & { body: Change }) => Promise<Found>;
  toggle: (input: ById) => Promise<unknown>;
  remove: (input: ById) => Promise<unknown>;
};

/** The life cycle of an entry, as far as the specification has calls for it. */
async function expectLife<Found extends Entry, Draft extends object, Change extends object>(
  calls: Calls<Found, Draft, Change>,
  shownIds: () => Promise<readonly string[]>,
  sent: Draft,
  change: Change,
) {
  const created = await calls.create({ body: sent });
  expect(created).toMatchObject({ ...sent, active: true });
  const { id } = created;
  const of = { params: { id } };
  await expect(calls.read(of)).resolves.toMatchObject(sent);
  await expect(calls.update({ ...of, body: change })).resolves.toMatchObject({ id, ...sent, ...change });
  expect(await shownIds()).toContain(id);
  await calls.toggle(of);
  expect(await shownIds()).not.toContain(id);
  expect((await calls.listAll()).find((entry) => entry.id === id)).toMatchObject({ active: false });
  await calls.toggle(of);
  await calls.remove(of);
  expect(await shownIds()).not.toContain(id);
  expect((await refusal(calls.read(of))).status).toBe(404);
}

const idsOf = async (list: Promise<readonly { id: string }[]>): Promise<string[]> =>
  (await list).map(({ id }) => id);

/** What the specification itself defines: every server that the apps support must pass. */
export function specificationSuite(api: Examined): void {
  describe('is created, changed, hidden, shown and deleted:', () => {
    test('a service', async () => {
      const { services } = api.visitor();
      await expectLife(api.admin().services, () => idsOf(services.listBasic()), draft(1), {
        title: 'Yeni',
      });
    });
    test('a project', () =>
      expectLife(
        api.admin().projects,
        () => idsOf(api.visitor().projects.list()),
        { title: 'Kıyı', shortDescription: 'Kısa', description: '<p>Uzun</p>' },
        { title: 'Yeni' },
      ));
    test('a post', () =>
      expectLife(
        api.admin().posts,
        () => idsOf(api.visitor().posts.list()),
        { title: 'Yazı', date: '2026-01-05', excerpt: 'Özet', details: '<p>Metin</p>' },
        { excerpt: 'Yeni' },
      ));
    test('a member', () =>
      expectLife(
        api.admin().members,
        async () => (await api.visitor().teamPage.read()).crews.map(({ id }) => id),
        { name: 'İpek Işık', position: 'Tasarım' },
        { position: 'Yeni' },
      ));
    test('a reason', () =>
      expectLife(
        api.admin().reasons,
        () => idsOf(api.visitor().reasons.list()),
        { title: 'Hız', description: 'Gün' },
        { description: 'Yeni' },
      ));
  });

  test('a service is found at its path', async () => {
    const { services } = api.admin();
    const { id } = await services.create({ body: draft(2) });
    await expect(api.visitor().services.byPath({ query: { path: draft(2).path } })).resolves.toMatchObject({
      id,
      description: draft(2).description,
    });
    expect((await refusal(api.visitor().services.byPath({ query: { path: '/yok' } }))).status).toBe(404);
    await services.uploadImage({ params: { id }, file: png() });
    expect((await services.read({ params: { id } })).image?.url).toBeTruthy();
    await services.remove({ params: { id } });
  });

  test('a project has facts, a main picture and others', async () => {
    const { projects } = api.admin();
    const body = { title: 'Kıyı', shortDescription: 'Kısa', description: '<p>Uzun</p>' };
    const additionalInfoPairs = [{ key: 'Yer', value: 'İzmir' }];
    const { id } = await projects.create({ body: { ...body, additionalInfoPairs } });
    const params = { id };
    await projects.uploadImage({ params, file: png('1.png') });
    const two = await projects.uploadImage({ params, file: png('2.png') });
    expect(two).toMatchObject({ additionalInfo: { Yer: 'İzmir' }, additionalInfoPairs });
    const [main, other] = two.images;
    const moved = await projects.setMainImage({ params: { id, imageId: other?.id ?? '' } });
    expect(moved.images.map((image) => image.id)).toEqual([other?.id, main?.id]);
    const listed = (await api.visitor().projects.list()).find((project) => project.id === id);
    expect(listed?.image?.url).toBe(other?.url);
    const left = await projects.removeImage({ params: { id, imageId: main?.id ?? '' } });
    expect(left.images.map((image) => image.id)).toEqual([other?.id]);
    await projects.remove({ params });
  });

  test('a gallery picture is added, hidden and deleted', async () => {
    const { gallery } = api.admin();
    await gallery.upload({ file: png('kapi.png'), form: { category: 'uncategorized' } });
    const [item] = await gallery.listAll();
    expect(item).toMatchObject({ category: 'uncategorized', active: true });
    const of = { params: { id: item?.id ?? '' } };
    await expect(gallery.toggle(of)).resolves.toMatchObject({ active: false });
    expect(await api.visitor().gallery.list()).toEqual([]);
    await gallery.remove(of);
    expect(await gallery.listAll()).toEqual([]);
  });

  test('banner pictures are added, reordered and hidden', async () => {
    const { slider } = api.admin();
    await slider.upload({ file: png('1.png') });
    await slider.upload({ file: png('2.png') });
    const ids = await idsOf(slider.listAll());
    const images = ids.toReversed().map((id, index) => ({ id, displayOrder: index + 1 }));
    await slider.reorder({ body: { images } });
    expect(await idsOf(slider.listAll())).toEqual(ids.toReversed());
    await slider.toggle({ params: { id: ids[0] ?? '' } });
    const shown = (await api.visitor().homePage.read()).images.filter(({ active }) => active);
    expect(shown.map(({ id }) => id)).toEqual([ids[1]]);
  });

  test('texts, facts and colours are stored', async () => {
    await api.admin().homePage.save({ body: { title: 'Ana', servicesTitle: 'Neler' } });
    await expect(api.visitor().homePage.read()).resolves.toMatchObject({
      title: 'Ana',
      servicesTitle: 'Neler',
    });
    const { siteInfo, theme } = api.admin();
    await expect(siteInfo.save({ body: { companyName: 'Yalın', mapEnabled: true } })).resolves.toMatchObject({
      companyName: 'Yalın',
      mapEnabled: true,
    });
    await siteInfo.uploadImage({ params: { id: 'logo' }, file: png() });
    await siteInfo.uploadFavicon({ file: png() });
    const { logo, favicon, favIcon } = await api.visitor().siteInfo.read();
    expect(logo?.url).toBeTruthy();
    expect(favicon?.url).toBeTruthy();
    expect(favIcon).toEqual(favicon);
    await expect(theme.save({ body: { primaryColor: '#123456' } })).resolves.toMatchObject({
      primaryColor: '#123456',
    });
    await expect(api.visitor().theme.read()).resolves.toMatchObject({ primaryColor: '#123456' });
  });

  test('an uploaded picture is found at its address', async () => {
    const { url } = await api.admin().images.upload({ file: png() });
    const name = url.split('/').at(-1) ?? '';
    const file = await api.visitor().images.read({ params: { name } });
    expect(file).toBeInstanceOf(Blob);
  });

  test('admins can sign in, and only they can write', async () => {
    const result = await api.visitor().auth.login({ body: api.credentials() });
    expect(await api.signedIn(result.token).services.listAll()).toEqual([]);
    const second = {
      name: 'Deniz',
      surname: '',
      email: 'deniz@ornek.example',
      password: 'Uzun-Bir-Parola-7',
    };
    await api.admin().auth.signup({ body: second });
    const { email, password } = second;
    const other = await api.visitor().auth.login({ body: { email, password } });
    expect(other).toMatchObject({ name: second.name, email });
    expect(await api.signedIn(other.token).services.listAll()).toEqual([]);
    expect(
      (await refusal(api.visitor().auth.signup({ body: { ...second, email: 'x@ornek.example' } }))).status,
    ).toSatisfy((status: number) => status === 401 || status === 403);
    const wrong = { ...api.credentials(), password: 'yanlis' };
    expect(await refusal(api.visitor().auth.login({ body: wrong }))).toMatchObject({
      status: 401,
      serverMessage: 'Invalid credentials',
    });
    expect((await refusal(api.visitor().services.listAll())).status).toBe(401);
    expect((await refusal(api.visitor().services.create({ body: draft(9) }))).status).toBe(401);
  });
}
