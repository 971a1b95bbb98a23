import { z } from 'zod';
import { id, timestamp } from './id.ts';
import { emailForm, messageCharacters, messageErrors } from './messageRules.ts';
import { exactText, filled, formed, text } from './text.ts';

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
    /** A honeypot: people do not see the field, so whoever fills it in is a bot. */
    website: text(2_000).optional(),
    /** Milliseconds between the form's first view and its sending; a person needs a few seconds. */
    elapsedMs: z.number().nonnegative().optional(),
  })
  .meta({ id: 'MessageDraft' });
export type MessageDraft = z.infer<typeof messageDraft>;

/** A message in the panel's inbox. */
export const contactMessage = z
  .object({
    id,
    name: z.string(),
    email: z.string(),
    subject: z.string(),
    message: z.string(),
    read: z.boolean(),
    archived: z.boolean(),
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
