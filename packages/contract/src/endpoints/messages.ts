import { z } from 'zod';
import { define, done, sortedQuery } from '../endpoint.ts';
import { idParams } from '../id.ts';
import {
  contactMessage,
  inboxState,
  leadSums,
  messageChange,
  messageChoices,
  messageDraft,
  messageFilter,
  messageReply,
  messageSorts,
  quoteDraft,
  replyDraft,
} from '../messages/message.ts';
import { text } from '../text/text.ts';
import { limits } from '../limits.ts';

const tag = 'Contact messages';

/** The calls about visitors' messages and quote requests. */
export const messageEndpoints = {
  messages: {
    send: define({
      method: 'POST',
      path: '/contact-messages',
      access: 'public',
      tag,
      summary: "Stores a visitor's message",
      body: messageDraft,
      answer: done,
      limited: true,
    }),
    askQuote: define({
      method: 'POST',
      path: '/quote-requests',
      access: 'public',
      tag,
      summary: "Stores a visitor's request for a quote among the messages",
      body: quoteDraft,
      answer: done,
      limited: true,
    }),
    listAll: define({
      method: 'GET',
      path: '/contact-messages',
      access: 'editor',
      tag,
      summary:
        'The messages, newest first; the archived ones with `archived=true`, spam with `spam=true`, those that nobody has read with `read=false`',
      query: sortedQuery(messageSorts).omit({ active: true }).extend(messageFilter.shape),
      answer: z.array(contactMessage),
    }),
    choices: define({
      method: 'GET',
      path: '/contact-messages/choices',
      access: 'editor',
      tag,
      summary: 'The labels in use, the people who can take care of messages, and whether answers can be sent',
      answer: messageChoices,
    }),
    leads: define({
      method: 'GET',
      path: '/contact-messages/leads',
      access: 'editor',
      tag,
      summary: 'How many messages arrived in the last thirty days: by day, by service or project, by page',
      answer: leadSums,
    }),
    state: define({
      method: 'GET',
      path: '/contact-messages/state',
      access: 'editor',
      tag,
      summary:
        'Names the state of the inbox, with another name after every change: asked with the ETag of before, it answers 304 and reads no message',
      answer: inboxState,
    }),
    watch: define({
      method: 'GET',
      path: '/contact-messages/watch',
      access: 'editor',
      tag,
      summary:
        'Tells by server-sent events that a message has come (`event: message`); it ends after some minutes, and is then asked for again',
      answerType: 'text/event-stream',
      answer: z.unknown(),
    }),
    exportAll: define({
      method: 'GET',
      path: '/contact-messages/export',
      access: 'editor',
      tag,
      summary: 'The messages that a filter leaves as CSV, as spreadsheets open it',
      query: messageFilter.extend({ q: text(limits.listSearchCharacters).trim().optional() }),
      answerType: 'text/csv',
      answer: z.unknown(),
    }),
    read: define({
      method: 'GET',
      path: '/contact-messages/{id}',
      access: 'editor',
      tag,
      summary: 'One message',
      params: idParams,
      answer: contactMessage,
    }),
    update: define({
      method: 'PATCH',
      also: ['PUT'],
      path: '/contact-messages/{id}',
      access: 'editor',
      tag,
      summary:
        'Marks a message as read, answered or spam, archives it, and sets its note, its labels and who takes care of it',
      params: idParams,
      body: messageChange,
      answer: contactMessage,
    }),
    mailAgain: define({
      method: 'POST',
      path: '/contact-messages/{id}/mail',
      access: 'editor',
      tag,
      summary: 'Mails a message once more to those addresses that it did not reach',
      params: idParams,
      answer: contactMessage,
    }),
    replies: define({
      method: 'GET',
      path: '/contact-messages/{id}/replies',
      access: 'editor',
      tag,
      summary: 'The answers that were sent from the panel, the oldest first',
      params: idParams,
      answer: z.array(messageReply),
    }),
    reply: define({
      method: 'POST',
      path: '/contact-messages/{id}/replies',
      access: 'editor',
      tag,
      summary: 'Sends an answer by e-mail and marks the message as answered',
      params: idParams,
      body: replyDraft,
      answer: contactMessage,
      errors: [409],
    }),
    remove: define({
      method: 'DELETE',
      path: '/contact-messages/{id}',
      access: 'editor',
      tag,
      summary: 'Deletes a message',
      params: idParams,
      answer: done,
    }),
  },
} as const;
