import type { MessageTexts } from './messageRules.ts';

/** The fields of the contact form, in their order on the page. */
export const messageFields = ['name', 'email', 'subject', 'message'] as const;

/** The honeypot: the field is hidden from people, so only bots fill it in. */
export const trapField = 'website';

/** The hidden field with the version of the privacy notice that the form links to. */
export const noticeField = 'notice';

/** The query added to a form's page after it was sent without JavaScript. */
export const sentQuery = { name: 'durum', value: 'gonderildi' } as const;

/** The text of a form's field; empty if it has none. */
export const textAt = (form: FormData, field: string): string => {
  const value = form.get(field);
  return typeof value === 'string' ? value : '';
};

/** The values of the form's fields. */
export const textsOf = (form: FormData): MessageTexts => ({
  name: textAt(form, 'name'),
  email: textAt(form, 'email'),
  subject: textAt(form, 'subject'),
  message: textAt(form, 'message'),
});

/** The honeypot's value, filled in by bots only. */
export const trapOf = (form: FormData): string => textAt(form, trapField);
