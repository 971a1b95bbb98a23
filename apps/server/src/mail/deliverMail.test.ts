import type { MailFault, MailSettingsChange } from '@vitrin/contract/settings/mail';
import { contactMessage, messageReply } from '@vitrin/contract/messages/message';
import { pino } from 'pino';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { callApi, callFor } from '../testing/callApi.ts';
import { openTestApp, testAdmin, type TestApp } from '../testing/testApp.ts';
import { loggedLine, tellFault } from '../testing/tellFault.ts';
import { testClock } from '../testing/testClock.ts';
import { testEngines } from '../testing/testEngines.ts';
import { headerOf, openTestSmtp, partsOfLetter, smtpReply } from '../testing/testSmtp.ts';
import { deliverMail, mostTries } from './deliverMail.ts';
import { queueLetters } from './letterQueue.ts';
import { type Letter, type SendLetter, smtpSender } from './sendLetter.ts';
import { sweepMail } from './sweepMail.ts';

const draft = {
  name: 'Işıl Güneş',
  email: 'isil@example.com',
  subject: 'Teklif',
  message: 'Merhaba.\nÇatı için.',
};
const server = { host: 'mail.example.com', sender: 'web@example.com' };
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const publicUrl = 'https://www.site.example';

/** A mail server with scripted responses that records its letters. */
function pretended() {
  const letters: Letter[] = [];
  const state: { fault: MailFault | undefined; lasting: boolean; asked: number } = {
    fault: undefined,
    lasting: false,
    asked: 0,
  };
  const send: SendLetter = async (_server, letter) => {
    state.asked += 1;
    if (state.fault !== undefined) return { fault: state.fault, lasting: state.lasting };
    letters.push(letter);
    return undefined;
  };
  return { letters, state, send };
}

