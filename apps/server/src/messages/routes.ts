import { endpoints } from '@vitrin/contract/endpoints';
import type { ContactMessage, MessageDraft, QuoteDraft } from '@vitrin/contract/message';
import { listAnswer, success } from '../http/sendAnswer.ts';
import { type Api, serve } from '../http/serve.ts';
import type { LimitVisitors } from '../http/visitorLimit.ts';
import { deletionBy } from '../trash/deletionBy.ts';
import { readSiteInfo } from '../siteInfo/siteInfoQueries.ts';
import type { MailParts } from '../mail/mailParts.ts';
import { answeredMessage, findMessages } from './messageQueries.ts';
import { changeMessage, isFromRobot, mailAgain, removeMessage, storeMessage } from './messageWrites.ts';

const calls = endpoints.messages;

/** How many messages a visitor may send. */
const sendsPerMinute = 5;

/** What visitors write, and the panel's inbox. */
export function messageRoutes(
  api: Api,
  { limitVisitors, mail }: { limitVisitors: LimitVisitors; mail: MailParts },
): void {
  const { store, clock } = api;
  const limitSends = limitVisitors('message', sendsPerMinute);

  /** A bot gets the same response as a person, so that it does not try another way. */
  const take = async (form: ContactMessage['form'], draft: MessageDraft | QuoteDraft) => {
    const { contactDelivery } = await readSiteInfo(store.read);
    if (contactDelivery === 'inbox' && !isFromRobot(draft)) {
      await storeMessage(store, form, draft, { clock, mailServer: mail.given });
      mail.wake();
    }
    return success;
  };

  serve(api, calls.send, async ({ body, request }) => {
    await limitSends(request);
    return take('contact', body);
  });

  serve(api, calls.askQuote, async ({ body, request }) => {
    await limitSends(request);
    return take('quote', body);
  });

  serve(api, calls.listAll, async ({ query }) => {
    const { items, total } = await findMessages(store, query);
    return listAnswer(items, total);
  });

  serve(api, calls.read, async ({ params }) => answeredMessage(store.read, params.id));
  serve(api, calls.update, ({ params, body }) => changeMessage(store, params.id, body, clock));

  serve(api, calls.mailAgain, async ({ params }) => {
    const message = await mailAgain(store, params.id, { clock, mailServer: mail.given });
    mail.wake();
    return message;
  });

  serve(api, calls.remove, async ({ params, viewer }) => {
    await removeMessage(store, params.id, deletionBy(viewer, clock));
    return success;
  });
}
