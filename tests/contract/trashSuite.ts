import { kindSamples } from '@vitrin/contract/testing/kindSamples';
import { refusals } from '@vitrin/contract/errors/refusals';
import { expect, test } from 'vitest';
import { callsOf } from './contentSuite.ts';
import { type Examined, png, refusal } from './examine.ts';

/** Deleted entries until they are purged. */
export function trashSuite(api: Examined): void {
  /** The trash items of an entry. */
  const keptOf = async (entryId: string) => {
    const kept = (await api.admin().trash.listAll()).find((item) => item.entryId === entryId);
    if (kept === undefined) throw new Error('It is not in the trash');
    return kept;
  };
  const restore = (id: string, body: { path?: string } = {}) =>
    api.admin().trash.restore({ params: { id }, body });

  test.each(kindSamples)('$name are restored unchanged', async (kind) => {
    const calls = callsOf(api.admin(), kind);
    const { id } = await calls.create({ body: kind.draft('Çöpten dönen', 7) });
    const of = { params: { id } };
    const before = await calls.read(of);
    await calls.remove(of);
    expect((await refusal(calls.read(of))).status).toBe(404);
    const kept = await keptOf(id);
    expect(kept).toMatchObject({ kind: kind.group, title: 'Çöpten dönen' });
    await expect(restore(kept.id)).resolves.toEqual({ kind: kind.group, entryId: id });
    await expect(calls.read(of)).resolves.toEqual(before);
    expect((await refusal(restore(kept.id))).status).toBe(404);
    await calls.bulk({ body: { act: 'delete', ids: [id] } });
    const again = { params: { id: (await keptOf(id)).id } };
    await expect(api.admin().trash.remove(again)).resolves.toEqual({ success: true });
    expect((await refusal(api.admin().trash.remove(again))).status).toBe(404);
  });

  test('an entry whose path was taken is restored at another one', async () => {
    const { services } = api.admin();
    const body = { title: 'Yol', path: '/cop-yolu', description: '<p>Metin.</p>' };
    const { id } = await services.create({ body });
    await services.remove({ params: { id } });
    const other = await services.create({ body });
    const kept = await keptOf(id);
    const refused = await refusal(restore(kept.id));
    expect(refused).toMatchObject({
      status: 409,
      fieldErrors: { path: refusals.trashPathTaken() },
      body: { path: '/cop-yolu', free: '/cop-yolu-2' },
    });
    await restore(kept.id, { path: '/cop-yolu-2' });
    await expect(services.read({ params: { id } })).resolves.toMatchObject({ path: '/cop-yolu-2' });
    for (const each of [id, other.id]) await services.remove({ params: { id: each } });
  });

  test('messages, redirects and pictures of the banner and the gallery are restored as well', async () => {
    const { messages, redirects, slider, gallery } = api.admin();
    const { id } = await redirects.create({ body: { from: '/copten.html', to: '/iletisim' } });
    const slide = await slider.upload({ file: png() });
    const photo = await gallery.upload({ file: png('cop.png') });
    const body = { name: 'Çöp', email: 'cop@ornek.example', message: 'Merhaba', elapsedMs: 9_000 };
    await api.visitor().messages.send({ body });
    const letter = (await messages.listAll()).find(({ name }) => name === 'Çöp')?.id ?? '';
    const lists = async () => [
      await redirects.listAll(),
      (await slider.listAll()).map((each) => each.id),
      (await gallery.listAll()).map((each) => each.id),
      await messages.listAll(),
    ];
    const before = await lists();
    await redirects.remove({ params: { id } });
    await slider.remove({ params: { id: slide.id } });
    await gallery.remove({ params: { id: photo.id } });
    await messages.remove({ params: { id: letter } });
    for (const entryId of [id, slide.id, photo.id, letter]) await restore((await keptOf(entryId)).id);
    expect(await lists()).toEqual(before);
    await slider.remove({ params: { id: slide.id } });
    await gallery.remove({ params: { id: photo.id } });
    await redirects.remove({ params: { id } });
    await messages.remove({ params: { id: letter } });
  });

  test('can be filtered and emptied', async () => {
    const { trash, reasons } = api.admin();
    const { id } = await reasons.create({ body: { title: 'Eşsiz sebep', description: 'Metin' } });
    await reasons.remove({ params: { id } });
    const found = await trash.listAll({ query: { q: 'ESSIZ', kind: 'reasons' } });
    expect(found.map(({ entryId }) => entryId)).toEqual([id]);
    expect(await trash.listAll({ query: { q: 'essiz', kind: 'posts' } })).toEqual([]);
    await trash.empty({ body: { kind: 'reasons' } });
    expect(await trash.listAll({ query: { kind: 'reasons' } })).toEqual([]);
    const { deleted } = await trash.empty({ body: {} });
    expect(deleted).toBeGreaterThan(0);
    expect(await trash.listAll()).toEqual([]);
  });
}