describe.each(testEngines)('mail on %s', (engine) => {
  let clock: ReturnType<typeof testClock>;
  let smtp: ReturnType<typeof pretended>;
  let app: TestApp;
  let lines: string[] = [];

  beforeEach(async () => {
    clock = testClock();
    smtp = pretended();
    lines = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    app = await openTestApp({ engine, clock, publicUrl, log, sendLetter: smtp.send });
    onTestFinished(app.close);
  });

  const look = async () => app.mail?.look();
  /** Of a fresh session, since days pass in these tests. */
  const token = async () => {
    const { body } = await callApi(app.app, '/auth/login', { method: 'POST', body: testAdmin });
    return z.object({ token: z.string() }).parse(body).token;
  };
  const save = async (body: MailSettingsChange) =>
    callApi(app.app, '/mail', { method: 'PUT', token: await token(), body });
  const setUp = (more: MailSettingsChange = {}) =>
    save({ ...server, recipients: ['bir@example.com', 'iki@example.com'], ...more });
  const write = async (more: object = {}) =>
    callApi(app.app, '/contact-messages', { method: 'POST', body: { ...draft, ...more } });
  const inbox = async () =>
    callFor(z.array(contactMessage), app.app, '/contact-messages', { token: await token() });
  /** Requests a change of the account's address. */
  const plan = async (email: string, from: string = testAdmin.email) => {
    const login = await callApi(app.app, '/auth/login', {
      method: 'POST',
      body: { ...testAdmin, email: from },
    });
    const own = z.object({ token: z.string() }).parse(login.body).token;
    const body = { name: 'Elif', surname: '', email, currentPassword: testAdmin.password };
    expect((await callApi(app.app, '/auth/profile', { method: 'PUT', token: own, body })).status).toBe(200);
  };
  /** Also confirms it through the link in the newest letter. */
  const move = async (email: string, from: string) => {
    await plan(email, from);
    await look();
    const link = /confirm-email#(\S+)/.exec(smtp.letters.at(-1)?.text ?? '')?.[1];
    const used = await callApi(app.app, '/auth/email', { method: 'POST', body: { token: link } });
    expect(used.status).toBe(200);
  };
  /** Replies to the newest message, and returns its id. */
  const reply = async () => {
    const [{ id } = { id: '' }] = await inbox();
    const body = { message: 'Yarın geliriz.' };
    const path = `/contact-messages/${id}/replies`;
    expect((await callApi(app.app, path, { method: 'POST', token: await token(), body })).status).toBe(200);
    return id;
  };
  const newestMail = async () => (await inbox())[0]?.mail;
  const again = async () => {
    const [message] = await inbox();
    return callApi(app.app, `/contact-messages/${message?.id}/mail`, {
      method: 'POST',
      token: await token(),
    });
  };

  test('a message is sent to each chosen address, with the visitor as Reply-To', async () => {
    await setUp();
    await write();
    await look();
    expect(smtp.letters.map(({ to }) => to).toSorted()).toEqual(['bir@example.com', 'iki@example.com']);
    const [{ text, html, replyTo, subject } = { text: '', html: '', replyTo: undefined, subject: '' }] =
      smtp.letters;
    expect(replyTo).toEqual({ name: draft.name, address: draft.email });
    expect(subject).toBe('Yeni mesaj – Işıl Güneş – Teklif');
    const [message] = await inbox();
    const link = `${publicUrl}/admin/messages?id=${message?.id}`;
    for (const part of [text, html])
      for (const words of [draft.name, draft.email, 'Çatı için.', link]) expect(part).toContain(words);
    expect(message?.mail).toMatchObject({ state: 'sent', fault: null });
    await look();
    expect(smtp.letters).toHaveLength(2);
  });

  test('asked for several times at once, a message is sent again once', async () => {
    await setUp({ recipients: [] });
    await write();
    await save({ recipients: ['bir@example.com'] });
    const [message] = await inbox();
    const call = { method: 'POST', token: await token() } as const;
    await Promise.all(
      Array.from({ length: 4 }, () => callApi(app.app, `/contact-messages/${message?.id}/mail`, call)),
    );
    await look();
    expect(smtp.letters.map(({ to }) => to)).toEqual(['bir@example.com']);
  });

  test('a visitor’s text is escaped in the letter', async () => {
    await setUp({ recipients: ['bir@example.com'] });
    const attack = '<img src=x onerror=alert(1)>"\'&';
    await write({ name: attack, subject: attack, message: `${attack}\n<script>alert(1)</script>` });
    await look();
    const { html = '' } = smtp.letters[0] ?? {};
    expect(html).not.toMatch(/<(?:img|script)/);
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;<br>');
  });

  test('a quote request without an address is mailed without Reply-To', async () => {
    await setUp({ recipients: ['bir@example.com'] });
    const body = { name: 'Nevin', phone: '0532 555 01 40', subject: 'Depo', place: 'Urla', page: '/depo' };
    await callApi(app.app, '/quote-requests', { method: 'POST', body });
    await look();
    const [letter] = smtp.letters;
    expect(letter?.replyTo).toBeUndefined();
    expect(letter?.text).toContain('Telefon: 0532 555 01 40');
    expect(letter?.text).toContain(`Geldiği sayfa: ${publicUrl}/depo`);
  });

  test('without a server, a sender or an address nothing is queued', async () => {
    await write();
    await save({ ...server, recipients: [] });
    await write();
    await save({ host: 'mail.example.com', sender: '', user: '', recipients: ['bir@example.com'] });
    await write();
    await look();
    expect(smtp.state.asked).toBe(0);
    expect((await inbox()).map(({ mail }) => mail)).toEqual([undefined, undefined, undefined]);
  });

  test('if the server is down no message is lost; retries get rarer until they are given up', async () => {
    await setUp({ recipients: ['bir@example.com'] });
    smtp.state.fault = 'refused';
    expect((await write()).status).toBe(200);
    await look();
    const shown = await newestMail();
    expect(shown).toMatchObject({ state: 'queued', fault: 'refused' });
    const tried: number[] = [];
    for (let minutes = 1; smtp.state.asked < mostTries && minutes < 2 * 24 * 60; minutes += 1) {
      const { asked } = smtp.state;
      clock.advance(minuteMs);
      // Only when something is due, since each check takes a while.
      if ([1, 6, 21, 81, 321, 1_041].includes(minutes) || minutes < 10) await look();
      if (smtp.state.asked > asked) tried.push(minutes);
    }
    expect(tried).toEqual([1, 6, 21, 81, 321, 1_041]);
    tellFault({
      fault: `mail server refuses for two days, ${engine}`,
      operator: loggedLine(lines.join('\n')),
      admin: `the message, with "${shown?.state}: ${shown?.fault}", then "${(await newestMail())?.state}"`,
      counted: `tried again after ${tried.join(', ')} minutes`,
    });
    expect(await newestMail()).toMatchObject({ state: 'failed', fault: 'refused' });
    clock.advance(dayMs);
    await look();
    expect(smtp.state.asked).toBe(mostTries);
    smtp.state.fault = undefined;
    expect((await again()).body).toMatchObject({ mail: { state: 'queued', fault: null } });
    await look();
    expect(await newestMail()).toMatchObject({ state: 'sent' });
  });

  test('a server that is down is not contacted for each letter', async () => {
    await setUp();
    smtp.state.fault = 'credentials';
    await write();
    await write();
    await look();
    const { asked } = smtp.state;
    // Each message is tried when it arrives, after which its four letters wait together.
    expect(asked).toBeLessThanOrEqual(2);
    await look();
    expect(smtp.state.asked).toBe(asked);
    smtp.state.fault = undefined;
    // Corrected settings take effect without waiting.
    await setUp({ sender: 'baska@example.com' });
    await look();
    expect(smtp.letters).toHaveLength(4);
  });

  test('letters that were queued or tried while the clock ran ahead are sent once it is set right', async () => {
    await write();
    const [message] = await inbox();
    await setUp({ recipients: ['bir@example.com'] });
    const letter = { kind: 'message' as const, recipient: 'bir@example.com', about: message?.id ?? '' };
    const ahead = new Date(clock.now().getTime() + dayMs);
    await app.store.write((writer) => queueLetters(writer, [letter], ahead));
    smtp.state.fault = 'timeout';
    await look();
    await look();
    // The pause after a failure holds for it as well.
    expect(smtp.state.asked).toBe(1);
    clock.advance(minuteMs);
    await look();
    expect(smtp.state.asked).toBe(2);
    clock.advance(dayMs);
    await look();
    expect(smtp.state.asked).toBe(3);
    smtp.state.fault = undefined;
    clock.advance(-dayMs);
    await look();
    expect(smtp.letters).toHaveLength(1);
  });

  test('a letter that waits behind others is also given up after two days', async () => {
    await setUp();
    smtp.state.fault = 'timeout';
    await write();
    for (let hour = 0; hour < 50; hour += 1) {
      await look();
      clock.advance(60 * minuteMs);
    }
    expect(await newestMail()).toMatchObject({ state: 'failed', fault: 'timeout' });
    const { failed, waiting } = Object((await callApi(app.app, '/mail', { token: await token() })).body);
    expect({ failed, waiting }).toEqual({ failed: 2, waiting: 0 });
    // Those of messages in the archive are looked for by nobody.
    await app.store.read.updateTable('contactMessage').set({ archived: true }).execute();
    const later = Object((await callApi(app.app, '/mail', { token: await token() })).body);
    expect(later.failed).toBe(0);
  });

  test('a permanently refused address is given up at once, and the other one is sent', async () => {
    await setUp();
    const refusing: SendLetter = async (at, letter, signal) =>
      letter.to.startsWith('bir') ? { fault: 'recipient', lasting: true } : smtp.send(at, letter, signal);
    const worker = deliverMail({ store: app.store, clock, publicUrl, given: undefined, send: refusing, log });
    onTestFinished(worker.stop);
    await app.mail?.stop();
    await write();
    await worker.look();
    expect(smtp.letters.map(({ to }) => to)).toEqual(['iki@example.com']);
    expect(await newestMail()).toMatchObject({ state: 'failed', fault: 'recipient' });
    // The wrong address was removed; recipients who have the letter already do not get it again.
    await save({ recipients: ['iki@example.com', 'uc@example.com'] });
    await again();
    await worker.look();
    expect(smtp.letters.map(({ to }) => to)).toEqual(['iki@example.com', 'uc@example.com']);
    expect(await newestMail()).toMatchObject({ state: 'sent' });
  });

  test('many processes send each letter once', async () => {
    await setUp();
    await app.mail?.stop();
    const slow: SendLetter = async (at, letter, signal) => {
      await new Promise((resolve) => {
        setTimeout(resolve, 5);
      });
      return smtp.send(at, letter, signal);
    };
    const workers = [1, 2, 3].map(() =>
      deliverMail({ store: app.store, clock, publicUrl, given: undefined, send: slow, log }),
    );
    onTestFinished(async () => {
      await Promise.all(workers.map(({ stop }) => stop()));
    });
    for (let count = 0; count < 5; count += 1) await write({ subject: String(count) });
    for (let round = 0; round < 3; round += 1) await Promise.all(workers.map(({ look: lookOf }) => lookOf()));
    expect(smtp.letters).toHaveLength(10);
    expect(new Set(smtp.letters.map(({ id }) => id)).size).toBe(10);
  });

  test('a letter is sent by another process if the first one ends while sending', async () => {
    await setUp({ recipients: ['bir@example.com'] });
    await app.mail?.stop();
    await write();
    let begun: (() => void) | undefined;
    const underWay = new Promise<void>((resolve) => {
      begun = () => resolve();
    });
    const never: SendLetter = (_server, _letter, signal) =>
      new Promise((resolve) => {
        begun?.();
        signal?.addEventListener('abort', () => resolve({ fault: 'timeout', lasting: false }));
      });
    const ending = deliverMail({ store: app.store, clock, publicUrl, given: undefined, send: never, log });
    void ending.look();
    await underWay;
    await ending.stop();
    clock.advance(16 * minuteMs);
    const next = deliverMail({ store: app.store, clock, publicUrl, given: undefined, send: smtp.send, log });
    onTestFinished(next.stop);
    await next.look();
    expect(smtp.letters).toHaveLength(1);
  });

  test('the former address of an account is notified of the new one, as long as it is the former one', async () => {
    await setUp();
    await plan(testAdmin.email);
    await look();
    expect(smtp.letters).toEqual([]);
    await move('yeni@ornek.example', testAdmin.email);
    await look();
    expect(smtp.letters).toMatchObject([
      { to: 'yeni@ornek.example', subject: 'E-posta adresinizi onaylayın' },
      { to: testAdmin.email, subject: 'Giriş adresiniz değişti' },
    ]);
    await move('baska@ornek.example', 'yeni@ornek.example');
    smtp.state.fault = 'timeout';
    await look();
    smtp.state.fault = undefined;
    clock.advance(dayMs);
    await look();
    expect(smtp.letters.at(-1)).toMatchObject({
      to: 'yeni@ornek.example',
      subject: 'Giriş adresiniz değişti',
    });
  });

  test('a message that was deleted in the meantime is not mailed', async () => {
    await setUp();
    smtp.state.fault = 'refused';
    await write();
    await look();
    const [message] = await inbox();
    await callApi(app.app, `/contact-messages/${message?.id}`, { method: 'DELETE', token: await token() });
    smtp.state.fault = undefined;
    clock.advance(60 * minuteMs);
    await look();
    expect(smtp.letters).toEqual([]);
    const { waiting } = Object((await callApi(app.app, '/mail', { token: await token() })).body);
    expect(waiting).toBe(0);
    clock.advance(2 * dayMs);
    await look();
    expect(await app.store.read.selectFrom('mailLetter').select('id').execute()).toEqual([]);
  });

  test('a message that waits in the trash or in spam is mailed once it has returned', async () => {
    await setUp({ recipients: ['bir@example.com'] });
    smtp.state.fault = 'refused';
    await write();
    await look();
    const [{ id } = { id: '' }] = await inbox();
    smtp.state.fault = undefined;
    const mark = async (spam: boolean) => {
      const call = { method: 'PUT', body: { spam }, token: await token() } as const;
      expect((await callApi(app.app, `/contact-messages/${id}`, call)).status).toBe(200);
    };
    await mark(true);
    clock.advance(60 * minuteMs);
    await look();
    await mark(false);
    await callApi(app.app, `/contact-messages/${id}`, { method: 'DELETE', token: await token() });
    clock.advance(60 * minuteMs);
    await look();
    expect(smtp.letters).toEqual([]);
    const [kept] = await app.store.read.selectFrom('trash').select('id').execute();
    const back = { method: 'POST', body: {}, token: await token() } as const;
    await callApi(app.app, `/trash/${kept?.id}/restore`, back);
    expect(await newestMail()).toMatchObject({ state: 'queued' });
    clock.advance(15 * minuteMs);
    await look();
    expect(smtp.letters).toMatchObject([{ to: 'bir@example.com' }]);
    expect(await newestMail()).toMatchObject({ state: 'sent' });
  });

  test('the digest comes once in the morning if anything is unread', async () => {
    // 09:00 UTC is noon in Istanbul.
    clock.advance(-dayMs / 2);
    await setUp({ digest: true, recipients: ['bir@example.com'] });
    await write({ subject: '<b>Bir</b>' });
    await look();
    smtp.letters.length = 0;
    clock.advance(7 * 60 * minuteMs);
    await look();
    expect(smtp.letters).toEqual([]);
    clock.advance(2 * 60 * minuteMs);
    await look();
    await look();
    expect(smtp.letters.map(({ subject }) => subject)).toEqual(['1 okunmamış mesaj']);
    expect(smtp.letters[0]?.html).toContain('&lt;b&gt;Bir&lt;/b&gt;');
    const [message] = await inbox();
    await callApi(app.app, `/contact-messages/${message?.id}`, {
      method: 'PATCH',
      token: await token(),
      body: { read: true },
    });
    clock.advance(dayMs);
    await look();
    expect(smtp.letters).toHaveLength(1);
  });

  test('the digest is not lost if its process ends when it was begun', async () => {
    clock.advance(-dayMs / 2);
    await setUp({ digest: true, recipients: ['bir@example.com'] });
    await write();
    await look();
    await app.mail?.stop();
    smtp.letters.length = 0;
    clock.advance(9 * 60 * minuteMs);
    let writes = 0;
    const ending: typeof app.store.write = (work) => {
      writes += 1;
      return writes > 1 ? Promise.reject(new Error('The process ended')) : app.store.write(work);
    };
    const work = { clock, publicUrl, given: undefined, send: smtp.send, log };
    const first = deliverMail({ ...work, store: { ...app.store, write: ending } });
    await first.look();
    await first.stop();
    const next = deliverMail({ ...work, store: app.store });
    onTestFinished(next.stop);
    await next.look();
    expect(smtp.letters.map(({ subject }) => subject)).toEqual(['1 okunmamış mesaj']);
  });

  test('a digest that is turned on in the afternoon begins the next morning', async () => {
    await setUp({ recipients: ['bir@example.com'] });
    await write();
    await look();
    smtp.letters.length = 0;
    clock.advance(-60 * minuteMs);
    await save({ digest: true });
    await look();
    expect(smtp.letters).toEqual([]);
    clock.advance(dayMs);
    await look();
    expect(smtp.letters).toHaveLength(1);
  });

  test('a reply is sent although its message was moved to the trash meanwhile', async () => {
    await setUp({ recipients: [] });
    await write();
    smtp.state.fault = 'refused';
    const id = await reply();
    await look();
    await callApi(app.app, `/contact-messages/${id}`, { method: 'DELETE', token: await token() });
    smtp.state.fault = undefined;
    clock.advance(60 * minuteMs);
    await look();
    expect(smtp.letters).toMatchObject([{ to: draft.email, subject: expect.stringContaining('Teklif') }]);
    expect(smtp.letters[0]?.text).toContain('Yarın geliriz.');
    expect(smtp.letters[0]?.text).toContain('Çatı için.');
  });

  test('a reply that failed counts as failed for as long as its message exists', async () => {
    await setUp({ recipients: [] });
    await write();
    smtp.state.fault = 'recipient';
    smtp.state.lasting = true;
    const id = await reply();
    await look();
    const states = async () => {
      const call = { token: await token() };
      const replies = await callFor(z.array(messageReply), app.app, `/contact-messages/${id}/replies`, call);
      return replies.map(({ mail }) => mail.state);
    };
    const failed = async () =>
      Object((await callApi(app.app, '/mail', { token: await token() })).body).failed;
    expect(await failed()).toBe(1);
    const remove = { method: 'DELETE', token: await token() } as const;
    await callApi(app.app, `/contact-messages/${id}`, remove);
    expect(await failed()).toBe(0);
    const [kept] = await app.store.read.selectFrom('trash').select('id').execute();
    const back = { method: 'POST', body: {}, token: await token() } as const;
    await callApi(app.app, `/trash/${kept?.id}/restore`, back);
    expect(await failed()).toBe(1);
    clock.advance(100 * dayMs);
    expect(await sweepMail(app.store, { clock })).toBe(0);
    expect([await states(), await failed()]).toEqual([['failed'], 0]);
    await callApi(app.app, `/contact-messages/${id}`, { method: 'DELETE', token: await token() });
    expect(await sweepMail(app.store, { clock })).toBe(0);
    await app.store.read.deleteFrom('trash').execute();
    expect(await sweepMail(app.store, { clock })).toBe(1);
  });

  test('the state of letters is removed when it has expired', async () => {
    await setUp({ recipients: ['bir@example.com'] });
    await write();
    await look();
    clock.advance(29 * dayMs);
    expect(await sweepMail(app.store, { clock })).toBe(0);
    clock.advance(2 * dayMs);
    expect(await sweepMail(app.store, { clock })).toBe(1);
    expect(await newestMail()).toBeUndefined();
  });

  test('the environment takes precedence over the panel, and its password is not revealed', async () => {
    const given = {
      host: 'ortam.example.com',
      port: 465,
      security: 'tls',
      user: 'u@example.com',
      password: 'gizli-parola',
      sender: undefined,
    } as const;
    const mail = { given, publicUrl: undefined, send: smtp.send, wake: () => undefined };
    const other = await openTestApp({ engine, clock, parts: { mail } });
    onTestFinished(other.close);
    const call = { token: other.token };
    const body = { host: 'panel.example.com', password: 'panel-parolasi', sender: 'web@example.com' };
    const saved = await callApi(other.app, '/mail', { ...call, method: 'PUT', body });
    expect(saved.body).toMatchObject({
      source: 'environment',
      fixedSender: false,
      host: 'ortam.example.com',
      sender: 'web@example.com',
      hasPassword: true,
      links: false,
    });
    expect(saved.bytes.toString()).not.toMatch(/gizli|panel-/);
  });
});

