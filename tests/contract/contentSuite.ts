import { apiError } from '@vitrin/contract/errors/error';
import type { BulkAct, BulkDone } from '@vitrin/contract/fields';
import { type KindSample, kindSamples } from '@vitrin/contract/testing/kindSamples';
import type { ApiClient } from '@vitrin/api-client/client';
import { expect, test } from 'vitest';
import { type Examined, png, refusal } from './examine.ts';

type Entry = { id: string; active: boolean; updatedAt: string };
type ById = { params: { id: string } };

/** The calls of any kind; declared as methods, so that the narrower bodies of a kind are assignable. */
type Calls = {
  listAll(input?: { query?: { active?: 'true' | 'false' } }): Promise<{ id: string }[]>;
  create(input: { body: object }): Promise<Entry>;
  read(input: ById): Promise<Entry>;
  update(input: ById & { body: object }): Promise<Entry>;
  toggle(input: ById): Promise<Entry>;
  remove(input: ById): Promise<{ success: true }>;
  bulk(input: { body: BulkAct }): Promise<BulkDone>;
  list?(): Promise<{ id: string }[]>;
  move?(input: { params: { id: string }; body: object }): Promise<{ id: string }>;
  reorder?(input: { body: { items: { id: string; displayOrder: number }[] } }): Promise<{ id: string }[]>;
  uploadImage?(input: ById & { file: Blob }): Promise<object>;
  removeImage?(input: ById): Promise<object>;
};

/** The client's groups that have all calls of a kind. */
type Group = {
  [Name in keyof ApiClient]: ApiClient[Name] extends Calls ? Name : never;
}[keyof ApiClient];

const groups = new Set(kindSamples.map(({ group }) => group));
const isGroup = (name: string): name is Group => groups.has(name);

/** The calls of a kind, by its name in the contract. */
export function callsOf(client: ApiClient, { group }: KindSample): Calls {
  if (!isGroup(group)) throw new Error(`The client has no calls for ${group}`);
  return client[group];
}

/**
 * The life cycle of an entry: created, read, changed once but not again from the same state, hidden, found, deleted.
 */
async function expectLife(
  calls: Calls,
  readAsVisitor: (input: ById) => Promise<unknown>,
  draft: object,
  change: object,
) {
  const created = await calls.create({ body: draft });
  expect(created).toMatchObject({ ...draft, active: true });
  const of = { params: { id: created.id } };
  await expect(calls.read(of)).resolves.toEqual(created);

  const changed = await calls.update({ ...of, body: { ...change, updatedAt: created.updatedAt } });
  expect(changed).toEqual({ ...created, ...change, updatedAt: changed.updatedAt });
  const late = await refusal(calls.update({ ...of, body: { ...change, updatedAt: created.updatedAt } }));
  expect(late).toMatchObject({
    status: 409,
    body: { current: { id: created.id }, updatedAt: changed.updatedAt },
  });

  await expect(calls.toggle(of)).resolves.toMatchObject({ id: created.id, active: false });
  expect((await refusal(readAsVisitor(of))).status).toBe(404);
  const idsOf = async (active: 'true' | 'false') =>
    (await calls.listAll({ query: { active } })).map(({ id }) => id);
  expect(await idsOf('false')).toContain(created.id);
  expect(await idsOf('true')).not.toContain(created.id);
  const answer = { done: [created.id], missing: ['gone'] };
  await expect(calls.bulk({ body: { act: 'activate', ids: [created.id, 'gone'] } })).resolves.toEqual(answer);
  expect(await idsOf('true')).toContain(created.id);

  await expect(calls.remove(of)).resolves.toEqual({ success: true });
  expect((await refusal(calls.remove(of))).status).toBe(404);
}

/** The ids of a project's pictures after a change of them. */
const idsAfter = async (change: Promise<{ images: { id: string }[] }>): Promise<string[]> =>
  (await change).images.map((image) => image.id);

const project = { title: 'Kıyı', shortDescription: 'Kısa', description: '<p>Uzun</p>' };
const post = { title: 'Yazı', date: '2026-01-05', excerpt: 'Özet', details: '<p>Metin</p>' };
const member = { name: 'İpek Işık', position: 'Tasarım', email: 'ipek@ornek.example' };

