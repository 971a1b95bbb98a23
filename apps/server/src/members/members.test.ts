import { describe, expect, test } from 'vitest';
import { engineTests, wrongFields } from '../testing/engineTests.ts';
import { testEngines } from '../testing/testEngines.ts';

const email = 'deniz@example.com';
const draft = {
  name: 'Deniz Ak',
  position: 'Mimar',
  email,
  linkedinUrl: 'https://www.linkedin.com/in/deniz',
};

describe.each(testEngines)('the team on %s', (engine) => {
  const { admin, visitor } = engineTests(engine);
  const create = (body: object) => admin('/crew-members', { method: 'POST', body });
  const savePage = (body: object) => admin('/crew-page', { method: 'POST', body });

  test('e-mail addresses are returned to admins only', async () => {
    const { body } = await create(draft);
    expect(body).toMatchObject({ ...draft, facebookUrl: '', image: null, active: true });
    const { id } = Object(body);
    expect((await admin(`/crew-members/${id}`)).body).toEqual(body);
    expect((await admin('/crew-members/admin')).body).toEqual([body]);
    const seen = [
      await visitor(`/crew-members/${id}`),
      await visitor('/crew-page'),
      await admin('/crew-page'),
    ];
    for (const { bytes, status } of seen) {
      expect(status).toBe(200);
      expect(bytes.toString()).toContain('Deniz Ak');
      expect(bytes.toString()).not.toContain(email);
    }
  });

  test('the page has texts of its own, and absent ones stay', async () => {
    const empty = { title: '', subtitle: '', description: '', crews: [] };
    expect((await visitor('/crew-page')).body).toEqual(empty);
    expect((await savePage({ title: ' Ekibimiz ', description: 'Biz' })).body).toEqual({
      ...empty,
      title: 'Ekibimiz',
      description: 'Biz',
    });
    await savePage({ subtitle: 'Alt' });
    expect((await visitor('/crew-page')).body).toMatchObject({ title: 'Ekibimiz', subtitle: 'Alt' });
    expect(wrongFields(await savePage({ title: 3, description: 'x'.repeat(5_001) }))).toEqual([
      'description',
      'title',
    ]);
  });

  test.each([
    ['nothing', {}, ['name', 'position']],
    ['blank texts', { name: ' ', position: '' }, ['name', 'position']],
    ['an e-mail address without its sign', { ...draft, email: 'deniz' }, ['email']],
    ['an address that runs a script', { ...draft, youtubeUrl: 'javascript:alert(1)' }, ['youtubeUrl']],
    [
      'wrong types',
      { ...draft, facebookUrl: 1, instagramUrl: null, active: 'yes' },
      ['active', 'facebookUrl', 'instagramUrl'],
    ],
  ])('%s is 400 and names the fields', async (_name, body, fields) => {
    const answer = await create(body);
    expect([answer.status, wrongFields(answer)]).toEqual([400, fields]);
  });
});
