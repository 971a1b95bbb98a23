import { limits } from '@vitrin/contract/limits';
import { contactMessage, leadSums, messageChoices, messageReply } from '@vitrin/contract/messages/message';
import {
  personErased,
  personExport,
  personFound,
  personalDataReport,
} from '@vitrin/contract/messages/personalData';
import { siteInfo } from '@vitrin/contract/settings/siteInfo';
import { sql } from 'kysely';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { queueLetters } from '../mail/letterQueue.ts';
import type { Letter } from '../mail/sendLetter.ts';
import { monthsBefore, sweepMessages } from '../personalData/sweepMessages.ts';
import { purgeIndexes } from '../store/search/purgeIndexes.ts';
import { callApi, callFor, type TestCall } from '../testing/callApi.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { testClock } from '../testing/testClock.ts';
import { testEngines } from '../testing/testEngines.ts';
import { newUser } from '../testing/testUsers.ts';

const draft = { name: 'Işıl Güneş', email: 'Isil@example.com', subject: 'Keşif', message: 'Merhaba.' };
const inbox = z.array(contactMessage);
const ofSender = { method: 'POST', body: { email: draft.email } } as const;

describe.each(testEngines)('the inbox on %s', (engine) => {
  const clock = testClock();
  const letters: Letter[] = [];
  let server: TestApp;
  beforeAll(async () => {
    server = await openTestApp({
      engine,
      clock,
      sendLetter: async (_server, letter) => {
        letters.push(letter);
        return undefined;
      },
    });
  });
  beforeEach(async () => {
    letters.length = 0;
    await server.store.read.deleteFrom('contactMessage').execute();
    await server.store.read.deleteFrom('trash').execute();
  });
  afterAll(() => server.close());

  const send = async (more: object = {}, path = '/contact-messages') => {
    clock.advance(1_000);
    await callApi(server.app, path, { method: 'POST', body: { ...draft, ...more } });
  };
  const as = (call: TestCall = {}): TestCall => ({ token: server.token, ...call });
  const list = (query = '') => callFor(inbox, server.app, `/contact-messages${query}`, as());
  const only = async () => {
    const [message] = await list();
    if (message === undefined) throw new Error('The inbox is empty');
    return message;
  };
  const change = (id: string, body: object) =>
    callFor(contactMessage, server.app, `/contact-messages/${id}`, as({ method: 'PATCH', body }));
  const trash = (id: string) => callApi(server.app, `/contact-messages/${id}`, as({ method: 'DELETE' }));
  const restoreAll = async () => {
    const rows = await server.store.read.selectFrom('trash').select('id').execute();
    for (const { id } of rows)
      await callApi(server.app, `/trash/${id}/restore`, as({ method: 'POST', body: {} }));
  };
  const subjects = async (query: string) => (await list(query)).map(({ subject }) => subject);
  /** Makes every message that many days old, untouched since. */
  const makeOlder = (days: number) => {
    const then = new Date(clock.now().getTime() - days * 24 * 60 * 60 * 1_000);
    return server.store.read
      .updateTable('contactMessage')
      .set({ createdAt: then, updatedAt: then })
      .execute();
  };
  const setMail = () =>
    callApi(
      server.app,
      '/mail',
      as({
        method: 'PUT',
        body: { host: 'mail.example.com', sender: 'web@example.com', recipients: ['boss@example.com'] },
      }),
    );

  test('labels, assignee, note and reply are stored, and filter the list', async () => {
    await send();
    await send({ subject: 'Öteki' });
    const [other, first] = await list();
    const choices = await callFor(messageChoices, server.app, '/contact-messages/choices', as());
    const [person = { id: '', name: '' }] = choices.people;
    const id = first?.id ?? '';
    const changed = await change(id, {
      labels: ['Acil İş', 'acil iş', '100%'],
      assigneeId: person.id,
      note: 'Arandı',
      answered: true,
    });
    expect(changed).toMatchObject({
      labels: ['acil iş', '100%'],
      assignee: person,
      note: 'Arandı',
      answered: { by: person.name, at: clock.now().toISOString() },
    });
    for (const query of ['label=ACİL%20İŞ', `assignee=${person.id}`, 'answered=true', 'label=100%25'])
      expect(await subjects(`?${query}`)).toEqual(['Keşif']);
    for (const query of ['assignee=nobody', 'answered=false'])
      expect(await subjects(`?${query}`)).toEqual(['Öteki']);
    expect(await subjects('?label=1')).toEqual([]);
    const labels = await callFor(messageChoices, server.app, '/contact-messages/choices', as());
    expect(labels.labels).toEqual(['100%', 'acil iş']);
    const unknown = await callApi(
      server.app,
      `/contact-messages/${other?.id}`,
      as({ method: 'PATCH', body: { assigneeId: 'nobody-of-us' } }),
    );
    expect(unknown).toMatchObject({ status: 400, body: { errors: { assigneeId: expect.any(String) } } });
    expect(await change(id, { answered: false, assigneeId: null })).toMatchObject({
      answered: null,
      assignee: null,
    });
  });

  test('what was assigned to somebody without access any more is assigned to nobody', async () => {
    await send();
    const { id } = await only();
    await newUser(server, 'editor', 'Seda');
    const { people } = await callFor(messageChoices, server.app, '/contact-messages/choices', as());
    const seda = people.find(({ name }) => name === 'Seda Deneme')?.id ?? '';
    await change(id, { assigneeId: seda });
    expect(await subjects('?assignee=nobody')).toEqual([]);
    const role = { method: 'PUT', body: { role: 'author' } } as const;
    expect((await callApi(server.app, `/users/${seda}`, as(role))).status).toBe(200);
    expect(await only()).toMatchObject({ assignee: null });
    expect(await subjects('?assignee=nobody')).toEqual(['Keşif']);
    await callApi(server.app, `/users/${seda}`, as({ method: 'DELETE' }));
    expect(await subjects('?assignee=nobody')).toEqual(['Keşif']);
    expect(await subjects('')).toEqual(['Keşif']);
  });

  test('the visitor’s path is recorded, and counted by day, service and page', async () => {
    const body = { title: 'Çatı', path: '/cati', description: '<p>x</p>' };
    await callApi(server.app, '/service', as({ method: 'POST', body }));
    const campaign = { source: 'google', medium: 'x'.repeat(200) };
    await send({ page: '/cati', campaign, phone: '0532 555 01 40' }, '/quote-requests');
    await send({ page: 'https://evil.example/' });
    expect(await list()).toMatchObject([
      { page: '', about: null, campaign: { source: '' } },
      {
        page: '/cati',
        about: { kind: 'service', title: 'Çatı' },
        campaign: { source: 'google', medium: 'x'.repeat(100), term: '' },
      },
    ]);
    await send({ website: 'spam' });
    const sums = await callFor(leadSums, server.app, '/contact-messages/leads', as());
    expect(sums).toMatchObject({
      total: 2,
      services: [{ title: 'Çatı', messages: 1 }],
      pages: [{ page: '/cati', messages: 1 }],
    });
    expect(sums.days.at(-1)?.messages).toBe(2);
    expect(sums.days).toHaveLength(30);
  });

  test('of more spam than is kept the oldest goes, and no other message', async () => {
    const { read } = server.store;
    await send({ subject: 'Eski' });
    const marked = await only();
    await send({ subject: 'Gerçek' });
    await send({ website: 'x', subject: 'İlk' });
    const first = await read
      .selectFrom('contactMessage')
      .selectAll()
      .where('spam', '=', true)
      .executeTakeFirstOrThrow();
    const after = first.createdAt.getTime();
    const more = Array.from({ length: limits.spamMessages - 1 }, (_, index) => ({
      ...first,
      id: `spam-${index}`,
      createdAt: new Date(after + 1 + index),
      updatedAt: new Date(after + 1 + index),
    }));
    for (let start = 0; start < more.length; start += 50)
      await read
        .insertInto('contactMessage')
        .values(more.slice(start, start + 50))
        .execute();
    const kept = async () =>
      (await read.selectFrom('contactMessage').select('id').where('spam', '=', true).execute()).length;
    expect(await kept()).toBe(limits.spamMessages);
    clock.advance(limits.spamMessages);
    // Older than all of it, and marked only now.
    await change(marked.id, { spam: true });
    await send({ website: 'x', subject: 'Son' });
    expect(await kept()).toBe(limits.spamMessages);
    expect(await subjects('?spam=true&q=eski')).toEqual(['Eski']);
    const gone = read.selectFrom('contactMessage').select('id').where('id', '=', first.id);
    expect(await gone.execute()).toEqual([]);
    expect(await subjects('?spam=true&pageSize=1')).toEqual(['Son']);
    expect(await subjects('')).toEqual(['Gerçek']);
  });

  test('spam is not mailed, can be moved back by hand, and is kept for a while', async () => {
    await setMail();
    await send({ website: 'x' });
    expect(await list()).toEqual([]);
    const [spam] = await list('?spam=true');
    expect(spam).toMatchObject({ spam: true, spamReasons: ['trap'] });
    expect(spam?.mail).toBeUndefined();
    expect(await change(spam?.id ?? '', { spam: false })).toMatchObject({ spam: false, spamReasons: [] });
    expect(await list()).toHaveLength(1);
    expect(await change(spam?.id ?? '', { spam: true })).toMatchObject({ spamReasons: ['person'] });
    await makeOlder(61);
    expect(await sweepMessages(server.store, { clock })).toBe(1);
    expect(await list('?spam=true')).toEqual([]);
  });

  test('an old message that is marked as spam is kept as long as new spam, also out of the trash', async () => {
    await send();
    await makeOlder(100);
    const { id } = await only();
    await change(id, { spam: true });
    expect(await sweepMessages(server.store, { clock })).toBe(0);
    await makeOlder(100);
    await trash(id);
    await restoreAll();
    expect(await sweepMessages(server.store, { clock })).toBe(0);
    expect(await list('?spam=true')).toMatchObject([{ id, spamReasons: ['person'] }]);
  });

  test('a reply is mailed, listed with its message and marks it as answered', async () => {
    await send();
    const { id } = await only();
    const path = `/contact-messages/${id}/replies`;
    const reply = { method: 'POST', body: { message: 'Yarın geliriz.' } } as const;
    await callApi(server.app, '/mail', as({ method: 'PUT', body: { host: '' } }));
    expect((await callApi(server.app, path, as(reply))).status).toBe(409);
    await setMail();
    expect((await callApi(server.app, path, as({ ...reply, body: { message: ' ' } }))).status).toBe(400);
    await callApi(server.app, '/site-info', as({ method: 'POST', body: { email: 'bilgi@example.com' } }));
    await callFor(contactMessage, server.app, path, as(reply));
    await server.mail?.look();
    expect(letters.filter(({ to }) => to === draft.email)).toMatchObject([
      {
        to: draft.email,
        subject: 'Ynt: Keşif',
        replyTo: { address: 'bilgi@example.com' },
        text: expect.stringContaining('Yarın geliriz.'),
      },
    ]);
    expect(await callFor(z.array(messageReply), server.app, path, as())).toMatchObject([
      { message: 'Yarın geliriz.', mail: { state: 'sent' } },
    ]);
    expect(await only()).toMatchObject({ read: true, answered: { by: expect.any(String) } });
    // It moves to the trash and comes back with its message.
    await trash(id);
    await restoreAll();
    expect(await callFor(z.array(messageReply), server.app, path, as())).toHaveLength(1);
  });

  test('a reply whose response was lost is mailed once, however often it is sent', async () => {
    await setMail();
    await send();
    await send({ email: 'nevin@example.com' });
    const [newer, older] = await list();
    const reply = (id: string, key: string) => {
      const headers = { 'idempotency-key': key };
      const call = as({ method: 'POST', body: { message: 'Geliriz.' }, headers });
      return callApi(server.app, `/contact-messages/${id}/replies`, call);
    };
    const key = '0190a1b2-c3d4-7000-8000-00000000000b';
    const first = await reply(older?.id ?? '', key);
    const second = await reply(older?.id ?? '', key.toUpperCase());
    expect([first.status, second.status]).toEqual([200, 200]);
    // Whether the letter has left meanwhile is beside the point.
    const [one, other] = [first, second].map(({ body }) => contactMessage.parse(body));
    expect(one?.id).toBe(older?.id);
    expect(other).toEqual({ ...one, mail: other?.mail });
    const path = `/contact-messages/${older?.id}/replies`;
    expect(await callFor(z.array(messageReply), server.app, path, as())).toHaveLength(1);
    await server.mail?.look();
    expect(letters.filter(({ to }) => to === draft.email)).toHaveLength(1);
    expect((await reply(newer?.id ?? '', key)).status).toBe(400);
    expect((await reply(newer?.id ?? '', 'x')).status).toBe(400);
    await server.mail?.look();
    expect(letters.filter(({ to }) => to === 'nevin@example.com')).toEqual([]);
  });

  test('the same reply sent several times at once is kept and mailed once, and each is answered', async () => {
    await setMail();
    await send();
    const { id } = await only();
    const path = `/contact-messages/${id}/replies`;
    const headers = { 'idempotency-key': '0190a1b2-c3d4-7000-8000-00000000000c' };
    const call = as({ method: 'POST', body: { message: 'Geliriz.' }, headers });
    const answers = await Promise.all(Array.from({ length: 4 }, () => callApi(server.app, path, call)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await callFor(z.array(messageReply), server.app, path, as())).toHaveLength(1);
    await server.mail?.look();
    expect(letters.filter(({ to }) => to === draft.email)).toHaveLength(1);
  });

  test('of replies sent at once no more are kept than a message may have', async () => {
    await setMail();
    await send();
    const { id } = await only();
    const path = `/contact-messages/${id}/replies`;
    const replies = Array.from({ length: limits.messageReplies - 1 }, (_, index) => ({
      id: `${id}-${index}`,
      messageId: id,
      message: 'Geliriz.',
      writtenBy: 'Elif',
      recipient: draft.email,
      createdAt: clock.now(),
    }));
    await server.store.read.insertInto('messageReply').values(replies).execute();
    const call = as({ method: 'POST', body: { message: 'Geliriz.' } });
    const answers = await Promise.all(Array.from({ length: 4 }, () => callApi(server.app, path, call)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
  });

  test('the export follows the filter, for Excel in Turkish', async () => {
    await send({ name: '=1+1', subject: 'Şömine' });
    await send({ subject: 'Öteki', website: 'x' });
    const answer = await server.app.inject({
      url: '/api/contact-messages/export?q=somine',
      headers: { authorization: `Bearer ${server.token}` },
    });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="mesajlar-.*\.csv"$/);
    const lines = answer.rawPayload.toString('utf8').split('\r\n');
    expect(lines[0]).toMatch(/^\uFEFF"Tarih";"Zaman";/);
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain(`;"'=1+1";"Isil@example.com";`);
    // Turkey is three hours ahead of UTC.
    const then = new Date(clock.now().getTime() + 3 * 60 * 60 * 1_000).toISOString();
    expect(lines[1]?.split(';')[1]).toBe(`"${then.slice(0, 16).replace('T', ' ')}"`);
  });

  test('a person’s data is found in inbox, spam and trash, exported and erased', async () => {
    await setMail();
    await send({ phone: '0532 555 01 40', email: '', subject: 'Telefonla' }, '/quote-requests');
    await send({ phone: '+90 (532) 555-01-40', email: '', website: 'x' }, '/quote-requests');
    const told = { phone: '0532 555 01 40', email: '', subject: 'Çöp', page: '/catida' };
    await send({ ...told, campaign: { source: 'google' } }, '/quote-requests');
    await send({ subject: 'Başkası' });
    const trashed = (await list()).find(({ subject }) => subject === 'Çöp');
    const [assignee] = (await callFor(messageChoices, server.app, '/contact-messages/choices', as())).people;
    const handled = await change(trashed?.id ?? '', {
      labels: ['Acil'],
      assigneeId: assignee?.id,
      answered: true,
      note: 'Arandı',
    });
    await trash(handled.id);
    const of = { method: 'POST', body: { phone: '532 555 01 40' } } as const;
    const found = await callFor(personFound, server.app, '/personal-data/search', as(of));
    expect(found.total).toBe(3);
    expect(found.messages.map(({ place }) => place)).toEqual(['spam', 'inbox', 'trash']);
    const all = await callFor(personExport, server.app, '/personal-data/export', as(of));
    expect(all.messages.map(({ phone }) => phone)).toEqual(Array(3).fill('+905325550140'));
    // As it was before it was deleted.
    const { mail: _mail, ...before } = handled;
    expect(all.messages.at(-1)).toEqual({ ...before, place: 'trash', replies: [] });
    expect(await callFor(personErased, server.app, '/personal-data/erase', as(of))).toEqual({
      erased: 3,
      left: 0,
    });
    expect(await subjects('')).toEqual(['Başkası']);
    expect(await subjects('?q=telefonla')).toEqual([]);
    const left = await server.store.read.selectFrom('mailLetter').select('about').execute();
    expect(left.map(({ about }) => about)).not.toContain(found.messages[1]?.id);
    expect(await server.store.read.selectFrom('trash').select('id').execute()).toEqual([]);
    const byMail = { method: 'POST', body: { email: 'ISIL@EXAMPLE.com' } } as const;
    expect((await callFor(personFound, server.app, '/personal-data/search', as(byMail))).total).toBe(1);
    const report = await callFor(personalDataReport, server.app, '/personal-data', as());
    expect(report.erased.find(({ why }) => why === 'request')?.messages).toBe(3);
    for (const body of [{}, { email: 'isil' }, { phone: '12' }])
      expect((await callApi(server.app, '/personal-data/erase', as({ method: 'POST', body }))).status).toBe(
        400,
      );
    // A former version kept the letter of a message that was erased from the trash.
    const letter = { kind: 'reply' as const, recipient: draft.email, about: 'erased' };
    await server.store.write((writer) => queueLetters(writer, [letter], clock.now()));
    await callFor(personErased, server.app, '/personal-data/erase', as(byMail));
    const kept = await server.store.read.selectFrom('mailLetter').select('recipient').execute();
    expect(kept.map(({ recipient }) => recipient)).not.toContain(draft.email);
  });

  test('a person’s address is found however its capitals were typed', async () => {
    await send({ email: 'İLETİŞİM@ŞİRKET.com.tr' });
    await send({ email: 'iletişim@şirket.com.tr' });
    for (const email of [
      'iletişim@şirket.com.tr',
      'İletişim@Şirket.com.tr',
      'I\u0307letişim@şirket.com.tr',
    ]) {
      const of = { method: 'POST', body: { email } } as const;
      expect((await callFor(personFound, server.app, '/personal-data/search', as(of))).total).toBe(2);
    }
  });

  test('messages are erased after the set months, and never if none are set', async () => {
    await send();
    await makeOlder(400);
    await send({ subject: 'Yeni' });
    const toldOf = async () => {
      const { erased } = await callFor(personalDataReport, server.app, '/personal-data', as());
      return erased.find(({ why }) => why === 'retention')?.messages ?? 0;
    };
    const before = await toldOf();
    expect(await sweepMessages(server.store, { clock })).toBe(0);
    const keep = { method: 'PUT', body: { months: 12 } } as const;
    await callFor(personalDataReport, server.app, '/personal-data', as(keep));
    expect(await sweepMessages(server.store, { clock })).toBe(1);
    expect(await subjects('')).toEqual(['Yeni']);
    expect(await toldOf()).toBe(before + 1);
    // What lies in the trash does not come back to be erased then.
    const { id } = await only();
    await makeOlder(400);
    await trash(id);
    await send({ subject: 'Daha yeni' });
    await trash((await only()).id);
    expect(await sweepMessages(server.store, { clock })).toBe(1);
    expect(await toldOf()).toBe(before + 2);
    await restoreAll();
    expect(await subjects('')).toEqual(['Daha yeni']);
    await callApi(server.app, '/personal-data', as({ method: 'PUT', body: { months: null } }));
  });

  /** Whether the file of the database has a text anywhere. */
  const fileNames = async (text: string) => {
    await sql`pragma wal_checkpoint(truncate)`.execute(server.store.read);
    return (await readFile(join(server.folder, 'vitrin.db'))).includes(text);
  };

  test.skipIf(engine === 'postgres').each([
    ['a request', () => callFor(personErased, server.app, '/personal-data/erase', as(ofSender))],
    [
      'the trash, emptied',
      async () => {
        await trash((await only()).id);
        expect(await callApi(server.app, '/trash/empty', as({ method: 'POST', body: {} }))).toMatchObject({
          status: 200,
        });
      },
    ],
    [
      'the trash, one by one',
      async () => {
        const { id } = await only();
        await trash(id);
        const trashed = server.store.read.selectFrom('trash').select('id').where('entryId', '=', id);
        const row = await trashed.executeTakeFirstOrThrow();
        await callApi(server.app, `/trash/${row.id}`, as({ method: 'DELETE' }));
      },
    ],
    [
      'the sweeps of a day',
      async () => {
        await callApi(server.app, '/personal-data', as({ method: 'PUT', body: { months: 12 } }));
        await makeOlder(400);
        await sweepMessages(server.store, { clock });
        expect([await purgeIndexes(server.store), await purgeIndexes(server.store)]).toEqual([2, 0]);
        await callApi(server.app, '/personal-data', as({ method: 'PUT', body: { months: null } }));
      },
    ],
  ])('the file of the database holds nothing of a message that is erased by %s', async (way, erase) => {
    await send({ subject: 'Başkası', email: 'baska@example.com', message: 'ξοπρστυ' });
    const [other] = await list();
    await trash(other?.id ?? '');
    // The index has all three letters that follow each other.
    await send({ message: 'αβγδεζηθικλμν' });
    await change((await only()).id, { note: 'Arandı' });
    expect(await fileNames('βγ')).toBe(true);
    await erase();
    expect(await fileNames('βγ')).toBe(false);
    if (way === 'the trash, emptied') return;
    await restoreAll();
    expect(await subjects('?q=ξοπρ')).toEqual(['Başkası']);
  });

  test('each text of the notice is a version, and a message names the one that its form showed', async () => {
    const save = (content: string) =>
      callApi(server.app, '/privacy-notice', as({ method: 'POST', body: { title: 'Metin', content } }));
    const current = async () => (await callFor(siteInfo, server.app, '/site-info')).notice;
    await save('<p>Bir</p>');
    const first = await current();
    await save('<p>İki</p>');
    const second = await current();
    expect(second).not.toBe(first);
    await send({ notice: first });
    await send({ notice: second });
    await send({ notice: 'made-up' });
    expect((await list()).map(({ notice }) => notice)).toEqual([null, second, first]);
    const { notices } = await callFor(personalDataReport, server.app, '/personal-data', as());
    expect(notices.map(({ id, messages }) => [id, messages])).toEqual(
      expect.arrayContaining([
        [second, 1],
        [first, 1],
      ]),
    );
    await save('');
    expect(await current()).toBeUndefined();
  });
});

test.each([
  ['2026-03-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
  ['2026-01-15T10:00:00.000Z', 12, '2025-01-15T10:00:00.000Z'],
])('%s is %d months after %s', (now, months, then) => {
  expect(monthsBefore(new Date(now), months).toISOString()).toBe(then);
});
