import { endpoints } from '@vitrin/contract/endpoints';
import type { ContactMessage, MessageDraft, QuoteDraft } from '@vitrin/contract/messages/message';
import { dayInIstanbul } from '@vitrin/contract/text/turkish';
import { noteActivity } from '../activity/noteActivity.ts';
import { DownloadAnswer, EventsAnswer, success } from '../http/answers/sendAnswer.ts';
import { repeatKeyOf } from '../http/input/repeatKeyOf.ts';
import { type Api, serve } from '../http/serve.ts';
import type { LimitVisitors } from '../http/visitors/visitorLimit.ts';
import { deletionBy } from '../trash/deletionBy.ts';
import { readSiteInfo } from '../siteInfo/siteInfoQueries.ts';
import type { MailParts } from '../mail/mailParts.ts';
import { exportMessages } from './exportMessages.ts';
import { readInboxState } from './inboxState.ts';
import { readLeads } from './leads.ts';
import { createMessageWatch } from './messageWatch.ts';
import { answeredMessage, findMessages, findChoices } from './messageQueries.ts';
import { changeMessage, mailAgain, removeMessage, storeMessage } from './messageWrites.ts';
import { canReply, findReplies, sendReply } from './replies.ts';

const calls = endpoints.messages;

/** How many messages a visitor may send per minute. */
const sendsPerMinute = 5;

/** The routes of visitors' messages, and of the panel's inbox. */
export function messageRoutes(
  api: Api,
  {
    limitVisitors,
    mail,
    watch: bounds,
  }: {
    limitVisitors: LimitVisitors;
    mail: MailParts;
    watch: Parameters<typeof createMessageWatch>[1];
  },
): void {
  const { store, clock } = api;
  const watch = createMessageWatch(store, bounds);
  api.app.addHook('preClose', async () => watch.stop());
  const limitSends = limitVisitors('message', sendsPerMinute);

  /** A bot gets the same response as a person, so that it does not try another way; its message is stored as spam. */
  const take = async (form: ContactMessage['form'], draft: MessageDraft | QuoteDraft) => {
    const { contactDelivery } = await readSiteInfo(store.read);
    if (contactDelivery === 'inbox') {
      await storeMessage(store, form, draft, { clock, mailServer: mail.given });
      mail.wake();
      void watch.look();
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

  serve(api, calls.listAll, ({ query }) => findMessages(store, query));

  serve(api, calls.read, async ({ params }) => answeredMessage(store.read, params.id));
  serve(api, calls.choices, async () => findChoices(store.read, await canReply(store.read, mail.given)));
  serve(api, calls.leads, () => readLeads(store, clock.now()));

  serve(api, calls.state, () => readInboxState(store.read));

  serve(api, calls.watch, async ({ viewer: { user }, request }) => {
    // A HEAD request does not start a watch.
    if (request.method === 'HEAD') return new EventsAnswer(async (output) => void output.end());
    return new EventsAnswer((output) => watch.follow(user.id, output));
  });

  serve(api, calls.exportAll, async ({ query, request }) => {
    const name = `mesajlar-${dayInIstanbul(clock.now())}.csv`;
    const type = 'text/csv; charset=utf-8';
    // A HEAD request does not read any messages.
    if (request.method === 'HEAD') return new DownloadAnswer({ name, type });
    await store.write((writer) => noteActivity(writer, { act: 'messagesDownloaded', now: clock.now() }));
    return new DownloadAnswer({ name, type, write: (output) => exportMessages(store, query, output) });
  });

  serve(api, calls.update, ({ params, body, viewer }) =>
    changeMessage(store, params.id, body, { userName: viewer.user.fullName, now: clock.now() }),
  );

  serve(api, calls.replies, ({ params }) => findReplies(store.read, params.id));

  serve(api, calls.reply, async ({ params, body, viewer, request }) => {
    const message = await sendReply(store, params.id, body.message, {
      id: repeatKeyOf(request),
      by: viewer.user.fullName,
      now: clock.now(),
      mailServer: mail.given,
    });
    mail.wake();
    return message;
  });

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
