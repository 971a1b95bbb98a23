import { define } from '../endpoint.ts';
import { mailSettings, mailSettingsChange, mailTest, mailTested } from '../settings/mail.ts';

const tag = 'Mail';

/** The calls about how letters are sent. */
export const mailEndpoints = {
  mail: {
    read: define({
      method: 'GET',
      path: '/mail',
      access: 'owner',
      tag,
      summary: 'How letters are sent and to whom, without the password',
      answer: mailSettings,
    }),
    save: define({
      method: 'PUT',
      path: '/mail',
      access: 'owner',
      tag,
      summary:
        'Changes how letters are sent; absent fields stay. For another server or user the password is needed anew',
      body: mailSettingsChange,
      answer: mailSettings,
    }),
    test: define({
      method: 'POST',
      path: '/mail/test',
      access: 'owner',
      tag,
      summary: 'Sends a letter by the saved settings at once, and tells how that ended',
      body: mailTest,
      answer: mailTested,
      limited: true,
    }),
  },
} as const;
