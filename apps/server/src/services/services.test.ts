import { describe, expect, test } from 'vitest';
import { testEngines } from '../testing/testEngines.ts';
import { draftAt, serviceTests } from '../testing/serviceTests.ts';

describe.each(testEngines)('services on %s', (engine) => {
  const { clock, visitor, admin, create, update, byPath } = serviceTests(engine);

  test('a new service is active, last in order, and found by id and path', async () => {
    await create('/first');
    const added = await create('/second', { subtitle: 'Alt', icon: 'sun', shortDescription: 'Kısa' });
    expect(added).toMatchObject({
      title: 'Çatı Işıklığı',
      subtitle: 'Alt',
      icon: 'sun',
      shortDescription: 'Kısa',
      active: true,
      status: 'active',
      displayOrder: 2,
      image: null,
      createdAt: clock.now().toISOString(),
    });
    expect((await visitor(`/service/${added.id}`)).body).toEqual(added);
    expect((await byPath('/second')).body).toEqual(added);
  });

  test.each([
    ['nothing', {}, ['title', 'path', 'description']],
    ['blank texts', { title: ' ', path: '/a', description: '<p> &nbsp;</p>' }, ['title', 'description']],
    ['a path without slash', { ...draftAt('a') }, ['path']],
    ['a path with other letters', { ...draftAt('/Çatı') }, ['path']],
    ['a path of another page', { ...draftAt('/blog/x') }, ['path']],
    ['a title past the limit', { ...draftAt('/a'), title: 'x'.repeat(201) }, ['title']],
    ['wrong types', { ...draftAt('/a'), active: 'yes', subtitle: 3 }, ['subtitle', 'active']],
    ['an unknown status', { ...draftAt('/a'), status: 'hidden' }, ['status']],
  ])('%s is 400 and names the fields', async (_name, body, fields) => {
    const answer = await admin('/service', { method: 'POST', body });
    expect(answer.status).toBe(400);
    expect(Object.keys(Object(Object(answer.body).errors)).toSorted()).toEqual(fields.toSorted());
  });

  test('steps and questions keep their order, are left out in pages of lists, and are found', async () => {
    const steps = [
      { title: 'Zemin', text: 'Ölçeriz' },
      { title: 'Ahşap', text: 'Kurarız' },
    ];
    const faq = [{ question: 'Kaç gün?', answer: 'Üç gün.\nBazen dört.' }];
    const { id } = await create('/told', { steps, faq });
    expect((await byPath('/told')).body).toMatchObject({ steps, faq });
    const change = { steps: steps.toReversed(), faq: [] };
    expect((await update(id, change)).body).toMatchObject(change);
    const page = await visitor('/service?page=1&pageSize=10');
    expect(page.body).toEqual([expect.not.objectContaining({ steps: expect.anything() })]);
    expect((await admin('/service/admin?page=1&search=ahsap')).body).toMatchObject([{ id }]);
    expect((await create('/untold')).faq).toEqual([]);
  });

  test.each([
    ['half of a step', { steps: [{ title: 'Ölçüm', text: ' ' }] }, 'steps'],
    ['half of a question', { faq: [{ question: '', answer: 'Evet' }] }, 'faq'],
    ['a long answer', { faq: [{ question: 'a', answer: 'x'.repeat(5_001) }] }, 'faq'],
    ['many steps', { steps: Array.from({ length: 61 }, () => ({ title: 'a', text: 'b' })) }, 'steps'],
  ])('%s is 400', async (_name, more, field) => {
    const answer = await admin('/service', { method: 'POST', body: { ...draftAt('/a'), ...more } });
    expect(answer.status).toBe(400);
    expect(Object.keys(Object(Object(answer.body).errors))).toEqual([expect.stringContaining(field)]);
  });

  test('HTML is cleaned, and 400 if nothing is left of it', async () => {
    const script = '<script>alert(1)</script>';
    expect(await create('/clean', { description: `<p onclick="x()">a</p>${script}` })).toMatchObject({
      description: '<p>a</p>',
    });
    const answer = await admin('/service', {
      method: 'POST',
      body: { ...draftAt('/b'), description: script },
    });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ errors: { description: expect.any(String) } });
  });

  test('a picture that visitors could not see is 400 and named; nothing is stored', async () => {
    const description = '<p>a <img src="http://a.example/cati.png" alt="Çatı"></p>';
    const answer = await admin('/service', { method: 'POST', body: { ...draftAt('/c'), description } });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      errors: { description: expect.stringContaining('http://a.example/cati.png') },
    });
    expect((await byPath('/c')).status).toBe(404);
  });

  test('a taken path is 409 and names the field, on create and on update', async () => {
    await create('/taken');
    const other = await create('/other');
    const answers = [
      await admin('/service', { method: 'POST', body: draftAt('/taken') }),
      await update(other.id, { path: '/taken' }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(409);
      expect(answer.body).toMatchObject({ errors: { path: expect.stringContaining('already used') } });
    }
    expect((await admin(`/service/${other.id}`)).body).toEqual(other);
  });

  test('menus get id, path and title of what is active', async () => {
    const { id, path, title } = await create('/shown');
    await create('/hidden', { active: false });
    expect((await visitor('/service/basic')).body).toEqual([{ id, path, title }]);
  });

  test('an inactive service is not found at its path', async () => {
    const { id, path } = await create('/hidden', { active: false });
    expect((await byPath(path)).status).toBe(404);
    expect((await admin(`/service/${id}`)).body).toMatchObject({ active: false, status: 'inactive' });
  });

  test('the older field status makes a service visible as well', async () => {
    expect(await create('/a', { active: false, status: 'active' })).toMatchObject({ active: true });
  });

  test('a toggle accepts an empty body with a JSON content type', async () => {
    const { id } = await create('/a');
    const { body } = await admin(`/service/${id}/toggle`, { method: 'PATCH', body: '' });
    expect(body).toMatchObject({ active: false, status: 'inactive' });
  });

  test('a deleted service is gone, and its paths are free', async () => {
    const { id } = await create('/old');
    await update(id, { path: '/new' });
    expect((await admin(`/service/${id}`, { method: 'DELETE' })).body).toEqual({ success: true });
    expect((await admin(`/service/${id}`)).status).toBe(404);
    expect((await byPath('/old')).status).toBe(404);
    expect((await create('/new')).path).toBe('/new');
  });

  test('an unknown path is 404', async () => {
    const answer = await byPath('/unknown');
    expect([answer.status, answer.body]).toMatchObject([404, { message: 'Service not found' }]);
  });
});
