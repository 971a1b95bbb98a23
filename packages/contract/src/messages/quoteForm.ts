import { textAt } from './messageForm.ts';
import type { QuoteTexts } from './quoteRules.ts';

/** The values of the fields of the form that asks for a quote. */
export const quoteTextsOf = (form: FormData): QuoteTexts => ({
  name: textAt(form, 'name'),
  phone: textAt(form, 'phone'),
  email: textAt(form, 'email'),
  subject: textAt(form, 'subject'),
  place: textAt(form, 'place'),
  size: textAt(form, 'size'),
  message: textAt(form, 'message'),
});
