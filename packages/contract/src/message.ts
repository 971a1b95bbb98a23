import { z } from 'zod';
import { id, timestamp } from './id.ts';
import { emailForm, messageCharacters, messageErrors } from './messageRules.ts';

/** What a visitor sends. */
export const messageDraft = z
  .object({
    name: z.string().trim().min(1, messageErrors.name).max(messageCharacters.name, messageErrors.tooLong),
    email: z
      .string()
      .trim()
      .min(1, { error: messageErrors.email, abort: true })
      .max(messageCharacters.email, messageErrors.tooLong)
      .regex(emailForm, messageErrors.emailForm),
    subject: z.string().trim().max(messageCharacters.subject, messageErrors.tooLong).default(''),
    message: z
      .string()
      .trim()
      .min(1, messageErrors.message)
      .max(messageCharacters.message, messageErrors.tooLong),
    /** A field that people do not see; whoever fills it is a robot. */
    website: z.string().max(2_000).optional(),
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

/** What an admin may change of a message. */
export const messageChange = z
  .object({ read: z.boolean(), archived: z.boolean() })
  .partial()
  .meta({ id: 'MessageChange' });
export type MessageChange = z.infer<typeof messageChange>;
