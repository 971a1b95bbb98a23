import { sentQuery, textsOf, trapOf } from '@vitrin/contract/messageForm';
import { type MessageAttempt, messageProblems } from '@vitrin/contract/messageRules';
import { sitePaths } from '@vitrin/contract/sitePaths';
import { settle, type SiteApi } from '../data.ts';
import type { LoaderArgs } from '../navigation/page.ts';
import { redirectTo } from '../navigation/redirect.ts';
import { deliverMessage } from './deliverMessage.ts';

/**
 * Handles the contact form of a browser without JavaScript, on the server. After a message was sent, it redirects to
 * the page, so that a reload does not send it again; otherwise the page is shown with what was typed.
 */
export async function takePostedMessage(api: SiteApi, args: LoaderArgs): Promise<MessageAttempt> {
  const form = await args.request.formData();
  const texts = textsOf(form);
  const problems = messageProblems(texts);
  const attempt: MessageAttempt =
    Object.keys(problems).length > 0
      ? { outcome: 'refused', texts, problems }
      : await deliver(api, texts, trapOf(form));
  if (attempt.outcome === 'sent') {
    throw redirectTo(`${sitePaths.contact()}?${sentQuery.name}=${sentQuery.value}`, 303);
  }
  if (attempt.outcome !== 'none') args.answerWith(routeStatusOf[attempt.outcome]);
  return attempt;
}

/** The status of the page that shows the outcome. */
const routeStatusOf = { refused: 422, tooMany: 429, failed: 503 } as const;

async function deliver(
  api: SiteApi,
  texts: ReturnType<typeof textsOf>,
  website: string,
): Promise<MessageAttempt> {
  const siteInfo = await settle((await api()).siteInfo.read());
  if (!siteInfo.ok) return { outcome: 'failed', texts };
  return deliverMessage(api, siteInfo.data.contactDelivery, { ...texts, website });
}
