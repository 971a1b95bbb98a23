import type { MessageTexts } from './messageRules.ts';

/** The fields of the contact form, in their order on the page. */
export const messageFields = ['name', 'email', 'subject', 'message'] as const;

/** The honeypot: people do not see the field, so whoever fills it in is a bot. */
export const trapField = 'website';

/** The hidden field that names the version of the notice about personal data which the form leads to. */
export const noticeField = 'notice';

/** What is added to the address of a form's page after it was sent without JavaScript. */
export const sentQuery = { name: 'durum', value: 'gonderildi' } as const;

/** The text of a form's field; empty where it has none. */
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

/** What a bot left in the honeypot. */
export const trapOf = (form: FormData): string => textAt(form, trapField);
