import { z } from 'zod';
import { timestamp } from '../id.ts';
import { limits } from '../limits.ts';
import { refusals } from '../errors/refusals.ts';
import { exactText, filled, formed } from '../text/text.ts';

/**
 * How the connection to a mail server is secured: by TLS from the start, by STARTTLS before anything is sent, or not.
 */
export const mailSecurities = ['tls', 'starttls', 'none'] as const;
export type MailSecurity = (typeof mailSecurities)[number];

/** The usual port of each. */
export const mailPorts = { tls: 465, starttls: 587, none: 25 } as const satisfies Record<
  MailSecurity,
  number
>;

/** Why a letter could not be sent, as a stable code. */
export const mailFaults = [
  'notSet',
  'hostNotFound',
  'refused',
  'timeout',
  'tls',
  'credentials',
  'sender',
  'recipient',
  'rejected',
  'broken',
] as const;
export type MailFault = (typeof mailFaults)[number];

/** A bare address without a name: no characters that separate parts of a mail header. */
export const mailAddressForm = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]+$/;

const mailAddress = formed(exactText(limits.emailCharacters), mailAddressForm, refusals.emailAddress());
const optionalMailAddress = formed(
  exactText(limits.emailCharacters),
  new RegExp(`^(?:${mailAddressForm.source.slice(1, -1)})?$`),
  refusals.emailAddress(),
);

const hostName = formed(
  exactText(253),
  /^(?:[A-Za-z0-9](?:[A-Za-z0-9.:_-]*[A-Za-z0-9])?)?$/,
  refusals.mailHost(),
);

const wrongPort = refusals.mailPort();

/** How letters are sent, and to whom; absent fields stay. A password is taken and never told again. */
export const mailSettingsChange = z
  .object({
    host: hostName,
    port: z.int(wrongPort).min(1, wrongPort).max(65_535, wrongPort),
    security: z.enum(mailSecurities),
    user: exactText(limits.emailCharacters).trim(),
    /** Absent to keep it; empty to remove it. */
    password: exactText(limits.passwordCharacters),
    sender: optionalMailAddress,
    /** Who receives visitors' messages. */
    recipients: z
      .array(mailAddress)
      .max(limits.mailRecipients, refusals.tooManyEntries(limits.mailRecipients)),
    /** A letter in the morning about unread messages. */
    digest: z.boolean(),
  })
  .partial()
  .meta({ id: 'MailSettingsChange' });
export type MailSettingsChange = z.infer<typeof mailSettingsChange>;

/** How letters are sent, without the password. */
export const mailSettings = z
  .object({
    /** Where the mail server is configured: the environment takes precedence over the panel. */
    source: z.enum(['none', 'panel', 'environment']),
    /** Whether the sender is set by the environment as well. */
    fixedSender: z.boolean(),
    host: z.string(),
    port: z.int(),
    security: z.enum(mailSecurities),
    user: z.string(),
    hasPassword: z.boolean(),
    sender: z.string(),
    recipients: z.array(z.string()),
    digest: z.boolean(),
    /** Whether the site's own address is known: without it letters contain no links. */
    links: z.boolean(),
    /** Queued letters, and those that were given up lately, about messages that are in the inbox. */
    waiting: z.int().nonnegative(),
    failed: z.int().nonnegative(),
  })
  .meta({ id: 'MailSettings' });
export type MailSettings = z.infer<typeof mailSettings>;

/** The recipient of a test letter. */
export const mailTest = z.object({ to: mailAddress }).meta({ id: 'MailTest' });
export type MailTest = z.infer<typeof mailTest>;

/** The result of a test: null if the mail server accepted the letter. */
export const mailTested = z.object({ fault: z.enum(mailFaults).nullable() }).meta({ id: 'MailTested' });
export type MailTested = z.infer<typeof mailTested>;

/** The mail state of a message. */
export const messageMail = z
  .object({
    state: z.enum(['queued', 'sent', 'failed']),
    /** Why it was not sent, or not yet. */
    fault: z.enum(mailFaults).nullable(),
    at: timestamp,
  })
  .meta({ id: 'MessageMail' });
export type MessageMail = z.infer<typeof messageMail>;

/** The account whose password is forgotten. */
export const passwordLinkWish = z
  .object({
    email: filled(exactText(limits.emailCharacters), refusals.emailMissing()),
  })
  .meta({ id: 'PasswordLinkWish' });
export type PasswordLinkWish = z.infer<typeof passwordLinkWish>;

/** Whether a forgotten password can be reset by e-mail. */
export const passwordHelp = z.object({ byMail: z.boolean() }).meta({ id: 'PasswordHelp' });
export type PasswordHelp = z.infer<typeof passwordHelp>;
