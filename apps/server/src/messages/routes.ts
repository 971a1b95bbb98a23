import { endpoints } from '@vitrin/contract/endpoints';
import { listAnswer, success } from '../http/sendAnswer.ts';
import { type Api, serve } from '../http/serve.ts';
import type { LimitVisitors } from '../http/visitorLimit.ts';
import { readSiteInfo } from '../siteInfo/siteInfoQueries.ts';
import { findMessages, messageOf, requireMessage } from './messageQueries.ts';
import { changeMessage, isFromRobot, removeMessage, storeMessage } from './messageWrites.ts';

const calls = endpoints.messages;

/** How many messages a visitor may send. */
const sendsPerMinute = 5;

/** What visitors write, and the panel's inbox. */
export function messageRoutes(api: Api, limitVisitors: LimitVisitors): void {
  const { store, clock } = api;
  const limitSends = limitVisitors('message', sendsPerMinute);

  serve(api, calls.send, async ({ body, request }) => {
    await limitSends(request);
    const { contactDelivery } = await readSiteInfo(store.read);
    // A bot gets the same response as a person, so that it does not try another way.
    if (contactDelivery === 'inbox' && !isFromRobot(body)) await storeMessage(store, body, clock);
    return success;
  });

  serve(api, calls.listAll, async ({ query }) => {
    const { items, total } = await findMessages(store, query);
    return listAnswer(items, total);
  });

  serve(api, calls.read, async ({ params }) => messageOf(await requireMessage(store.read, params.id)));
  serve(api, calls.update, ({ params, body }) => changeMessage(store, params.id, body, clock));

  serve(api, calls.remove, async ({ params }) => {
    await removeMessage(store, params.id);
    return success;
  });
}
