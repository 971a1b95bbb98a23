import { totalHeader } from '@vitrin/contract/endpoints';
import { contactMessage } from '@vitrin/contract/messages/message';
import { messageErrors } from '@vitrin/contract/messages/messageRules';
import { quoteErrors } from '@vitrin/contract/messages/quoteRules';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { mailOfMessages } from '../mail/letterQueue.ts';
import { smtpAddress } from '../mail/mailServer.ts';
import { behindHeldRow } from '../testing/behindHeldRow.ts';
import { callApi, type TestCall } from '../testing/callApi.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { testClock } from '../testing/testClock.ts';
import { testEngines } from '../testing/testEngines.ts';
import { eraseMessages } from './eraseMessages.ts';
import { requireMessage } from './messageQueries.ts';
import { sendReply } from './replies.ts';

const draft = { name: 'Işıl Güneş', email: 'isil@example.com', subject: 'Teklif', message: 'Merhaba.' };
const inbox = z.array(contactMessage);

describe.each(testEngines)('messages on %s', (engine) => {
  const clock = testClock();
  let server: TestApp;
  beforeAll(async () => {
    server = await openTestApp({ engine, clock });
  });
  beforeEach(() => server.store.read.deleteFrom('contactMessage').execute());
  afterAll(() => server.close());

  const send = async (more: object = {}) => {
    clock.advance(1_000);
    return callApi(server.app, '/contact-messages', { method: 'POST', body: { ...draft, ...more } });
  };
  const admin = (path = '', call: TestCall = {}) =>
    callApi(server.app, `/contact-messages${path}`, { token: server.token, ...call });
  const deliver = (contactDelivery: string) =>
    callApi(server.app, '/site-info', { method: 'POST', token: server.token, body: { contactDelivery } });
  const list = async (query = '') => inbox.parse((await admin(query)).body);
  const subjects = async (query = '') => (await list(query)).map(({ subject }) => subject);

  test('a message arrives unread, newest first', async () => {
    expect((await send({ website: '', elapsedMs: 9_000 })).body).toEqual({ success: true });
    await send({ subject: undefined });
    expect(await list()).toMatchObject([
      { ...draft, subject: '', read: false, archived: false, createdAt: clock.now().toISOString() },
      draft,
    ]);
  });

  test('however many there are, all are listed, each once', async () => {
    await send();
    const { read, write } = server.store;
    const first = await read.selectFrom('contactMessage').selectAll().executeTakeFirstOrThrow();
    const many = Array.from({ length: 600 }, (_, index) => ({ ...first, id: `m${index}` }));
    await write((writer) => writer.insertInto('contactMessage').values(many).execute());
    for (const query of ['?', '?read=false', '?q=merhaba', '?q=merhaba&sort=-createdAt']) {
      const whole = await admin(query);
      expect([query, whole.headers[totalHeader], whole.headers['etag']]).toEqual([query, '601', undefined]);
      const ids = inbox.parse(whole.body).map(({ id }) => id);
      const pages = await Promise.all([1, 2, 3, 4].map((page) => list(`${query}&page=${page}&pageSize=200`)));
      expect(ids).toEqual(pages.flat().map(({ id }) => id));
    }
    // More than a statement takes.
    const ids = Array.from({ length: 70_000 }, (_, index) => `m${index}`);
    expect(await mailOfMessages(read, ids)).toEqual(new Map());
  });

  test.each([
    ['nothing', { name: '', email: ' ', message: '' }, ['name', 'email', 'message']],
    ['no address', { email: 'isil' }, ['email']],
    ['a line too long', { subject: 'x'.repeat(201) }, ['subject']],
  ])('%s is 400, in Turkish', async (_name, more, fields) => {
    const answer = await send(more);
    expect(answer.status).toBe(400);
    const errors = z.record(z.string(), z.string()).parse(Object(answer.body).errors);
    expect(Object.keys(errors)).toEqual(fields);
    const sentences: readonly string[] = Object.values(messageErrors);
    expect(Object.values(errors).filter((text) => !sentences.includes(text))).toEqual([]);
    expect(await list()).toEqual([]);
  });

  test.each([{ website: 'https://spam.example' }, { elapsedMs: 1_999 }])(
    'a bot that sends %o gets a success, and its message goes to spam',
    async (more) => {
      expect((await send(more)).body).toEqual({ success: true });
      expect(await list()).toEqual([]);
      expect(await list('?spam=true')).toMatchObject([{ ...draft, spam: true }]);
    },
  );

  describe('a request for a quote', () => {
    const asked = { name: 'Işıl Güneş', phone: '0532 555 01 40', subject: 'Çatı', page: '/cati' };
    const ask = async (more: object = {}) =>
      callApi(server.app, '/quote-requests', { method: 'POST', body: { ...asked, ...more } });

    test('arrives among the messages, with the number as it is dialled', async () => {
      expect((await ask({ place: 'Urla', size: '120 m²', elapsedMs: 9_000 })).body).toEqual({
        success: true,
      });
      expect(await list()).toMatchObject([
        { ...asked, form: 'quote', phone: '+905325550140', email: '', place: 'Urla', size: '120 m²' },
      ]);
      expect(await subjects('?q=5550140')).toEqual(['Çatı']);
      expect(await subjects('?q=urla')).toEqual(['Çatı']);
      await send();
      expect((await list()).map(({ form }) => form).toSorted()).toEqual(['contact', 'quote']);
    });

    test.each([
      ['no name', { name: ' ' }, { name: messageErrors.name }],
      ['no way to reach', { phone: '' }, { phone: quoteErrors.reach }],
      ['half a number', { phone: '0532 555' }, { phone: quoteErrors.phone }],
      ['no address', { email: 'isil' }, { email: quoteErrors.emailForm }],
    ])('with %s is 400', async (_name, more, errors) => {
      const answer = await ask(more);
      expect(answer).toMatchObject({ status: 400, body: { errors } });
      expect(await list()).toEqual([]);
    });

    test('from a bot, or if sending is only simulated, is not in the inbox', async () => {
      expect((await ask({ website: 'https://spam.example' })).body).toEqual({ success: true });
      await deliver('simulate');
      expect((await ask()).body).toEqual({ success: true });
      await deliver('inbox');
      expect(await list()).toEqual([]);
    });
  });

  test('nothing is stored if sending is only simulated', async () => {
    await deliver('simulate');
    expect((await send()).body).toEqual({ success: true });
    expect((await send({ name: '' })).status).toBe(400);
    await deliver('inbox');
    expect(await list()).toEqual([]);
  });

  test.each(['PATCH', 'PUT'] as const)('%s marks it as read and archives it', async (method) => {
    await send();
    const [{ id } = { id: '' }] = await list();
    const change = async (body: object) => (await admin(`/${id}`, { method, body })).body;
    expect(await change({ read: true })).toMatchObject({ id, read: true, archived: false });
    expect(await change({ archived: true })).toMatchObject({ id, read: true, archived: true });
    expect(await list()).toEqual([]);
    expect(await list('?archived=true')).toMatchObject([{ id }]);
    expect(await change({ read: false, archived: false })).toMatchObject({ read: false, archived: false });
    expect((await admin(`/${id}`)).body).toMatchObject({ id, ...draft });
  });

  test('the inbox is searched, sorted and paged', async () => {
    for (const subject of ['Çatı', 'Cephe', 'Zemin']) {
      // They are ordered by arrival.
      await send({ subject });
    }
    expect(await subjects('?q=isil%20cati')).toEqual(['Çatı']);
    expect(await subjects('?sort=subject')).toEqual(['Cephe', 'Çatı', 'Zemin']);
    const page = await admin('?page=2&pageSize=2');
    expect(page.body).toMatchObject([{ subject: 'Çatı' }]);
    expect(page.headers[totalHeader]).toBe('3');
    expect((await admin('?sort=message')).status).toBe(400);
    expect((await admin('?archived=yes')).status).toBe(400);
  });

  test('a reply that is sent while its message is erased goes with it', async () => {
    await send();
    const { store } = server;
    const [{ id } = { id: '' }] = await list();
    const mailServer = smtpAddress.parse('smtp://posta.ornek.example?security=none&from=web@ornek.example');
    const sending = { id: undefined, by: 'Elif', now: clock.now(), mailServer };
    await behindHeldRow<unknown>(store, (writer) => requireMessage(writer, id, true), [
      () => sendReply(store, id, 'Yarın geliriz.', sending),
      () => store.write((writer) => eraseMessages(writer, [id])),
    ]);
    const left = (['contactMessage', 'messageReply', 'mailLetter'] as const).map((table) =>
      store.read.selectFrom(table).select('id').execute(),
    );
    expect(await Promise.all(left)).toEqual([[], [], []]);
  });

  test('a deleted message is gone', async () => {
    await send();
    const [{ id } = { id: '' }] = await list();
    expect((await admin(`/${id}`, { method: 'DELETE' })).body).toEqual({ success: true });
    expect(await list()).toEqual([]);
  });

  test.each(['GET', 'PATCH', 'DELETE'] as const)('%s of an unknown one is 404', async (method) => {
    const answer = await admin('/unknown', { method, ...(method === 'PATCH' && { body: { read: true } }) });
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({ message: 'Message not found' });
  });
});

test('a visitor can send five a minute, also behind an unconfigured proxy', async () => {
  const server = await openTestApp({ rateLimit: 'on' });
  onTestFinished(server.close);
  const send = async (call: TestCall) =>
    (await callApi(server.app, '/contact-messages', { method: 'POST', body: draft, ...call })).status;
  for (const [call, other] of [
    [{ from: '203.0.113.7' }, { from: '203.0.113.8' }],
    [{ headers: { 'x-forwarded-for': '203.0.113.7' } }, { headers: { 'x-forwarded-for': '203.0.113.8' } }],
  ] satisfies [TestCall, TestCall][]) {
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) statuses.push(await send(call));
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await send(other)).toBe(200);
  }
});
