import { noticeField, sentQuery, textAt, textsOf, trapOf } from '@vitrin/contract/messages/messageForm';
import {
  type Attempt,
  type MessageAttempt,
  messageProblems,
  type Problems,
} from '@vitrin/contract/messages/messageRules';
import { quoteTextsOf } from '@vitrin/contract/messages/quoteForm';
import { type QuoteAttempt, quoteProblems } from '@vitrin/contract/messages/quoteRules';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import type { SiteApi } from '../data.ts';
import { settle } from '../reads.ts';
import type { LoaderArgs } from '../navigation/page.ts';
import { redirectTo } from '../navigation/redirectTo.ts';
import { deliverMessage, deliverQuote } from './deliverMessage.ts';

/** Handles the contact form of a browser without JavaScript, on the server. */
export function takePostedMessage(api: SiteApi, args: LoaderArgs): Promise<MessageAttempt> {
  return takePosted(args, {
    page: sitePaths.contact(),
    textsOf,
    problemsOf: messageProblems,
    send: async (texts, signs) => {
      const siteInfo = await settle((await api()).siteInfo.read());
      if (!siteInfo.ok) return { outcome: 'failed', texts };
      return deliverMessage(api, siteInfo.data.contactDelivery, {
        ...texts,
        ...signs,
        page: '',
      });
    },
  });
}

/** Handles the quote form in the same way; `from` is the page that the visitor came from. */
export function takePostedQuote(api: SiteApi, args: LoaderArgs, from: string): Promise<QuoteAttempt> {
  return takePosted(args, {
    page: sitePaths.quote(),
    textsOf: quoteTextsOf,
    problemsOf: quoteProblems,
    send: (texts, signs) => deliverQuote(api, { ...texts, ...signs, page: from }),
  });
}

type PostedForm<Texts> = {
  page: string;
  textsOf: (form: FormData) => Texts;
  problemsOf: (texts: Texts) => Problems<Texts>;
  send: (texts: Texts, signs: { website: string; notice: string }) => Promise<Attempt<Texts>>;
};

/**
 * After a message was sent, redirects to the page, so that a reload does not send it again; otherwise the page is shown
 * with the input.
 */
async function takePosted<Texts>(args: LoaderArgs, rules: PostedForm<Texts>): Promise<Attempt<Texts>> {
  const form = await args.request.formData();
  const texts = rules.textsOf(form);
  const problems = rules.problemsOf(texts);
  const attempt: Attempt<Texts> =
    Object.keys(problems).length > 0
      ? { outcome: 'refused', texts, problems }
      : await rules.send(texts, { website: trapOf(form), notice: textAt(form, noticeField).slice(0, 64) });
  if (attempt.outcome === 'sent') {
    throw redirectTo(`${rules.page}?${sentQuery.name}=${sentQuery.value}`, 303);
  }
  if (attempt.outcome !== 'none') args.answerWith(routeStatusOf[attempt.outcome]);
  return attempt;
}

/** The status of the page that shows the result. */
const routeStatusOf = { refused: 422, tooMany: 429, failed: 503 } as const;
