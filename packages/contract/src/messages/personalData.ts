import { z } from 'zod';
import { id, timestamp } from '../id.ts';
import { limits } from '../limits.ts';
import { contactMessage, messageReply } from './message.ts';
import { emailForm } from './messageRules.ts';
import { internationalPhone } from '../links/phone.ts';
import { quoteCharacters } from './quoteRules.ts';
import { refusals } from '../errors/refusals.ts';
import { exactText, text } from '../text/text.ts';

/** A version of the privacy notice, identified by its text. */
export const noticeVersion = z
  .object({ id: z.string(), title: z.string(), madeAt: timestamp, messages: z.int().nonnegative() })
  .meta({ id: 'NoticeVersion' });
export type NoticeVersion = z.infer<typeof noticeVersion>;

/** How many months messages are kept; null if they are never erased automatically. */
const months = z.int().min(1).max(limits.retentionMonths).nullable();

/** How long messages are kept. */
export const retentionChange = z.object({ months }).meta({ id: 'RetentionChange' });
export type RetentionChange = z.infer<typeof retentionChange>;

/** How long messages are kept, what was erased on which days, and the versions of the notice, newest first. */
export const personalDataReport = z
  .object({
    months,
    erased: z.array(
      z.object({
        day: z.string(),
        why: z.enum(['retention', 'request']),
        messages: z.int().nonnegative(),
      }),
    ),
    notices: z.array(noticeVersion),
  })
  .meta({ id: 'PersonalDataReport' });
export type PersonalDataReport = z.infer<typeof personalDataReport>;

/** A person to search for, by what they left: an e-mail address, a phone number or both. */
export const person = z
  .object({
    email: exactText(limits.emailCharacters)
      .trim()
      .refine((given) => given === '' || emailForm.test(given), {
        error: refusals.emailAddress(),
        abort: true,
      })
      .meta({ pattern: String.raw`^\s*(?:${emailForm.source.replace(/^\^|\$$/g, '')})?\s*$` })
      .default(''),
    phone: text(quoteCharacters.phone)
      .trim()
      .refine((given) => given === '' || internationalPhone(given) !== undefined, {
        error: refusals.phoneNumber(),
        abort: true,
      })
      .default(''),
  })
  .refine(({ email, phone }) => email !== '' || phone !== '', {
    error: refusals.personMissing(),
    path: ['email'],
  })
  .meta({ id: 'Person' });
export type Person = z.infer<typeof person>;

/** The folders that a person's message can be in. */
export const personPlaces = ['inbox', 'archive', 'spam', 'trash'] as const;

/** What is stored about a person, for review before erasing; `total` counts all of it. */
export const personFound = z
  .object({
    messages: z.array(
      z.object({
        id,
        place: z.enum(personPlaces),
        name: z.string(),
        subject: z.string(),
        form: contactMessage.shape.form,
        createdAt: timestamp,
      }),
    ),
    total: z.int().nonnegative(),
  })
  .meta({ id: 'PersonFound' });
export type PersonFound = z.infer<typeof personFound>;

/** Everything stored about a person. */
export const personExport = z
  .object({
    messages: z.array(
      contactMessage.omit({ mail: true }).extend({
        place: z.enum(personPlaces),
        replies: z.array(messageReply.omit({ mail: true })),
      }),
    ),
  })
  .meta({ id: 'PersonExport' });
export type PersonExport = z.infer<typeof personExport>;

/** How many messages of a person were erased, and how many are left if there were too many for one step. */
export const personErased = z
  .object({ erased: z.int().nonnegative(), left: z.int().nonnegative() })
  .meta({ id: 'PersonErased' });
export type PersonErased = z.infer<typeof personErased>;
