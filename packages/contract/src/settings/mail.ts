import { z } from 'zod';
import { timestamp } from '../id.ts';
import { limits } from '../limits.ts';
import { refusals } from '../errors/refusals.ts';
import { exactText, filled, formed } from '../text/text.ts';

/** How the connection to a mail server is protected: from its beginning, by STARTTLS before anything is said, or not. */
export const mailSecurities = ['tls', 'starttls', 'none'] as const;
export type MailSecurity = (typeof mailSecurities)[number];

/** The usual port of each. */
export const mailPorts = { tls: 465, starttls: 587, none: 25 } as const satisfies Record<
  MailSecurity,
  number
>;

/** Why a letter could not be sent, in words that stay the same when sentences change. */
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

/** One address of a person, without a name: nothing that a header of a letter is divided by. */
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
    /** Absent, it stays; empty, there is none. */
    password: exactText(limits.passwordCharacters),
    sender: optionalMailAddress,
    /** Who gets what visitors write. */
    recipients: z
      .array(mailAddress)
      .max(limits.mailRecipients, refusals.tooManyEntries(limits.mailRecipients)),
    /** A letter in the morning about what nobody has read. */
    digest: z.boolean(),
  })
  .partial()
  .meta({ id: 'MailSettingsChange' });
export type MailSettingsChange = z.infer<typeof mailSettingsChange>;

/** How letters are sent, without the password. */
export const mailSettings = z
  .object({
    /** Who set the mail server: the environment goes before the panel. */
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
    /** Whether the site's own address is known: without it letters hold no links. */
    links: z.boolean(),
    /** Letters on their way, and those that were given up. */
    waiting: z.int().nonnegative(),
    failed: z.int().nonnegative(),
  })
  .meta({ id: 'MailSettings' });
export type MailSettings = z.infer<typeof mailSettings>;

/** Where a test goes. */
export const mailTest = z.object({ to: mailAddress }).meta({ id: 'MailTest' });
export type MailTest = z.infer<typeof mailTest>;

/** How a test ended: null where the mail server took the letter. */
export const mailTested = z.object({ fault: z.enum(mailFaults).nullable() }).meta({ id: 'MailTested' });
export type MailTested = z.infer<typeof mailTested>;

/** How far a message has come on its way to the chosen addresses. */
export const messageMail = z
  .object({
    state: z.enum(['queued', 'sent', 'failed']),
    /** Why it is not sent, or not yet. */
    fault: z.enum(mailFaults).nullable(),
    at: timestamp,
  })
  .meta({ id: 'MessageMail' });
export type MessageMail = z.infer<typeof messageMail>;

/** Whose password is forgotten. */
export const passwordLinkWish = z
  .object({
    email: filled(exactText(limits.emailCharacters), refusals.emailMissing()),
  })
  .meta({ id: 'PasswordLinkWish' });
export type PasswordLinkWish = z.infer<typeof passwordLinkWish>;

/** Whether a forgotten password can be replaced by e-mail. */
export const passwordHelp = z.object({ byMail: z.boolean() }).meta({ id: 'PasswordHelp' });
export type PasswordHelp = z.infer<typeof passwordHelp>;