const log = pino({ level: 'silent' });

test('a complete letter reaches a mail server, and the test button reports what is wrong', async () => {
  const received = await openTestSmtp({
    onRcptTo: ({ address }, _session, done) =>
      address.startsWith('yok') ? done(smtpReply(550, 'No such user')) : done(),
  });
  onTestFinished(received.close);
  const app = await openTestApp({ publicUrl, sendLetter: smtpSender() });
  onTestFinished(app.close);
  const call = (method: 'PUT' | 'POST', path: string, body: object) =>
    callApi(app.app, path, { method, token: app.token, body });
  const { host, port, security, user, password, sender } = received.server;
  const settings = { host, port, security, user, password, sender, recipients: ['bilgi@ornek.example'] };
  expect((await call('PUT', '/mail', settings)).body).toMatchObject({ hasPassword: true });
  expect((await call('POST', '/mail/test', { to: 'elif@ornek.example' })).body).toEqual({ fault: null });
  expect((await call('POST', '/mail/test', { to: 'yok@ornek.example' })).body).toEqual({
    fault: 'recipient',
  });
  await call('PUT', '/mail', { password: 'yanlis-parola' });
  expect((await call('POST', '/mail/test', { to: 'elif@ornek.example' })).body).toEqual({
    fault: 'credentials',
  });
  await call('PUT', '/mail', { password });
  await callApi(app.app, '/contact-messages', { method: 'POST', body: draft });
  await app.mail?.look();
  const raw = received.letters.at(-1)?.raw ?? '';
  expect(headerOf(raw, 'Reply-To')).toContain('<isil@example.com>');
  expect(partsOfLetter(raw).text).toContain('Çatı için.');
  expect(partsOfLetter(raw).html).toContain('Merhaba.<br>');
});
