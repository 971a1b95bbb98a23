import {
  mailAddressForm,
  mailPorts,
  type MailSecurity,
  mailSecurities,
} from '@vitrin/contract/settings/mail';
import { z } from 'zod';

/** A mail server that takes letters, and whose they are. */
export type MailServer = {
  host: string;
  port: number;
  security: MailSecurity;
  /** Both are empty where the server asks for nothing. */
  user: string;
  password: string;
  /** The address that letters come from. */
  sender: string;
};

/** The mail server of the environment, whose sender may be left to the panel. */
export type GivenMailServer = Omit<MailServer, 'sender'> & { sender: string | undefined };

const form =
  'expected an address such as smtp://user:password@mail.example.com:587?from=web@example.com (smtps:// for TLS from the beginning)';

const isSecurity = z.enum(mailSecurities);

/**
 * `smtps://` speaks TLS from the beginning, `smtp://` after STARTTLS, which it insists on; `?security=none` is for a
 * server on one's own machine. User and password are written as in any address, with %40 for an @.
 */
export const smtpAddress = z.string().transform((address, context): GivenMailServer => {
  const url = URL.parse(address);
  const usual = url?.protocol === 'smtps:' ? 'tls' : 'starttls';
  const security = isSecurity.safeParse(url?.searchParams.get('security') ?? usual);
  const sender = url?.searchParams.get('from') ?? undefined;
  if (
    url === null ||
    !/^smtps?:$/.test(url.protocol) ||
    url.hostname === '' ||
    /%(?![0-9a-f]{2})/i.test(url.username + url.password) ||
    !security.success ||
    (sender !== undefined && !mailAddressForm.test(sender))
  ) {
    context.addIssue(form);
    return z.NEVER;
  }
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? mailPorts[security.data] : Number(url.port),
    security: security.data,
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    sender,
  };
});
