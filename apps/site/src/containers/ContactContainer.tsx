import { sentQuery } from '@vitrin/contract/messages/messageForm';
import type { MessageAttempt } from '@vitrin/contract/messages/messageRules';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { ContactScreen, type ContactScreenProps } from '@vitrin/ui/site/ContactScreen';
import { siteContactText } from '@vitrin/ui/text/website/siteContact';
import { use } from 'react';
import { requireRead, type SiteApi, SiteApiContext } from '../data.ts';
import { settle } from '../reads.ts';
import { type LoaderArgs, useLoaderData } from '../navigation/page.ts';
import { useSearch } from '../navigation/place.ts';
import { PageFacts } from '../PageFacts.tsx';
import { pageBefore } from '../cameFrom.ts';
import { wayHere } from './wayHere.ts';
import { deliverMessage } from './deliverMessage.ts';
import { useRootData } from './RootContainer.tsx';

/** In the memory of this document: it is gone with a reload. */
const unsent: ContactScreenProps['form']['unsent'] = {};

/** The page is about the company's facts. Only browsers without JavaScript post to it, so only the server has to handle that. */
export const loader = (api: SiteApi) => async (args: LoaderArgs) => {
  if (import.meta.env.SSR) requireRead(await settle((await api()).siteInfo.read()), args);
  if (!import.meta.env.SSR || args.request.method !== 'POST') return { posted: null };
  const { takePostedMessage } = await import('./takePostedMessage.ts');
  return { posted: await takePostedMessage(api, args) };
};

/** The page to write to the company; the API's client is fetched when a message is sent. */
export function Component() {
  const api = use(SiteApiContext);
  const { siteInfo } = useRootData();
  const { posted } = useLoaderData<ReturnType<typeof loader>>();
  const search = useSearch();
  const attempt: MessageAttempt =
    posted ?? (search.get(sentQuery.name) === sentQuery.value ? { outcome: 'sent' } : { outcome: 'none' });
  return (
    <>
      <PageFacts
        title={siteContactText.title}
        description={siteContactText.subtitle}
        path={sitePaths.contact()}
      />
      <ContactScreen
        siteInfo={siteInfo}
        form={{
          attempt,
          unsent,
          onSend: (draft) =>
            deliverMessage(api, siteInfo.contactDelivery, {
              ...draft,
              ...wayHere(siteInfo),
              page: pageBefore(),
            }),
        }}
      />
    </>
  );
}
