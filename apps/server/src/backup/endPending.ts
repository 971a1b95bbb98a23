import { toldKinds } from '../mail/letterQueue.ts';

/** Gives letters up; in the panel those about messages can be sent again. */
const endLetters = `
  delete from mail_letter where state = 'queued' and kind not in (${toldKinds.map((kind) => `'${kind}'`).join()});
  update mail_letter set state = 'failed' where state = 'queued'`;

/** What somebody may have ended since a backup was made: whoever has such a token would be let in again. */
const passes = [
  'email_change',
  'invitation',
  'passkey_challenge',
  'password_link',
  'preview_link',
  'session',
  'sign_in_step',
];

/**
 * Ends what was on its way when a backup was made, in SQL for both engines: letters that waited may have been sent since,
 * and a backup may also be restored to try it out; sessions, invitations and links may have been ended. Earlier versions
 * lack some of the tables.
 */
export const endPending = (tables: readonly string[]): string =>
  [
    ...passes.filter((table) => tables.includes(table)).map((table) => `delete from ${table}`),
    ...(tables.includes('mail_letter') ? [endLetters] : []),
  ].join(';\n');
