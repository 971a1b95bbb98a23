import type { ApiClient } from '@vitrin/api-client/client';
import { ApiError } from '@vitrin/api-client/errors';
import type { MessageDraft, QuoteDraft } from '@vitrin/contract/messages/message';
import { messageFields } from '@vitrin/contract/messages/messageForm';
import type { Attempt, MessageAttempt } from '@vitrin/contract/messages/messageRules';
import { type QuoteAttempt, quoteFields } from '@vitrin/contract/messages/quoteRules';
import type { SiteInfo } from '@vitrin/contract/settings/siteInfo';
import type { SiteApi } from '../data.ts';

/**
 * Puts a message into the company's inbox; without an inbox, or an API that takes messages, sending is only simulated.
 * A page that could not read how messages are delivered leaves it to the API. Never rejects.
 */
export async function deliverMessage(
  api: SiteApi,
  delivery: SiteInfo['contactDelivery'],
  draft: MessageDraft,
): Promise<MessageAttempt> {
  if (delivery === 'simulate') return { outcome: 'sent' };
  const { name, email, subject, message } = draft;
  return deliver(api, messageFields, { name, email, subject, message }, async (client) => {
    if (await client.hasAdditions()) await client.messages.send({ body: draft });
  });
}

/** Puts a quote request into the company's inbox. Never rejects. */
export function deliverQuote(api: SiteApi, draft: QuoteDraft): Promise<QuoteAttempt> {
  const { name, phone, email, subject, place, size, message } = draft;
  return deliver(api, quoteFields, { name, phone, email, subject, place, size, message }, (client) =>
    client.messages.askQuote({ body: draft }),
  );
}

async function deliver<Texts extends Record<string, string>>(
  api: SiteApi,
  fields: readonly (keyof Texts & string)[],
  texts: Texts,
  send: (client: ApiClient) => Promise<unknown>,
): Promise<Attempt<Texts>> {
  try {
    await send(await api());
    return { outcome: 'sent' };
  } catch (error) {
    // The server's own messages are English and meant for programs; visitors see the catalogue's.
    if (error instanceof ApiError && error.status === 429) return { outcome: 'tooMany', texts };
    const errors: Readonly<Record<string, string>> = error instanceof ApiError ? error.fieldErrors : {};
    const problems: { [Field in keyof Texts]?: string } = {};
    for (const field of fields) {
      const told = errors[field];
      if (told !== undefined) problems[field] = told;
    }
    return Object.keys(problems).length === 0
      ? { outcome: 'failed', texts }
      : { outcome: 'refused', texts, problems };
  }
}
