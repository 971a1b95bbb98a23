import { z } from 'zod';
import { line } from '../fields.ts';
import { html, htmlText } from '../html/html.ts';

/** The notice that informs visitors about the use of their data (KVKK aydınlatma metni). */
export const privacyNotice = z.object({ title: z.string(), content: html() }).meta({ id: 'PrivacyNotice' });
export type PrivacyNotice = z.infer<typeof privacyNotice>;

/** The notice in a form's body; absent fields stay. */
export const privacyNoticeDraft = z
  .object({ title: line, content: htmlText() })
  .partial()
  .meta({ id: 'PrivacyNoticeDraft' });
export type PrivacyNoticeDraft = z.infer<typeof privacyNoticeDraft>;
