import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import type { MailServer } from '../mail/mailServer.ts';

/** A letter as a mail server received it. */
export type ReceivedLetter = { from: string; to: readonly string[]; raw: string };

/** A mail server on this machine. */
export type TestSmtp = {
  /** How to send through it. */
  server: MailServer;
  letters: ReceivedLetter[];
  close: () => Promise<void>;
};

/** The only user that it knows. */
export const smtpUser = { user: 'web@ornek.example', password: 'posta-parolasi' } as const;

/** An error for a mail server to respond with. */
export const smtpReply = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode });

/** Opens a mail server that requires `smtpUser`, and accepts every letter unless the options say otherwise. */
export async function openTestSmtp(
  options: SMTPServerOptions & { port?: number; security?: MailServer['security'] } = {},
): Promise<TestSmtp> {
  const { port = 0, security = 'none', ...more } = options;
  const letters: ReceivedLetter[] = [];
  const smtp = new SMTPServer({
    allowInsecureAuth: true,
    hideSTARTTLS: security === 'none',
    closeTimeout: 100,
    onAuth: ({ username, password }, _session, done) => {
      if (username === smtpUser.user && password === smtpUser.password) done(null, { user: username });
      else done(smtpReply(535, 'Authentication failed'));
    },
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        const to = envelope.rcptTo.map(({ address }) => address);
        letters.push({ from, to, raw: Buffer.concat(chunks).toString('utf8') });
        done();
      });
    },
    ...more,
  });
  // Some tests are about clients that disconnect halfway.
  smtp.on('error', () => undefined);
  const listening = await new Promise<AddressInfo>((resolve) => {
    smtp.listen(port, '127.0.0.1', () => {
      const address = smtp.server.address();
      if (typeof address === 'object' && address !== null) resolve(address);
    });
  });
  return {
    server: {
      host: '127.0.0.1',
      port: listening.port,
      security,
      ...smtpUser,
      sender: 'web@ornek.example',
    },
    letters,
    close: () =>
      new Promise((resolve) => {
        smtp.close(() => resolve());
      }),
  };
}

/** The header lines of a raw letter, unfolded. */
export const headersOf = (raw: string): string[] =>
  (raw.split('\r\n\r\n', 1)[0] ?? '').replace(/\r\n[ \t]+/g, ' ').split('\r\n');

/** The value of a header; undefined where it is absent. */
export const headerOf = (raw: string, name: string): string | undefined =>
  headersOf(raw)
    .find((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`))
    ?.slice(name.length + 1)
    .trim();

/** The parts of a raw letter by type, decoded. */
export function partsOfLetter(raw: string): { text: string; html: string } {
  const of = (type: string): string => {
    const part = raw
      .split(/\r\n--[^\r\n]+\r\n/)
      .find((each) => each.toLowerCase().startsWith(`content-type: ${type}`));
    if (part === undefined) return '';
    const [head = '', ...body] = part.split('\r\n\r\n');
    const written = body.join('\r\n\r\n');
    if (/base64/i.test(head))
      return Buffer.from(written.split('\r\n--', 1)[0] ?? '', 'base64').toString('utf8');
    if (!/quoted-printable/i.test(head)) return written;
    const bytes = written
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
    return Buffer.from(bytes, 'latin1').toString('utf8');
  };
  return { text: of('text/plain'), html: of('text/html') };
}
