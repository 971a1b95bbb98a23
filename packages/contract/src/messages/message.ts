import { z } from 'zod';
import { pageAddressOf } from '../links/addresses.ts';
import { longText, pageLink } from '../fields.ts';
import { id, timestamp } from '../id.ts';
import { limits } from '../limits.ts';
import { messageMail } from '../settings/mail.ts';
import { emailForm, messageCharacters, messageErrors } from './messageRules.ts';
import { internationalPhone } from '../links/phone.ts';
import { refusals } from '../errors/refusals.ts';
import { isReachable, quoteCharacters, quoteErrors } from './quoteRules.ts';
import { exactText, filled, formed, text } from '../text/text.ts';

/** Fields that tell people from bots. */
const forRobots = {
  /** A honeypot: the field is hidden from people, so only bots fill it in. */
  website: text(limits.shortTextCharacters).optional(),
  /** Milliseconds between the form's first view and its sending; a person needs a few seconds. */
  elapsedMs: z.number().nonnegative().optional(),
};

/** The campaign parameters in the address of a visit's first page. */
export const campaignNames = ['source', 'medium', 'campaign', 'term', 'content'] as const;

/** Visitors cannot correct a campaign parameter, so one that is too long is truncated and not refused. */
const campaignValue = text(limits.titleCharacters)
  .trim()
  .overwrite((given) => given.slice(0, limits.campaignCharacters))
  .default('');

/** The campaign that led to the site; empty texts if there was none. */
const campaign = z.object({
  source: campaignValue,
  medium: campaignValue,
  campaign: campaignValue,
  term: campaignValue,
  content: campaignValue,
});
export type Campaign = z.infer<typeof campaign>;

/** The path of a page of the site; anything else is dropped, since visitors could not correct it. */
const pagePathOf = (given: string): string => (given.startsWith('/') ? pageAddressOf(given) : '');

/** Context that forms send: where the visitor came from, and the notice they were shown. */
const ofTheWay = {
  /** The path of the page that the visitor came from. */
  page: text(limits.shortTextCharacters).trim().overwrite(pagePathOf).default(''),
  /** The campaign that led to the site. */
  campaign: campaign.optional(),
  /** The version of the privacy notice that the form linked to. */
  notice: exactText(64).optional(),
};

/** A message sent by a visitor. */
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
    ...ofTheWay,
    ...forRobots,
  })
  .meta({ id: 'MessageDraft' });
export type MessageDraft = z.infer<typeof messageDraft>;

/** A visitor's request for a quote; either a phone number or an e-mail address is enough. */
export const quoteDraft = z
  .object({
    name: filled(text(quoteCharacters.name, quoteErrors), quoteErrors.name),
    /** In any spelling; stored in its international form. */
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
    ...ofTheWay,
    ...forRobots,
  })
  .refine(isReachable, { error: quoteErrors.reach, path: ['phone'] })
  .meta({ id: 'QuoteDraft' });
export type QuoteDraft = z.infer<typeof quoteDraft>;

/** The forms whose messages arrive in the inbox. */
export const messageForms = ['contact', 'quote'] as const;

/** Why a message is considered spam. */
export const spamReasons = [
  'trap',
  'tooFast',
  'links',
  'markup',
  'words',
  'letters',
  'repeated',
  'person',
] as const;
export type SpamReason = (typeof spamReasons)[number];

/** A label of messages, chosen freely. */
const label = filled(text(limits.labelCharacters), refusals.labelMissing());

/** A message in the panel's inbox. */
export const contactMessage = z
  .object({
    id,
    name: z.string(),
    email: z.string(),
    subject: z.string(),
    message: z.string(),
    /** The form that it was written in, and the fields that only quote requests have. */
    form: z.enum(messageForms),
    phone: z.string(),
    place: z.string(),
    size: z.string(),
    page: pageLink,
    /** The service or project whose page the visitor came from, or that the form was about. */
    about: z.object({ kind: z.enum(['service', 'project']), id, title: z.string() }).nullable(),
    campaign: z.object({
      source: z.string(),
      medium: z.string(),
      campaign: z.string(),
      term: z.string(),
      content: z.string(),
    }),
    /** The version of the notice that the form linked to; null if none was sent. */
    notice: z.string().nullable(),
    read: z.boolean(),
    archived: z.boolean(),
    spam: z.boolean(),
    /** Why it is considered spam; empty if it is not. */
    spamReasons: z.array(z.enum(spamReasons)),
    /** When it was answered, and by whom. */
    answered: z.object({ at: timestamp, by: z.string() }).nullable(),
    /** Internal notes of the panel's users. */
    note: z.string(),
    labels: z.array(z.string()),
    /** The person responsible for it. */
    assignee: z.object({ id, name: z.string() }).nullable(),
    /** Absent if it was not mailed to anyone. */
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
  .object({
    read: z.boolean(),
    archived: z.boolean(),
    /** Moves it to spam, or back. */
    spam: z.boolean(),
    /** Marks it as answered by the caller, or undoes that. */
    answered: z.boolean(),
    note: longText,
    labels: z.array(label).max(limits.messageLabels, refusals.tooManyEntries(limits.messageLabels)),
    /** The id of an account; null for unassigned. */
    assigneeId: id.nullable(),
  })
  .partial()
  .meta({ id: 'MessageChange' });
export type MessageChange = z.infer<typeof messageChange>;

/** The values that messages can be filtered by and given: labels in use, and people with access to the inbox. */
export const messageChoices = z
  .object({
    labels: z.array(z.string()),
    people: z.array(z.object({ id, name: z.string() })),
    /** Whether replies can be sent from the panel. */
    canReply: z.boolean(),
  })
  .meta({ id: 'MessageChoices' });
export type MessageChoices = z.infer<typeof messageChoices>;

/** The filters of messages, in the panel and in its export. */
export const messageFilter = z.object({
  archived: z.enum(['true', 'false']).optional(),
  read: z.enum(['true', 'false']).optional(),
  spam: z.enum(['true', 'false']).optional(),
  answered: z.enum(['true', 'false']).optional(),
  label: text(limits.labelCharacters).trim().optional(),
  /** The id of an account, or `nobody`. */
  assignee: exactText(100).optional(),
});
export type MessageFilter = z.infer<typeof messageFilter>;

/** A reply to the author of a message. */
export const replyDraft = z
  .object({ message: filled(text(messageCharacters.message), refusals.replyMissing()) })
  .meta({ id: 'ReplyDraft' });
export type ReplyDraft = z.infer<typeof replyDraft>;

/** A reply that was sent from the panel. */
export const messageReply = z
  .object({
    id,
    message: z.string(),
    by: z.string(),
    mail: messageMail,
    createdAt: timestamp,
  })
  .meta({ id: 'MessageReply' });
export type MessageReply = z.infer<typeof messageReply>;

/** A tag of the current state of the inbox. */
export const inboxState = z.object({ state: z.string() }).meta({ id: 'InboxState' });
export type InboxState = z.infer<typeof inboxState>;

/** How many messages arrived, by day, subject and originating page. */
export const leadSums = z
  .object({
    days: z.array(z.object({ day: z.string(), messages: z.int().nonnegative() })),
    services: z.array(z.object({ title: z.string(), messages: z.int().nonnegative() })),
    pages: z.array(z.object({ page: z.string(), messages: z.int().nonnegative() })),
    total: z.int().nonnegative(),
  })
  .meta({ id: 'LeadSums' });
export type LeadSums = z.infer<typeof leadSums>;
