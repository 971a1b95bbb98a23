import { ApiError } from '@vitrin/api-client/errors';
import type { MessageDraft } from '@vitrin/contract/message';
import { messageFields } from '@vitrin/contract/messageForm';
import type { MessageAttempt } from '@vitrin/contract/messageRules';
import type { SiteInfo } from '@vitrin/contract/siteInfo';
import type { SiteApi } from '../data.ts';

/** Puts a message into the company's inbox; where there is none, sending is only simulated. Never rejects. */
export async function deliverMessage(
  api: SiteApi,
  delivery: SiteInfo['contactDelivery'],
  draft: MessageDraft,
): Promise<MessageAttempt> {
  if (delivery !== 'inbox') return { outcome: 'sent' };
  const texts = { name: draft.name, email: draft.email, subject: draft.subject, message: draft.message };
  try {
    const client = await api();
    await client.messages.send({ body: draft });
    return { outcome: 'sent' };
  } catch (error) {
    // The server's own message is written for programs, in English; visitors read the catalogue's.
    if (error instanceof ApiError && error.status === 429) return { outcome: 'tooMany', texts };
    const errors: Readonly<Record<string, string>> = error instanceof ApiError ? error.fieldErrors : {};
    const wrong = messageFields.filter((field) => errors[field] !== undefined);
    if (wrong.length === 0) return { outcome: 'failed', texts };
    const problems = Object.fromEntries(wrong.map((field) => [field, errors[field]]));
    return { outcome: 'refused', texts, problems };
  }
}
