import { z } from 'zod';
import { line } from '../fields.ts';
import { html, htmlText } from '../html/html.ts';

/** The notice that tells visitors what becomes of their data (KVKK aydınlatma metni). */
export const privacyNotice = z.object({ title: z.string(), content: html() }).meta({ id: 'PrivacyNotice' });
export type PrivacyNotice = z.infer<typeof privacyNotice>;

/** The notice as a form sends it; what is absent stays. */
export const privacyNoticeDraft = z
  .object({ title: line, content: htmlText() })
  .partial()
  .meta({ id: 'PrivacyNoticeDraft' });
export type PrivacyNoticeDraft = z.infer<typeof privacyNoticeDraft>;
