import { serviceMessages } from '@vitrin/contract/kinds/service';
import { describe, expect, test } from 'vitest';
import { draft, type Examined, refusal } from './examine.ts';

/** The life cycle of a service. */
export function serviceSuite(api: Examined): void {
  test('a service is created, read, changed and deleted', async () => {
    const { services } = api.admin();
    const created = await services.create({ body: draft(1) });
    expect(created).toMatchObject({ ...draft(1), status: 'active', image: null });
    await expect(services.read({ params: { id: created.id } })).resolves.toEqual(created);

    const changed = await services.update({ params: { id: created.id }, body: { title: 'Yeni Başlık' } });
    expect(changed).toEqual({ ...created, title: 'Yeni Başlık', updatedAt: changed.updatedAt });
    expect(changed.updatedAt > created.updatedAt).toBe(true);

    await expect(services.remove({ params: { id: created.id } })).resolves.toEqual({ success: true });
    expect((await refusal(services.read({ params: { id: created.id } }))).status).toBe(404);
    expect((await refusal(services.remove({ params: { id: created.id } }))).status).toBe(404);
  });

  test('lists are in order, and visitors see what is active', async () => {
    const { services } = api.admin();
    const first = await services.create({ body: draft(10) });
    const second = await services.create({ body: { ...draft(11), active: false } });
    const third = await services.create({ body: { ...draft(12), active: false, status: 'active' } });
    const all = await services.listAll();
    expect(all.map(({ id }) => id)).toEqual([first.id, second.id, third.id]);
    expect(all.map(({ active, status }) => [active, status])).toEqual([
      [true, 'active'],
      [false, 'inactive'],
      [true, 'active'],
    ]);
    const seen = await api.visitor().services.list();
    expect(seen.map(({ id }) => id)).toEqual([first.id, third.id]);
    expect(await api.visitor().services.listBasic()).toEqual(
      seen.map(({ id, path, title }) => ({ id, path, title })),
    );
    expect((await refusal(api.visitor().services.read({ params: { id: second.id } }))).status).toBe(404);
    await expect(services.read({ params: { id: second.id } })).resolves.toEqual(second);

    const items = [third, first, second].map(({ id }, index) => ({ id, displayOrder: index + 1 }));
    const reordered = await services.reorder({ body: { items } });
    expect(reordered.map(({ id }) => id)).toEqual([third.id, first.id, second.id]);
    expect(
      (await refusal(services.reorder({ body: { items: [{ id: 'nobody', displayOrder: 1 }] } }))).status,
    ).toBe(404);
  });

  test('both verbs flip a service and return it', async () => {
    const { id } = await api.admin().services.create({ body: draft(20) });
    const flip = async (method: string): Promise<unknown> =>
      (await api.send(method, `/service/${id}/toggle`)).json();
    expect(await flip('PUT')).toMatchObject({ id, active: false, status: 'inactive' });
    expect(await flip('PATCH')).toMatchObject({ id, active: true, status: 'active' });
    await expect(api.admin().services.toggle({ params: { id } })).resolves.toMatchObject({ active: false });
  });

  test('a service is found at its current and at its previous path', async () => {
    const { services } = api.admin();
    const { id } = await services.create({ body: draft(30) });
    await services.update({ params: { id }, body: { path: '/tasindi' } });
    const { byPath } = api.visitor().services;
    await expect(byPath({ query: { path: '/tasindi' } })).resolves.toMatchObject({ id, path: '/tasindi' });
    await expect(byPath({ query: { path: draft(30).path } })).resolves.toMatchObject({
      id,
      path: '/tasindi',
    });
    expect((await refusal(byPath({ query: { path: '/hic-olmadi' } }))).status).toBe(404);
    expect((await refusal(byPath())).status).toBe(400);
  });

  describe('a save is refused', () => {
    test('with missing required fields, and names them', async () => {
      const body = { ...draft(40), title: ' ', description: '<p></p>' };
      const error = await refusal(api.admin().services.create({ body }));
      expect(error.status).toBe(400);
      expect(error.fieldErrors).toEqual({
        title: serviceMessages.required,
        description: serviceMessages.required,
      });
    });

    test.each([
      ['hizmet', serviceMessages.pathStart],
      ['/Hizmet', serviceMessages.pathLetters],
      ['/blog', serviceMessages.pathReserved],
    ])('with the path %s', async (path, message) => {
      const error = await refusal(api.admin().services.create({ body: { ...draft(41), path } }));
      expect(error).toMatchObject({ status: 400, fieldErrors: { path: message } });
    });

    test('if another service has the path', async () => {
      const { services } = api.admin();
      const { path } = await services.create({ body: draft(42) });
      const other = await services.create({ body: draft(43) });
      const taken = { status: 409, fieldErrors: { path: serviceMessages.pathTaken } };
      expect(await refusal(services.create({ body: { ...draft(44), path } }))).toMatchObject(taken);
      expect(await refusal(services.update({ params: { id: other.id }, body: { path } }))).toMatchObject(
        taken,
      );
    });

    test('if somebody else saved in between, and returns the stored state', async () => {
      const { services } = api.admin();
      const { id, updatedAt } = await services.create({ body: draft(45) });
      const current = await services.update({ params: { id }, body: { title: 'Başkası' } });
      const error = await refusal(services.update({ params: { id }, body: { title: 'Ben', updatedAt } }));
      expect(error).toMatchObject({ status: 409, body: { current, updatedAt: current.updatedAt } });
      await expect(
        services.update({ params: { id }, body: { title: 'Ben', updatedAt: current.updatedAt } }),
      ).resolves.toMatchObject({ title: 'Ben' });
    });

    test('if the body is not JSON', async () => {
      const headers = { 'content-type': 'application/json' };
      expect((await api.send('POST', '/service', { body: '{"title":', headers })).status).toBe(400);
    });
  });
}
