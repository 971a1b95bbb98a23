import type { MailFault } from '@vitrin/contract/settings/mail';
import type { Transporter } from 'nodemailer';
import type { MailServer } from './mailServer.ts';

/** A letter to one address, ready to be sent. */
export type Letter = {
  to: string;
  /** The Reply-To: one address and a name. */
  replyTo?: { name: string; address: string } | undefined;
  /** The display name of the sender. */
  from: string;
  subject: string;
  text: string;
  html: string;
  /** Stable across attempts, so that a mailbox can recognise a duplicate. */
  id: string;
};

/** The result of sending: undefined, or a fault; a lasting one is not worth another attempt. */
export type Sent = { fault: MailFault; lasting: boolean } | undefined;

/** Hands a letter to a mail server. Never throws. */
export type SendLetter = (server: MailServer, letter: Letter, signal?: AbortSignal) => Promise<Sent>;

/** The timeout of each step in milliseconds; `whole` also ends a server that trickles bytes. */
export type LetterTimes = {
  name: number;
  connection: number;
  greeting: number;
  silence: number;
  whole: number;
};

const usualTimes: LetterTimes = {
  name: 8_000,
  connection: 10_000,
  greeting: 10_000,
  silence: 20_000,
  whole: 45_000,
};

/** Sends by SMTP, over a separate connection for each letter. Its library is loaded with the first one. */
export const smtpSender =
  (times: LetterTimes = usualTimes): SendLetter =>
  async (server, letter, signal) => {
    const { host, port, security, user, password, sender } = server;
    let late: AbortSignal | undefined;
    let transport: Transporter | undefined;
    try {
      const { createTransport } = await import('nodemailer');
      late = AbortSignal.timeout(times.whole);
      transport = createTransport({
        host,
        port,
        secure: security === 'tls',
        requireTLS: security === 'starttls',
        ignoreTLS: security === 'none',
        ...(user !== '' && { auth: { user, pass: password } }),
        dnsTimeout: times.name,
        connectionTimeout: times.connection,
        greetingTimeout: times.greeting,
        socketTimeout: times.silence,
        tls: { minVersion: 'TLSv1.2' },
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      await transport.sendMail({
        from: { name: oneLine(letter.from), address: sender },
        to: { name: '', address: letter.to },
        ...(letter.replyTo && {
          replyTo: { name: oneLine(letter.replyTo.name), address: letter.replyTo.address },
        }),
        subject: oneLine(letter.subject),
        text: letter.text,
        html: letter.html,
        messageId: `<${letter.id}@${domainOf(sender)}>`,
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
        signal: signal === undefined ? late : AbortSignal.any([signal, late]),
      });
      return undefined;
    } catch (error) {
      return late?.aborted === true ? { fault: 'timeout', lasting: false } : faultOf(error);
    } finally {
      transport?.close();
    }
  };

const mostOfALine = 300;

/** A text for a header: without line breaks and other control characters. */
const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, mostOfALine)
    .toWellFormed();

const domainOf = (address: string): string => address.split('@').at(-1) ?? 'localhost';

const noConnection: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
]);
const noName: ReadonlySet<unknown> = new Set(['EDNS', 'ENOTFOUND', 'EAI_AGAIN', 'ENODATA', 'ESERVFAIL']);
const ofTls =
  /^(?:ETLS|EREQUIRETLS|EPROTO|ERR_SSL_|ERR_TLS_|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|ERROR_IN_CERT)/;

/** Reply codes of servers that want a name and a password, or different ones. */
const refusesCredentials = new Set([530, 534, 535, 538]);

const passing = (fault: MailFault): NonNullable<Sent> => ({ fault, lasting: false });

/** Classifies an error of the library. */
function faultOf(error: unknown): NonNullable<Sent> {
  const fact = (name: string): unknown => (error instanceof Error ? Reflect.get(error, name) : undefined);
  const codes = [fact('code'), fact('originalCode')];
  const reply = Number(fact('responseCode') ?? 0);
  const command = fact('command');
  const lasting = fact('permanent') === true;
  if (codes.some((code) => noName.has(code))) return passing('hostNotFound');
  if (codes.some((code) => noConnection.has(code))) return passing('refused');
  if (codes.some((code) => code === 'ETIMEDOUT' || code === 'EABORT')) return passing('timeout');
  if (codes.some((code) => ofTls.test(String(code)))) return passing('tls');
  // These are fixed in the settings, after which the letter is sent.
  if (codes.includes('EAUTH') || refusesCredentials.has(reply)) return passing('credentials');
  if (command === 'MAIL FROM') return { fault: 'sender', lasting };
  if (command === 'RCPT TO' || (codes.includes('EENVELOPE') && command === 'API')) {
    return { fault: 'recipient', lasting };
  }
  if (reply >= 400) return { fault: 'rejected', lasting };
  return passing('broken');
}
