import { limits } from '@vitrin/contract/limits';
import {
  mailAddressForm,
  mailSecurities,
  type MailSecurity,
  type MailSettingsChange,
} from '@vitrin/contract/settings/mail';
import type { MailSettings } from '@vitrin/contract/settings/mail';
import { refusals } from '@vitrin/contract/errors/refusals';
import { noteActivity } from '../activity/noteActivity.ts';
import type { Clock } from '../clock.ts';
import { definedOnly } from '../definedOnly.ts';
import { invalidFields } from '../http/httpErrors.ts';
import type { Reader, Store, Writer } from '../store/openStore.ts';
import type { MailSetupRow } from '../store/schema.ts';
import { countWaiting } from './letterQueue.ts';
import type { GivenMailServer, MailServer } from './mailServer.ts';
import { dayIn, digestHour, hourIn } from './morning.ts';

const dayMs = 24 * 60 * 60 * 1_000;

/** The one row of its table. */
const key = 'mail';

const blank: Omit<MailSetupRow, 'key' | 'updatedAt'> = {
  host: '',
  port: 587,
  security: 'starttls',
  userName: '',
  password: '',
  sender: '',
  recipients: [],
  digest: false,
  digestDay: '',
};

/** How letters are sent, and to whom. */
export type MailSetup = {
  /** Undefined if nothing can be sent: no server or no sender is set. */
  server: MailServer | undefined;
  recipients: readonly string[];
  digest: boolean;
  digestDay: string;
};

const isSecurity = (text: string): text is MailSecurity => mailSecurities.some((each) => each === text);

/** The stored settings, with invalid values replaced. */
async function storedSetup(reader: Reader): Promise<typeof blank & { security: MailSecurity }> {
  const row = await reader.selectFrom('mailSetup').selectAll().where('key', '=', key).executeTakeFirst();
  const { security, recipients, sender, ...rest } = row ?? blank;
  return {
    ...rest,
    security: isSecurity(security) ? security : 'starttls',
    recipients: recipients.filter((address) => mailAddressForm.test(address)),
    sender: mailAddressForm.test(sender) ? sender : '',
  };
}

/** How letters are sent now: through the server from the environment if there is one, otherwise the panel's. */
export async function readMailSetup(reader: Reader, given: GivenMailServer | undefined): Promise<MailSetup> {
  const { recipients, digest, digestDay, ...stored } = await storedSetup(reader);
  const { host, port, security, userName, password } = stored;
  const server = given ?? { host, port, security, user: userName, password, sender: undefined };
  const sender = senderOf(given, stored);
  const isSet = server.host !== '' && sender !== '';
  return { server: isSet ? { ...server, sender } : undefined, recipients, digest, digestDay };
}

/** The environment's sender, else the panel's, else the user name if it is an address. */
function senderOf(given: GivenMailServer | undefined, stored: { sender: string; userName: string }): string {
  const user = given === undefined ? stored.userName : given.user;
  return given?.sender ?? (stored.sender || (mailAddressForm.test(user) ? user : ''));
}

/** The settings for the panel, with the state of the queue. */
export async function readMailSettings(
  reader: Reader,
  { given, links, now }: { given: GivenMailServer | undefined; links: boolean; now: Date },
): Promise<MailSettings> {
  const stored = await storedSetup(reader);
  const { host, port, security, user, password } = given ?? { ...stored, user: stored.userName };
  const letters = reader.selectFrom('mailLetter').select((row) => row.fn.countAll().as('count'));
  const inboxIds = reader
    .selectFrom('contactMessage')
    .select('id')
    .where('archived', '=', false)
    .where('spam', '=', false);
  // That of a reply is kept for as long as its message, but news for no longer than any other.
  const failed = await letters
    .where('state', '=', 'failed')
    .where('updatedAt', '>=', new Date(now.getTime() - limits.failedMailDays * dayMs))
    .where('about', 'in', inboxIds)
    .executeTakeFirst();
  const fromPanel = host === '' ? 'none' : 'panel';
  return {
    source: given === undefined ? fromPanel : 'environment',
    fixedSender: given?.sender !== undefined,
    host,
    port,
    security,
    user,
    hasPassword: password !== '',
    sender: given?.sender ?? stored.sender,
    recipients: [...stored.recipients],
    digest: stored.digest,
    links,
    waiting: await countWaiting(reader),
    failed: Number(failed?.count ?? 0),
  };
}

/**
 * Changes the stored settings; waiting letters are retried with them at once. Throws 400 if the password would be sent
 * to another server or user than it was entered for.
 */
export const saveMailSettings = (store: Store, change: MailSettingsChange, clock: Clock): Promise<void> =>
  store.writeAlone(async (writer) => {
    const now = clock.now();
    const before = await storedSetup(writer);
    const { user, ...rest } = change;
    const after = { ...before, ...definedOnly({ ...rest, userName: user }) };
    const goesElsewhere =
      after.host !== before.host || after.port !== before.port || after.userName !== before.userName;
    // A weaker protection would expose the password in transit as well.
    const isWeaker = after.security !== before.security && after.security === 'none';
    // Without a user name there is no password.
    if (after.host === '' || after.userName === '') after.password = '';
    else if (before.password !== '' && change.password === undefined && (goesElsewhere || isWeaker)) {
      throw invalidFields({ password: refusals.mailPasswordAgain() });
    }
    const wantsDigest = after.digest && !before.digest;
    const row = {
      ...after,
      recipients: [...new Set(after.recipients)],
      // Turned on in the afternoon, the first one comes the next morning.
      digestDay: wantsDigest && hourIn(now) >= digestHour ? dayIn(now) : after.digestDay,
      updatedAt: now,
    };
    await writer
      .insertInto('mailSetup')
      .values({ key, ...row })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
      .execute();
    await writer.updateTable('mailLetter').set({ dueAt: now }).where('state', '=', 'queued').execute();
    await noteActivity(writer, { act: 'mailChanged', now });
  });

/** Claims a day's digest, so that one process makes it once; false if it was claimed already. */
export async function takeDigest(writer: Writer, day: string): Promise<boolean> {
  const taken = await writer
    .updateTable('mailSetup')
    .set({ digestDay: day })
    .where('key', '=', key)
    .where('digest', '=', true)
    .where('digestDay', '!=', day)
    .returning('key')
    .executeTakeFirst();
  return taken !== undefined;
}
