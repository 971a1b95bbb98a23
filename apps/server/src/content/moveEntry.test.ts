import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { engineTests } from '../testing/engineTests.ts';
import { testEngines } from '../testing/testEngines.ts';

const listed = z.array(z.object({ id: z.string(), displayOrder: z.number() }));

describe.each(testEngines)('moves on %s', (engine) => {
  const { server, admin } = engineTests(engine);
  const list = async () => listed.parse((await admin('/why-us')).body);
  const ids = async () => (await list()).map(({ id }) => id);
  const move = (id: string, body: object) => admin(`/why-us/${id}/place`, { method: 'PUT', body });
  const add = async (count: number) => {
    const time = new Date();
    const rows = Array.from({ length: count }, (_none, index) => ({
      id: `r${String(index + 1).padStart(4, '0')}`,
      active: true,
      search: '',
      sortKeys: {},
      title: 'Yer',
      description: '',
      icon: '',
      displayOrder: index + 1,
      createdAt: time,
      updatedAt: time,
    }));
    await server().store.write((writer) => writer.insertInto('reason').values(rows).execute());
    return rows.map(({ id }) => id);
  };

  test('change only the moved entry if there is room', async () => {
    await add(300);
    const before = new Map((await list()).map(({ id, displayOrder }) => [id, displayOrder]));
    await move('r0300', { before: 'r0150' });
    await move('r0010', { place: 1 });
    const changed = (await list()).filter(({ id, displayOrder }) => before.get(id) !== displayOrder);
    expect(changed.map(({ id }) => id)).toEqual(['r0010', 'r0300']);
  });

  test('make room around them if there is none, and touch few others', async () => {
    let expected = await add(400);
    // Always between the same two, so that their numbers get closer and closer.
    for (let step = 0; step < 90; step += 1) {
      const id = `r${String(400 - step).padStart(4, '0')}`;
      const beside = step % 2 === 0 ? 'r0100' : 'r0099';
      await move(id, step % 2 === 0 ? { before: beside } : { after: beside });
      const others = expected.filter((one) => one !== id);
      expected = others.toSpliced(others.indexOf(beside) + (step % 2), 0, id);
    }
    expect(await ids()).toEqual(expected);
    const kept = (await list()).filter(({ id, displayOrder }) => displayOrder === Number(id.slice(1)));
    expect(kept.length).toBeGreaterThan(230);
  });

  test('separate entries with the same number', async () => {
    const made = await add(100);
    await server().store.write((writer) => writer.updateTable('reason').set({ displayOrder: 7 }).execute());
    expect(await ids()).toEqual(made);
    await move('r0090', { after: 'r0004' });
    const expected = made.filter((id) => id !== 'r0090').toSpliced(4, 0, 'r0090');
    expect(await ids()).toEqual(expected);
    await move('r0001', { place: 100 });
    expect(await ids()).toEqual([...expected.slice(1), 'r0001']);
  });

  test('go to the beginning again and again', async () => {
    let expected = await add(60);
    for (const id of expected.toReversed()) {
      await move(id, { place: 1 });
      expected = [id, ...expected.filter((one) => one !== id)];
    }
    expect(await ids()).toEqual(expected);
    expect((await list()).filter(({ displayOrder }) => displayOrder <= 0)).toEqual([]);
  });

  test('by several admins at once all take effect', async () => {
    const made = await add(20);
    const moved = made.slice(10);
    await Promise.all(moved.map((id) => move(id, { before: 'r0002' })));
    const all = await ids();
    expect([all[0], all.slice(1, 11).toSorted(), all.slice(11)]).toEqual(['r0001', moved, made.slice(1, 10)]);
    expect(new Set((await list()).map(({ displayOrder }) => displayOrder)).size).toBe(20);
  });

  test('leave an order that can be sent back, and new entries come last', async () => {
    await add(3);
    await move('r0003', { before: 'r0002' });
    const items = await list();
    expect((await admin('/why-us/reorder', { method: 'PUT', body: { items } })).status).toBe(200);
    await admin('/why-us', { method: 'POST', body: { title: 'Yeni', description: 'Metin' } });
    expect((await ids()).slice(0, 3)).toEqual(['r0001', 'r0003', 'r0002']);
  });
});
