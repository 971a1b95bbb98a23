import { emptyMessage, type MessageAttempt, type MessageTexts } from '@vitrin/contract/messageRules';

/** The fields of the contact form, in their order on the page. */
export const messageFields = ['name', 'email', 'subject', 'message'] as const;

/** The field that only robots fill. */
export const trapField = 'website';

const textAt = (form: FormData, field: string): string => {
  const value = form.get(field);
  return typeof value === 'string' ? value : '';
};

/** What stands in the form's fields. */
export const textsOf = (form: FormData): MessageTexts => ({
  name: textAt(form, 'name'),
  email: textAt(form, 'email'),
  subject: textAt(form, 'subject'),
  message: textAt(form, 'message'),
});

/** What a robot left in the field that people do not see. */
export const trapOf = (form: FormData): string => textAt(form, trapField);

/** What stands in the fields after an attempt: all of it, unless it was sent. */
export const keptTexts = (attempt: MessageAttempt): MessageTexts =>
  attempt.outcome === 'failed' || attempt.outcome === 'refused' ? attempt.texts : emptyMessage;
