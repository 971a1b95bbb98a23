import type { GivenMailServer } from './mailServer.ts';
import { type SendLetter, smtpSender } from './sendLetter.ts';

/** What routes that send mail need. */
export type MailParts = {
  /** The mail server from the environment. */
  given: GivenMailServer | undefined;
  /** The site's own address for links in letters; without it they contain none. */
  publicUrl: string | undefined;
  /** Sends a letter at once. */
  send: SendLetter;
  /** Wakes the worker of this process after queueing. */
  wake: () => void;
};

/** No mail server from the environment, and no worker. */
export const plainMail: MailParts = {
  given: undefined,
  publicUrl: undefined,
  send: smtpSender(),
  wake: () => undefined,
};
