import { settingTabs } from '@vitrin/contract/drafts/draftFields';
import { type DraftSubject, type FormDraftChange, newEntryId } from '@vitrin/contract/drafts/formDraft';
import { historyKinds } from '@vitrin/contract/history/history';
import { kindSamples } from '@vitrin/contract/testing/kindSamples';
import { refusals } from '@vitrin/contract/errors/refusals';
import { expect, test } from 'vitest';
import { callsOf } from './contentSuite.ts';
import { type Examined, refusal } from './examine.ts';

/** Unsaved form drafts. */
export function draftSuite(api: Examined): void {
  type Calls = ReturnType<Examined['admin']>;
  const read = (subject: DraftSubject, calls: Calls = api.admin()) => calls.drafts.read({ params: subject });
  const keep = (
    subject: DraftSubject,
    version: string,
    fields: object,
    { calls = api.admin(), ...more }: Partial<FormDraftChange> & { calls?: Calls } = {},
  ) =>
    calls.drafts.save({
      params: subject,
      body: { version, over: null, base: null, files: [], fields: JSON.stringify(fields), ...more },
    });
  const drop = (subject: DraftSubject, version: string, calls: Calls = api.admin()) =>
    calls.drafts.remove({ params: subject, query: { version } });
  const another = async (email: string): Promise<Calls> => {
    const body = { name: 'Ayşe', surname: 'Çelik', email, password: 'Uzun-Bir-Parola-42' };
    return api.signedIn((await api.admin().auth.signup({ body })).token);
  };
  const nothing = { draft: null, others: [] };

  test.each(kindSamples)('of $name are stored as typed, and only for their author', async (sample) => {
    const kind = historyKinds.find((each) => each === sample.group);
    if (kind === undefined) throw new Error(`${sample.group} have no drafts`);
    const calls = callsOf(api.admin(), sample);
    const { id } = await calls.create({ body: sample.draft('Yayında', 52) });
    const before = await calls.read({ params: { id } });
    const base = '2026-03-02T09:00:00.000Z';
    for (const subject of [
      { kind, id },
      { kind, id: newEntryId },
    ]) {
      expect(await read(subject)).toEqual(nothing);
      const { draft } = await keep(
        subject,
        'a',
        { [sample.title]: '', unknown: 1 },
        { base, files: ['a.png'] },
      );
      expect(draft).toMatchObject({
        version: 'a',
        base,
        fields: [{ name: sample.title, value: '' }],
        files: ['a.png'],
      });
      expect(await read(subject)).toEqual({ draft, others: [] });
      expect(await api.admin().drafts.listAll({ query: { kind } })).toContainEqual({
        ...subject,
        at: draft?.at,
      });
    }
    expect(await calls.read({ params: { id } })).toEqual(before);
    await drop({ kind, id }, 'a');
    await drop({ kind, id: newEntryId }, 'a');
    expect(await read({ kind, id })).toEqual(nothing);
    expect(await api.admin().drafts.listAll({ query: { kind } })).toEqual([]);
    await calls.remove({ params: { id } });
    expect((await refusal(keep({ kind, id }, 'a', { [sample.title]: 'x' }))).status).toBe(404);
  });

  test('of the settings are stored per tab', async () => {
    const typed = {
      general: { companyName: 'Yarım' },
      home: { 'home.title': 'Yarım', 'about.description': '<p>Yarım</p>', 'team.title': '' },
      contact: {
        phone: '',
        morePhones: [{ label: '', number: '1' }],
        openingHours: [{ day: 'monday', opens: '', closes: '18:00' }],
        'privacy.content': '<p>Yarım</p>',
      },
      social: { facebook: 'face' },
      footer: { footerDescription: 'Yarım' },
      map: { mapEnabled: true, mapUrl: 'maps' },
      theme: { primaryColor: '#8' },
    };
    expect(Object.keys(typed)).toEqual([...settingTabs]);
    for (const [id, fields] of Object.entries(typed)) {
      const subject = { kind: 'settings', id } as const;
      const { draft } = await keep(subject, 'a', fields);
      const found = Object.fromEntries(
        (draft?.fields ?? []).map(({ name, html, value }) => [name, html ?? value]),
      );
      expect(found).toEqual(fields);
      await drop(subject, 'a');
    }
    for (const id of ['slider', 'nothing']) {
      expect((await refusal(read({ kind: 'settings', id }))).status).toBe(404);
      expect((await refusal(drop({ kind: 'settings', id }, 'a'))).status).toBe(404);
    }
    expect((await api.visitor().siteInfo.read()).companyName).not.toBe('Yarım');
  });

  test('of chosen files alone are stored as well, and those of nothing are refused', async () => {
    const subject = { kind: 'services', id: newEntryId } as const;
    expect((await refusal(keep(subject, 'a', { unknown: 1 }))).status).toBe(400);
    const { draft } = await keep(subject, 'a', {}, { files: ['tepe.png'] });
    expect(draft).toMatchObject({ fields: [], files: ['tepe.png'] });
    expect((await read(subject)).draft).toEqual(draft);
    await drop(subject, 'a');
  });

  test('of one device never replace those of another that it has not seen', async () => {
    const subject = { kind: 'services', id: newEntryId } as const;
    await keep(subject, 'a', { title: 'İlk' });
    // Sent again, as after a lost response.
    expect((await keep(subject, 'a', { title: 'Başka' })).draft?.fields).toEqual([
      { name: 'title', value: 'İlk' },
    ]);
    expect(await refusal(keep(subject, 'b', { title: 'Öteki' }))).toMatchObject({
      status: 409,
      message: refusals.draftElsewhere(),
    });
    expect((await refusal(keep(subject, 'b', { title: 'Öteki' }, { over: 'x' }))).status).toBe(409);
    const { draft } = await keep(subject, 'b', { title: 'Öteki' }, { over: 'a' });
    expect(draft?.fields).toEqual([{ name: 'title', value: 'Öteki' }]);
    await drop(subject, 'a');
    expect(await read(subject)).toEqual({ draft, others: [] });
    await drop(subject, 'b');
    // The draft was saved or discarded elsewhere, and the author continues typing.
    expect((await keep(subject, 'c', { title: 'Sonraki' }, { over: 'b' })).draft?.version).toBe('c');
    await drop(subject, 'c');
  });

  test('of others are announced without their content', async () => {
    const ayse = await another('ayse@ornek.example');
    const { id } = await api.admin().services.create({
      body: { title: 'Ortak', path: '/ortak-taslak', description: '<p>Metin.</p>' },
    });
    const subject = { kind: 'services', id } as const;
    const { draft } = await keep(subject, 'a', { title: 'Benim' });
    const { fullName } = await api.admin().auth.me();
    expect(await read(subject, ayse)).toEqual({ draft: null, others: [{ by: fullName, at: draft?.at }] });
    const hers = await keep(subject, 'b', { title: 'Onun' }, { calls: ayse });
    expect(hers.draft?.fields).toEqual([{ name: 'title', value: 'Onun' }]);
    expect(await read(subject)).toEqual({ draft, others: [{ by: 'Ayşe Çelik', at: hers.draft?.at }] });
    await drop(subject, 'b');
    expect((await read(subject, ayse)).draft).toEqual(hers.draft);
    const ofNew = { kind: 'services', id: newEntryId } as const;
    const hersOfNew = await keep(ofNew, 'c', { title: 'Yeni' }, { calls: ayse });
    expect(await read(ofNew)).toEqual(nothing);
    // Each list has one's own drafts only.
    const query = { kind: 'services' } as const;
    expect(await api.admin().drafts.listAll({ query })).toEqual([{ ...subject, at: draft?.at }]);
    const herList = await ayse.drafts.listAll({ query });
    expect(herList).toHaveLength(2);
    expect(herList).toEqual(
      expect.arrayContaining([
        { ...subject, at: hers.draft?.at },
        { ...ofNew, at: hersOfNew.draft?.at },
      ]),
    );
    await drop(subject, 'a');
  });

  test.each([
    ['no JSON', '{'],
    ['no object', '[]'],
    ['a value of another type', '{"title":7}'],
    ['no field of the form', '{"other":"x"}'],
    ['nothing', '{}'],
    ['a list of something else', '{"faq":[{"question":{}}]}'],
  ])('that hold %s are refused', async (_what, fields) => {
    const refused = await refusal(keep({ kind: 'services', id: newEntryId }, 'z', {}, { fields }));
    expect(refused).toMatchObject({ status: 400, fieldErrors: { fields: refusals.draftFields() } });
  });

  test('require a session', async () => {
    const subject = { kind: 'services', id: newEntryId } as const;
    const calls = api.visitor();
    const asked = [
      () => calls.drafts.listAll(),
      () => read(subject, calls),
      () => keep(subject, 'a', { title: 'x' }, { calls }),
      () => drop(subject, 'a', calls),
    ];
    for (const ask of asked) expect((await refusal(ask())).status).toBe(401);
  });
}
