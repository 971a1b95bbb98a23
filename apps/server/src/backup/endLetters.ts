import { toldKinds } from '../mail/letterQueue.ts';

/**
 * Gives up the letters that waited when a backup was made, in SQL for both engines: they may have been sent since, and a
 * backup may also be restored to try it out. In the panel those about messages can be sent again.
 */
export const endLetters = `
  delete from mail_letter where state = 'queued' and kind not in (${toldKinds.map((kind) => `'${kind}'`).join()});
  update mail_letter set state = 'failed' where state = 'queued'`;

/** The table that has them; the earliest versions had none. */
export const letterTable = 'mail_letter';
