import type { DraftSubject } from '@vitrin/contract/drafts/formDraft';
import type { PlanDraft } from '@vitrin/contract/drafts/plan';
import { expect, test } from 'vitest';
import { draft, type Examined, refusal } from './examine.ts';

const hourMs = 60 * 60 * 1_000;

const errorsOf = async (call: Promise<unknown>) => {
  const { status, fieldErrors } = await refusal(call);
  return [status, Object.keys(fieldErrors)];
};

/** Scheduled publishing, and the whole site as of a given time. */
export function planSuite(api: Examined): void {
  const add = (number: number) => api.admin().services.create({ body: draft(number) });
  const save = (
    subject: DraftSubject,
    base: string | null,
    fields: object,
    more: Partial<PlanDraft> = {},
  ) => {
    // The mocks' clock differs from the real one.
    const at = new Date(Math.max(Date.now(), Date.parse(base ?? '1970')) + hourMs).toISOString();
    const body = { act: 'publish' as const, at, base, fields: JSON.stringify(fields), ...more };
    return api.admin().plans.save({ params: subject, body });
  };

  test('a plan waits for its time, replaces a previous one, and can be cancelled', async () => {
    const calls = api.admin();
    const { id, title, updatedAt } = await add(960);
    const subject = { kind: 'services', id } as const;
    const first = await save(subject, updatedAt, { title: 'Yeni' });
    expect(first).toMatchObject({
      ...subject,
      act: 'publish',
      title,
      mine: true,
      hidden: false,
      fault: null,
    });
    await save(subject, updatedAt, {}, { act: 'hide' });
    const second = await save(subject, updatedAt, { title: 'Daha yeni' });
    const told = await calls.plans.listAll({ query: subject });
    expect(told).toHaveLength(2);
    expect(told).toContainEqual(second);
    expect(second.fields).toEqual([{ name: 'title', value: 'Daha yeni' }]);
    const listed = await calls.plans.listAll({ query: { kind: 'services' } });
    expect(listed).toContainEqual({ ...second, fields: null });
    expect((await calls.services.read({ params: { id } })).title).toBe(title);
    for (const act of ['publish', 'hide'] as const)
      await calls.plans.remove({ params: subject, query: { act } });
    expect(await calls.plans.listAll({ query: subject })).toEqual([]);
    const again = calls.plans.remove({ params: subject, query: { act: 'hide' } });
    expect((await refusal(again)).status).toBe(404);
    await calls.services.remove({ params: { id } });
  });

  test('a plan requires an existing entry, valid fields and a time in the future', async () => {
    const calls = api.admin();
    const { id, updatedAt } = await add(961);
    const subject = { kind: 'services', id } as const;
    expect(await errorsOf(save(subject, updatedAt, { title: '' }))).toEqual([400, ['title']]);
    expect(await errorsOf(save(subject, updatedAt, { yok: 1 }))).toEqual([400, ['fields']]);
    const past = { at: '2020-01-01T00:00:00.000Z' };
    expect(await errorsOf(save(subject, updatedAt, { title: 'x' }, past))).toEqual([400, ['at']]);
    const hidden = save({ kind: 'settings', id: 'theme' }, null, {}, { act: 'hide' });
    expect(await errorsOf(hidden)).toEqual([400, ['act']]);
    const older = save(subject, '2020-01-01T00:00:00.000Z', { title: 'x' });
    expect(await refusal(older)).toMatchObject({ status: 409, body: { code: 'planOutdated' } });
    const nowhere = save({ kind: 'services', id: 'yok' }, updatedAt, { title: 'x' });
    expect((await refusal(nowhere)).status).toBe(404);
    expect((await refusal(api.visitor().plans.listAll())).status).toBe(401);
    await calls.services.remove({ params: { id } });
  });

  test('the whole site is restored to an earlier time, and back again', async () => {
    const calls = api.admin();
    const { id, title } = await add(962);
    const [added] = await calls.history.list({ params: { kind: 'services', id } });
    const at = added?.at ?? '';
    await calls.services.update({ params: { id }, body: { title: 'Sonra' } });
    const read = async () => (await calls.services.read({ params: { id } })).title;
    const { changes } = await calls.siteAt.read({ query: { at } });
    const own = { kind: 'services', id, title: 'Sonra', act: 'changed', fault: null };
    expect(changes).toContainEqual(expect.objectContaining(own));
    expect(await read()).toBe('Sonra');
    const { before } = await calls.siteAt.restore({ body: { at } });
    expect(await read()).toBe(title);
    await calls.siteAt.restore({ body: { at: before } });
    expect(await read()).toBe('Sonra');
    const future = calls.siteAt.read({ query: { at: '2999-01-01T00:00:00.000Z' } });
    expect((await refusal(future)).fieldErrors).toHaveProperty('at');
    expect((await refusal(api.visitor().siteAt.read({ query: { at } }))).status).toBe(401);
    await calls.services.remove({ params: { id } });
  });
}
