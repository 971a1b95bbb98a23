import { createServer } from 'node:net';
import { setTimeout as waitFor } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import {
  headerOf,
  headersOf,
  openTestSmtp,
  partsOfLetter,
  smtpReply,
  type TestSmtp,
} from '../testing/testSmtp.ts';
import type { MailServer } from './mailServer.ts';
import { type Letter, smtpSender } from './sendLetter.ts';

const letter: Letter = {
  id: 'mektup-1',
  from: 'Örnek Yapı',
  to: 'bilgi@ornek.example',
  replyTo: { name: 'Işıl Güneş', address: 'isil@ornek.example' },
  subject: 'Yeni mesaj – Işıl Güneş',
  text: 'Merhaba, çatı için yazıyorum.',
  html: '<p>Merhaba, çatı için yazıyorum.</p>',
};

const send = smtpSender();
const sendInHaste = smtpSender({ name: 2_000, connection: 500, greeting: 400, silence: 400, whole: 900 });

async function smtp(options?: Parameters<typeof openTestSmtp>[0]): Promise<TestSmtp> {
  const opened = await openTestSmtp(options);
  onTestFinished(opened.close);
  return opened;
}

test('a letter arrives with both parts, its sender and Reply-To', async () => {
  const { server, letters } = await smtp();
  expect(await send(server, letter)).toBeUndefined();
  const [{ from, to, raw } = { from: '', to: [], raw: '' }] = letters;
  expect({ from, to }).toEqual({ from: server.sender, to: [letter.to] });
  expect(headerOf(raw, 'Reply-To')).toMatch(/<isil@ornek\.example>$/);
  expect(headerOf(raw, 'From')).toMatch(/<web@ornek\.example>$/);
  expect(headerOf(raw, 'Message-ID')).toBe('<mektup-1@ornek.example>');
  expect(headerOf(raw, 'Auto-Submitted')).toBe('auto-generated');
  const { text, html } = partsOfLetter(raw);
  expect(text).toContain(letter.text);
  expect(html).toContain(letter.html);
});

const attacks = [
  'x\r\nBcc: kurban@evil.example',
  'x\nBcc: kurban@evil.example\n\nbaska bir mektup',
  'x\rBcc: kurban@evil.example',
  'x\u2028Bcc: kurban@evil.example',
  'x\0\u0085Bcc: kurban@evil.example',
  '"x" <kurban@evil.example>, y',
  '=?utf-8?Q?x=0D=0ABcc:_kurban@evil.example?=',
];

test.each(attacks)('the header %j adds no header and no recipient', async (attack) => {
  const { server, letters } = await smtp();
  const hostile = {
    ...letter,
    subject: attack,
    from: attack,
    replyTo: { name: attack, address: 'a@b.example' },
  };
  expect(await send(server, hostile)).toBeUndefined();
  const [{ to, raw } = { to: [], raw: '' }] = letters;
  expect(to).toEqual([letter.to]);
  const names = headersOf(raw).map((line) => line.split(':', 1)[0]?.toLowerCase());
  expect(new Set(names)).toEqual(
    new Set([
      'auto-submitted',
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'reply-to',
      'subject',
      'to',
      'x-auto-response-suppress',
    ]),
  );
  expect(names).toHaveLength(10);
});

const faults: [name: string, fault: string, lasting: boolean, open: () => Promise<Partial<MailServer>>][] = [
  ['a name that nobody has', 'hostNotFound', false, async () => ({ host: 'nowhere.invalid' })],
  ['a port where nobody listens', 'refused', false, async () => ({ port: await freePort() })],
  [
    'a certificate that nobody trusts',
    'tls',
    false,
    async () => ({ ...(await smtp({ security: 'starttls' })).server }),
  ],
  ['TLS where none is spoken', 'tls', false, async () => ({ ...(await smtp()).server, security: 'tls' })],
  [
    'STARTTLS where there is none',
    'tls',
    false,
    async () => ({ ...(await smtp()).server, security: 'starttls' }),
  ],
  ['a wrong password', 'credentials', false, async () => ({ ...(await smtp()).server, password: 'yanlis' })],
  [
    'no password where one is needed',
    'credentials',
    false,
    async () => ({ ...(await smtp()).server, user: '' }),
  ],
  [
    'a sender that is refused',
    'sender',
    true,
    async () =>
      (await smtp({ onMailFrom: (_address, _session, done) => done(smtpReply(553, 'Not yours')) })).server,
  ],
  [
    'a recipient that is refused for now',
    'recipient',
    false,
    async () =>
      (await smtp({ onRcptTo: (_address, _session, done) => done(smtpReply(451, 'Try later')) })).server,
  ],
  [
    'a recipient that is refused',
    'recipient',
    true,
    async () =>
      (await smtp({ onRcptTo: (_address, _session, done) => done(smtpReply(550, 'No such user')) })).server,
  ],
  [
    'a letter that is refused',
    'rejected',
    true,
    async () =>
      (
        await smtp({
          onData: (stream, _session, done) => {
            stream.resume();
            stream.on('end', () => done(smtpReply(554, 'Looks like spam')));
          },
        })
      ).server,
  ],
];

const plain: MailServer = {
  host: '127.0.0.1',
  port: 1,
  security: 'none',
  user: '',
  password: '',
  sender: 'web@ornek.example',
};

test.each(faults)('%s is reported as "%s"', async (_name, fault, lasting, open) => {
  expect(await send({ ...plain, ...(await open()) }, letter)).toEqual({ fault, lasting });
});

test.each([
  ['is silent', () => silentPort()],
  ['drips', () => drippingPort()],
])('a server that %s is reported as "timeout"', async (_what, open) => {
  const server = { ...plain, port: await open() };
  expect(await sendInHaste(server, letter)).toEqual({ fault: 'timeout', lasting: false });
});

test('a sender that stops aborts the letter in progress', async () => {
  const port = await silentPort();
  const { server } = await smtp();
  const end = new AbortController();
  const sent = smtpSender()({ ...server, port }, letter, end.signal);
  await waitFor(50);
  end.abort();
  await expect(sent).resolves.toMatchObject({ lasting: false });
});

async function listen(answer: (write: (text: string) => void) => void): Promise<number> {
  const sockets = new Set<{ destroy: () => void }>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    answer((text) => void socket.write(text));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

const silentPort = () => listen(() => undefined);

const drippingPort = () =>
  listen((write) => {
    write('220 mail.example.com\r\n');
    const timer = setInterval(() => write('250-x\r\n'), 50);
    onTestFinished(() => clearInterval(timer));
  });

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => void server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}
