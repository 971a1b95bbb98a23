import type { GivenMailServer } from './mailServer.ts';
import { type SendLetter, smtpSender } from './sendLetter.ts';

/** What calls need that have something sent. */
export type MailParts = {
  /** The mail server of the environment. */
  given: GivenMailServer | undefined;
  /** The site's own address, which letters lead to; without it they hold no links. */
  publicUrl: string | undefined;
  /** Sends a letter at once. */
  send: SendLetter;
  /** Tells the worker of this process that something is queued. */
  wake: () => void;
};

/** No mail server of the environment, and nobody who waits for what is queued. */
export const plainMail: MailParts = {
  given: undefined,
  publicUrl: undefined,
  send: smtpSender(),
  wake: () => undefined,
};
