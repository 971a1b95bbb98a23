import { z } from 'zod';
import { pageAddressOf } from './addresses.ts';
import { pageLink } from './fields.ts';
import { id, timestamp } from './id.ts';
import { limits } from './limits.ts';
import { messageMail } from './mail.ts';
import { emailForm, messageCharacters, messageErrors } from './messageRules.ts';
import { internationalPhone } from './phone.ts';
import { isReachable, quoteCharacters, quoteErrors } from './quoteRules.ts';
import { exactText, filled, formed, text } from './text.ts';

/** What forms of visitors send besides the texts, for telling people from bots. */
const forRobots = {
  /** A honeypot: people do not see the field, so whoever fills it in is a bot. */
  website: text(2_000).optional(),
  /** Milliseconds between the form's first view and its sending; a person needs a few seconds. */
  elapsedMs: z.number().nonnegative().optional(),
};

/** What a visitor sends. */
export const messageDraft = z
  .object({
    name: filled(text(messageCharacters.name, messageErrors), messageErrors.name),
    email: formed(
      filled(
        exactText(messageCharacters.email, { ...messageErrors, unstorable: messageErrors.emailForm }),
        messageErrors.email,
      ),
      emailForm,
      messageErrors.emailForm,
    ),
    subject: text(messageCharacters.subject, messageErrors).trim().default(''),
    message: filled(text(messageCharacters.message, messageErrors), messageErrors.message),
    ...forRobots,
  })
  .meta({ id: 'MessageDraft' });
export type MessageDraft = z.infer<typeof messageDraft>;

/** The path of a page of the site; whatever leads elsewhere is left out, since no visitor could mend it. */
const pagePathOf = (given: string): string => (given.startsWith('/') ? pageAddressOf(given) : '');

/** A visitor's request for a quote; either a phone number or an e-mail address is enough. */
export const quoteDraft = z
  .object({
    name: filled(text(quoteCharacters.name, quoteErrors), quoteErrors.name),
    /** In any spelling; it is kept in its international form. */
    phone: text(quoteCharacters.phone, quoteErrors)
      .trim()
      .refine((given) => given === '' || internationalPhone(given) !== undefined, {
        error: quoteErrors.phone,
        abort: true,
      })
      .overwrite((given) => internationalPhone(given) ?? given)
      .default(''),
    email: exactText(quoteCharacters.email, { ...quoteErrors, unstorable: quoteErrors.emailForm })
      .trim()
      .refine((given) => given === '' || emailForm.test(given), { error: quoteErrors.emailForm, abort: true })
      .meta({ pattern: String.raw`^\s*(?:${emailForm.source.replace(/^\^|\$$/g, '')})?\s*$` })
      .default(''),
    /** The service or project that it is about, by its title. */
    subject: text(quoteCharacters.subject, quoteErrors).trim().default(''),
    place: text(quoteCharacters.place, quoteErrors).trim().default(''),
    size: text(quoteCharacters.size, quoteErrors).trim().default(''),
    message: text(quoteCharacters.message, quoteErrors).trim().default(''),
    /** The path of the page that the visitor came from. */
    page: text(limits.shortTextCharacters).trim().overwrite(pagePathOf).default(''),
    ...forRobots,
  })
  .refine(isReachable, { error: quoteErrors.reach, path: ['phone'] })
  .meta({ id: 'QuoteDraft' });
export type QuoteDraft = z.infer<typeof quoteDraft>;

/** The forms whose messages arrive in the inbox. */
export const messageForms = ['contact', 'quote'] as const;

/** A message in the panel's inbox. */
export const contactMessage = z
  .object({
    id,
    name: z.string(),
    email: z.string(),
    subject: z.string(),
    message: z.string(),
    /** The form that it was written in, and what only the one for quotes asks for. */
    form: z.enum(messageForms),
    phone: z.string(),
    place: z.string(),
    size: z.string(),
    page: pageLink,
    read: z.boolean(),
    archived: z.boolean(),
    /** Absent where it was not mailed to anybody. */
    mail: messageMail.optional(),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .meta({ id: 'ContactMessage' });
export type ContactMessage = z.infer<typeof contactMessage>;

/** What the inbox can be sorted by. */
export const messageSorts = {
  name: 'text',
  email: 'value',
  subject: 'text',
  read: 'value',
  createdAt: 'value',
} as const;

/** What an admin may change of a message. */
export const messageChange = z
  .object({ read: z.boolean(), archived: z.boolean() })
  .partial()
  .meta({ id: 'MessageChange' });
export type MessageChange = z.infer<typeof messageChange>;
