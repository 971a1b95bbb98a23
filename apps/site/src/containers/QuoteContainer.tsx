import { limits } from '@vitrin/contract/limits';
import { sentQuery } from '@vitrin/contract/messages/messageForm';
import type { QuoteAttempt } from '@vitrin/contract/messages/quoteRules';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { QuoteScreen, type QuoteScreenProps } from '@vitrin/ui/site/QuoteScreen';
import { siteQuoteText } from '@vitrin/ui/text/website/siteQuote';
import { use } from 'react';
import { pageBefore } from '../cameFrom.ts';
import { requireRead, type SiteApi, SiteApiContext, useSettled } from '../data.ts';
import { settle, source } from '../reads.ts';
import { type LoaderArgs, useLoaderData } from '../navigation/page.ts';
import { Onward, usePlace, useSearch } from '../navigation/place.ts';
import { redirectTo } from '../navigation/redirectTo.ts';
import { PageFacts } from '../PageFacts.tsx';
import { deliverQuote } from './deliverMessage.ts';
import { wayHere } from './wayHere.ts';
import { quoteAbout } from './quoteAbout.ts';
import { useRootData } from './RootContainer.tsx';

/**
 * Loads the subject of the quote, and the services to choose from. If requests are not stored, the contact page replaces
 * this one; where that could not be read, the form is shown.
 */
export const loader = (api: SiteApi) => async (args: LoaderArgs) => {
  const { searchParams } = new URL(args.request.url);
  let unread = false;
  if (import.meta.env.SSR) {
    const siteInfo = await settle((await api()).siteInfo.read());
    requireRead(siteInfo, args);
    if (siteInfo.ok && siteInfo.data.contactDelivery !== 'inbox') throw redirectTo(sitePaths.contact(), 303);
    unread = !siteInfo.ok;
  }
  const client = await api();
  const [about, { of: offered }] = await Promise.all([
    quoteAbout(api, searchParams),
    source(client.services.listBasic({ query: { pageSize: limits.offeredServices } })),
  ]);
  if (!import.meta.env.SSR || args.request.method !== 'POST') return { about, offered, unread, posted: null };
  const { takePostedQuote } = await import('./takePostedMessage.ts');
  return { about, offered, unread, posted: await takePostedQuote(api, args, about?.path ?? '') };
};

/** In the memory of this document: it is gone with a reload. */
const unsent: QuoteScreenProps['unsent'] = {};

/** The quote page; the API's client is loaded when it is needed. */
export function Component() {
  const api = use(SiteApiContext);
  const { siteInfo, services: inMenu } = useRootData();
  const { about, offered, unread, posted } = useLoaderData<ReturnType<typeof loader>>();
  const settled = useSettled(offered);
  const services = settled?.ok === true ? settled.data : inMenu;
  const query = useSearch();
  const { pathname, search } = usePlace().location;
  const attempt: QuoteAttempt =
    posted ?? (query.get(sentQuery.name) === sentQuery.value ? { outcome: 'sent' } : { outcome: 'none' });
  if (!import.meta.env.SSR && !unread && siteInfo.contactDelivery !== 'inbox')
    return <Onward to={sitePaths.contact()} />;
  return (
    <>
      <PageFacts title={siteQuoteText.title} description={siteQuoteText.subtitle} path={sitePaths.quote()} />
      <QuoteScreen
        siteInfo={siteInfo}
        action={`${pathname}${about === null ? '' : search}`}
        services={services.map(({ title }) => title)}
        about={about}
        attempt={attempt}
        unsent={unsent}
        onSend={(draft) =>
          deliverQuote(api, { ...draft, ...wayHere(siteInfo), page: about?.path ?? pageBefore() })
        }
      />
    </>
  );
}
