import { z } from 'zod';
import { define, done, sortedQuery } from '../endpoint.ts';
import { idParams } from '../id.ts';
import { contactMessage, messageChange, messageDraft, messageSorts, quoteDraft } from '../message.ts';

const tag = 'Contact messages';

/** The calls about what visitors write through the contact form and the form that asks for a quote. */
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
        'The messages, newest first; the archived ones with `archived=true`, those that nobody has read with `read=false`',
      query: sortedQuery(messageSorts)
        .omit({ active: true })
        .extend({
          archived: z.enum(['true', 'false']).optional(),
          read: z.enum(['true', 'false']).optional(),
        }),
      answer: z.array(contactMessage),
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
      summary: 'Marks a message as read or unread, archives it or takes it back',
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
