import {
  mailAddressForm,
  mailPorts,
  type MailSecurity,
  mailSecurities,
} from '@vitrin/contract/settings/mail';
import { z } from 'zod';
import { urlCredentials } from '../starting/urlCredentials.ts';

/** A mail server with its credentials and sender. */
export type MailServer = {
  host: string;
  port: number;
  security: MailSecurity;
  /** Both are empty if the server needs no authentication. */
  user: string;
  password: string;
  /** The sender address of letters. */
  sender: string;
};

/** The mail server from the environment, whose sender may be left to the panel. */
export type GivenMailServer = Omit<MailServer, 'sender'> & { sender: string | undefined };

const form =
  'expected an address such as smtp://user:password@mail.example.com:587?from=web@example.com (smtps:// for TLS from the beginning)';

const isSecurity = z.enum(mailSecurities);

/**
 * `smtps://` uses TLS from the start, `smtp://` requires STARTTLS; `?security=none` is for a server on the same
 * machine. User and password are percent-encoded, with %40 for an @.
 */
export const smtpAddress = z.string().transform((address, context): GivenMailServer => {
  const url = URL.parse(address);
  const usual = url?.protocol === 'smtps:' ? 'tls' : 'starttls';
  const security = isSecurity.safeParse(url?.searchParams.get('security') ?? usual);
  const sender = url?.searchParams.get('from') ?? undefined;
  const credentials = url === null ? undefined : urlCredentials(url);
  if (
    url === null ||
    !/^smtps?:$/.test(url.protocol) ||
    url.hostname === '' ||
    credentials === undefined ||
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
    ...credentials,
    sender,
  };
});