/** Every kind of content, the specifics of some, and messages. */
export function contentSuite(api: Examined): void {
  test.each(kindSamples)('$name are created, changed, hidden, found and deleted', (kind) =>
    expectLife(
      callsOf(api.admin(), kind),
      (input) => callsOf(api.visitor(), kind).read(input),
      kind.draft('Kıyı', 1),
      { [kind.title]: 'Yeni' },
    ),
  );

  test.each(kindSamples)(
    '$name say of each field that is missing or of another type what is expected',
    async (kind) => {
      const calls = callsOf(api.admin(), kind);
      const draft = kind.draft('Eksik', 1);
      const refusedIn = async (body: object) => {
        const { status, body: answer } = await refusal(calls.create({ body }));
        expect(status).toBe(400);
        const { errors, codes } = apiError.parse(answer);
        return Object.entries(errors ?? {}).map(([field, sentence]) => ({
          field,
          sentence,
          told: codes?.[field]?.code,
        }));
      };
      for (const field of kind.required) {
        const { [field]: _left, ...rest } = draft;
        expect(await refusedIn(rest)).toEqual([
          {
            field,
            sentence: expect.stringMatching(/^(?:Expected|Please) /),
            told: expect.not.stringMatching(/^invalid$/),
          },
        ]);
      }
      const others = await refusedIn({
        ...Object.fromEntries(Object.keys(draft).map((field) => [field, {}])),
        active: 'x',
      });
      expect(others.map(({ field }) => field)).toEqual(expect.arrayContaining([...kind.required, 'active']));
      expect(others.filter(({ told }) => told === 'invalid')).toEqual([]);
    },
  );

  test.each(kindSamples.filter(({ reorder }) => reorder))(
    '$name keep the order that is set',
    async (kind) => {
      const calls = callsOf(api.admin(), kind);
      const first = await calls.create({ body: kind.draft('Bir', 1) });
      const second = await calls.create({ body: kind.draft('İki', 2) });
      const both = [second.id, first.id];
      const ours = (list: readonly { id: string }[] = []) =>
        list.map(({ id }) => id).filter((id) => both.includes(id));
      const items = both.map((id, index) => ({ id, displayOrder: index + 1 }));
      expect(ours(await calls.reorder?.({ body: { items } }))).toEqual(both);
      // Visitors read members as part of the team page.
      const visitors = callsOf(api.visitor(), kind);
      expect(ours(await (visitors.list ? visitors.list() : calls.listAll()))).toEqual(both);
      for (const id of both) await calls.remove({ params: { id } });
    },
  );

  test.each(kindSamples.filter(({ move }) => move))('$name are moved one by one', async (kind) => {
    const calls = callsOf(api.admin(), kind);
    const made: string[] = [];
    for (const number of [1, 2, 3, 4])
      made.push((await calls.create({ body: kind.draft('Yer', number) })).id);
    const [a = '', b = '', c = '', d = ''] = made;
    const move = async (id: string, body: object) => {
      const moved = await calls.move?.({ params: { id }, body });
      expect(moved?.id).toBe(id);
      return (await calls.listAll()).map((one) => one.id).filter((one) => made.includes(one));
    };
    expect(await move(d, { before: b })).toEqual([a, d, b, c]);
    expect(await move(a, { after: c })).toEqual([d, b, c, a]);
    expect(await move(c, { before: d })).toEqual([c, d, b, a]);
    expect(await move(c, { before: c })).toEqual([c, d, b, a]);
    const all = (await calls.listAll()).map((one) => one.id);
    const place = all.indexOf(c) + 2;
    expect(await move(a, { place })).toEqual([c, a, d, b]);
    expect(await move(a, { place, without: [c] })).toEqual([c, d, a, b]);
    expect(await move(a, { place: all.length + 9 })).toEqual([c, d, b, a]);
    const refused = async (id: string, body: object) => {
      const { status, serverMessage } = await refusal(
        calls.move?.({ params: { id }, body }) ?? Promise.resolve(),
      );
      return [status, serverMessage];
    };
    expect(await refused(a, { before: 'nobody' })).toEqual([409, expect.stringContaining('is gone')]);
    expect((await refused('nobody', { before: a }))[0]).toBe(404);
    expect((await refused(a, { before: b, after: c }))[0]).toBe(400);
    expect((await refused(a, {}))[0]).toBe(400);
    expect(await move(b, { after: a })).toEqual([c, d, a, b]);
    for (const id of made) await calls.remove({ params: { id } });
  });

  test.each(kindSamples.filter(({ image }) => image))(
    '$name have a picture that comes and goes',
    async (kind) => {
      const calls = callsOf(api.admin(), kind);
      const { id } = await calls.create({ body: kind.draft('Resimli', 3) });
      const of = { params: { id } };
      expect(await calls.uploadImage?.({ ...of, file: png() })).not.toMatchObject({ image: null });
      expect(await calls.removeImage?.(of)).toMatchObject({ image: null });
      await calls.remove(of);
    },
  );

  test('a project preserves the order of its facts and pictures', async () => {
    const { projects } = api.admin();
    const { id } = await projects.create({
      body: { ...project, additionalInfo: { Yer: 'İzmir', Alan: '9' } },
    });
    await projects.uploadImage({ params: { id }, file: png('1.png') });
    await projects.uploadImage({ params: { id }, file: png('2.png') });
    const three = await projects.uploadImage({ params: { id }, query: { main: 'true' }, file: png('3.png') });
    expect(three.additionalInfoPairs.map(({ key }) => key)).toEqual(['Yer', 'Alan']);
    expect(three.image).toHaveLength(3);
    const [main, second, third] = three.images.map((image) => image.id);

    const imageId = third ?? '';
    expect(await idsAfter(projects.setMainImage({ params: { id, imageId } }))).toEqual([third, main, second]);
    expect(await idsAfter(projects.removeImage({ params: { id, imageId } }))).toEqual([main, second]);
    const items = [second, main].map((image = '', index) => ({ id: image, displayOrder: index + 1 }));
    expect(await idsAfter(projects.reorderImages({ params: { id }, body: { items } }))).toEqual([
      second,
      main,
    ]);
    const [listed] = await api.visitor().projects.list();
    expect(listed?.image?.id).toBe(second);
    expect(await api.visitor().projects.listBasic()).toMatchObject([{ id, image: { id: second } }]);
    await projects.reorder({ body: { items: [{ id, displayOrder: 7 }] } });
    await projects.remove({ params: { id } });
  });

  test('posts are found by tag, and hidden until their publication date', async () => {
    const { posts } = api.admin();
    const shown = await posts.create({ body: { ...post, tags: ['ışık'] } });
    const future = await posts.create({ body: { ...post, publishDate: '2999-01-01T00:00:00.000Z' } });
    expect((await api.visitor().posts.list()).map(({ id }) => id)).toEqual([shown.id]);
    const among = async (scheduled: 'true' | 'false', q?: string) => {
      const query = { scheduled, page: 1, pageSize: 50, ...(q !== undefined && { q }) };
      const { items, total } = await posts.listAll.page({ query });
      return { ids: items.map(({ id }) => id), total };
    };
    for (const q of [undefined, post.title]) {
      expect(await among('true', q)).toEqual({ ids: [future.id], total: 1 });
      expect(await among('false', q)).toEqual({ ids: [shown.id], total: 1 });
    }
    await posts.toggle({ params: { id: future.id } });
    expect((await among('true')).total).toBe(0);
    await posts.toggle({ params: { id: future.id } });
    expect((await api.visitor().posts.list({ query: { tag: 'ışık' } })).map(({ id }) => id)).toEqual([
      shown.id,
    ]);
    expect(await api.visitor().posts.list({ query: { tag: 'yok' } })).toEqual([]);
    expect((await refusal(api.visitor().posts.read({ params: { id: future.id } }))).status).toBe(404);
    const { author } = await posts.read({ params: { id: future.id } });
    expect(author).toBe((await api.admin().auth.me()).fullName);
    await posts.uploadImage({ params: { id: shown.id }, file: png() });
    await expect(posts.removeImage({ params: { id: shown.id } })).resolves.toMatchObject({ image: null });
    await Promise.all([shown, future].map(({ id }) => posts.remove({ params: { id } })));
  });

  test("only admins see a member's e-mail address", async () => {
    const { members } = api.admin();
    const { id, email } = await members.create({ body: member });
    expect(email).toBe(member.email);
    await members.uploadImage({ params: { id }, file: png() });
    await members.removeImage({ params: { id } });
    await members.reorder({ body: { items: [{ id, displayOrder: 3 }] } });
    expect(await api.visitor().members.read({ params: { id } })).not.toHaveProperty('email');
    expect(JSON.stringify(await api.visitor().teamPage.read())).not.toContain(member.email);
    await members.remove({ params: { id } });
  });

  test('a gallery picture takes its title from its file, and can be changed', async () => {
    const { gallery } = api.admin();
    const added = await gallery.upload({ file: png('kapi.png'), form: { category: 'uncategorized' } });
    expect(added).toMatchObject({ category: 'uncategorized', active: true });
    expect(added.title.toLowerCase()).toContain('kapi');
    const of = { params: { id: added.id } };
    await expect(gallery.update({ ...of, body: { title: 'Kapı' } })).resolves.toMatchObject({
      title: 'Kapı',
    });
    await expect(gallery.move({ ...of, body: { place: 1 } })).resolves.toMatchObject({ id: added.id });
    await gallery.reorder({ body: { items: [{ id: added.id, displayOrder: 2 }] } });
    await expect(gallery.toggle(of)).resolves.toMatchObject({ active: false });
    expect(await api.visitor().gallery.list()).toEqual([]);
    expect(await gallery.listAll()).toHaveLength(1);
    await expect(gallery.bulk({ body: { act: 'activate', ids: [added.id] } })).resolves.toEqual({
      done: [added.id],
      missing: [],
    });
    expect(await api.visitor().gallery.list()).toHaveLength(1);
    await gallery.remove(of);
  });

  test('reasons are listed in order', async () => {
    const { reasons } = api.admin();
    const first = await reasons.create({ body: { title: 'Bir', description: 'Metin' } });
    const second = await reasons.create({ body: { title: 'İki', description: 'Metin' } });
    await reasons.reorder({
      body: { items: [second, first].map(({ id }, at) => ({ id, displayOrder: at + 1 })) },
    });
    expect((await api.visitor().reasons.list()).map(({ id }) => id)).toEqual([second.id, first.id]);
    expect((await api.visitor().homeSlices.features()).map(({ id }) => id)).toEqual([second.id, first.id]);
  });

  test("a visitor's message is read, archived and deleted", async () => {
    const { messages } = api.admin();
    const body = { name: 'Ayşe', email: 'ayse@ornek.example', message: 'Merhaba', elapsedMs: 9_000 };
    await api.visitor().messages.send({ body });
    const [arrived] = await messages.listAll();
    expect(arrived).toMatchObject({ name: 'Ayşe', subject: '', read: false, archived: false });
    const of = { params: { id: arrived?.id ?? '' } };
    await expect(messages.update({ ...of, body: { read: true, archived: true } })).resolves.toMatchObject({
      read: true,
    });
    expect(await messages.listAll()).toEqual([]);
    expect(await messages.listAll({ query: { archived: 'true' } })).toHaveLength(1);
    expect(await messages.listAll({ query: { archived: 'true', read: 'true' } })).toHaveLength(1);
    expect(await messages.listAll({ query: { archived: 'true', read: 'false' } })).toEqual([]);
    await expect(messages.read(of)).resolves.toMatchObject({ archived: true });
    const { people } = await messages.choices();
    const changed = await messages.update({
      ...of,
      body: { labels: ['Keşif'], note: 'Aransın', answered: true, assigneeId: people[0]?.id ?? null },
    });
    expect(changed).toMatchObject({ labels: ['Keşif'], note: 'Aransın', assignee: people[0] });
    expect(
      await messages.listAll({ query: { archived: 'true', label: 'keşif', answered: 'true' } }),
    ).toHaveLength(1);
    expect(await messages.listAll({ query: { archived: 'true', assignee: 'nobody' } })).toEqual([]);
    expect(await messages.replies(of)).toEqual([]);
    expect((await messages.leads()).days).toHaveLength(30);
    await expect(messages.exportAll()).resolves.toBeInstanceOf(Blob);
    const { state } = await messages.state();
    await expect(messages.state()).resolves.toEqual({ state });
    await expect(messages.watch()).resolves.toBeInstanceOf(Blob);
    await messages.remove(of);
    await api.visitor().messages.send({ body: { ...body, website: 'https://spam.example' } });
    expect(await messages.listAll()).toEqual([]);
    await expect(messages.listAll({ query: { spam: 'true' } })).resolves.toMatchObject([
      { spam: true, spamReasons: ['trap'] },
    ]);
    const { personalData } = api.admin();
    await expect(personalData.keepFor({ body: { months: 24 } })).resolves.toMatchObject({ months: 24 });
    await expect(personalData.report()).resolves.toMatchObject({ months: 24 });
    const person = { body: { email: body.email, phone: '' } };
    const { total } = await personalData.find(person);
    expect(total).toBeGreaterThan(0);
    expect((await personalData.hand(person)).messages).toHaveLength(total);
    await expect(personalData.erase(person)).resolves.toEqual({ erased: total, left: 0 });
    await personalData.keepFor({ body: { months: null } });
    await api.visitor().messages.askQuote({ body: { ...body, phone: '0532 555 01 40', place: 'Urla' } });
    await expect(messages.listAll()).resolves.toMatchObject([{ form: 'quote', place: 'Urla' }]);
    const wrong = await refusal(
      api.visitor().messages.send({ body: { ...body, email: 'ayse', message: '' } }),
    );
    expect(Object.keys(wrong.fieldErrors).toSorted()).toEqual(['email', 'message']);
  });
}
