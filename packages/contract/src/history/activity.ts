import { z } from 'zod';
import { id, timestamp } from '../id.ts';
import { limits } from '../limits.ts';
import { exactText, formed } from '../text/text.ts';

/** The recorded actions, by category. */
export const activityActs = {
  signIn: ['signedIn', 'signInRefused'],
  account: [
    'passwordChanged',
    'passwordReplaced',
    'profileChanged',
    'codesOn',
    'codesOff',
    'codesRenewed',
    'passkeyAdded',
    'passkeyRemoved',
    'passkeyCopied',
  ],
  users: ['userAdded', 'userInvited', 'invitationTakenBack', 'userJoined', 'roleChanged', 'userRemoved'],
  content: ['added', 'changed', 'switched', 'moved', 'restored', 'returned', 'deleted', 'erased'],
  settings: ['settingsChanged', 'mailChanged'],
  site: ['siteDownloaded', 'messagesDownloaded', 'personDownloaded'],
} as const;
export type ActivityKind = keyof typeof activityActs;
export type ActivityAct = (typeof activityActs)[ActivityKind][number];

/** The categories, in the order in which they are offered. */
export const activityKinds = z.enum(['signIn', 'account', 'users', 'content', 'settings', 'site']);

const acts = z.enum([
  ...activityActs.signIn,
  ...activityActs.account,
  ...activityActs.users,
  ...activityActs.content,
  ...activityActs.settings,
  ...activityActs.site,
]);

/** An action, with its author and origin. */
export const activity = z
  .object({
    id,
    at: timestamp,
    kind: activityKinds,
    act: acts,
    /** The account, and its name at that time; empty if nobody is known, as for actions of the server itself. */
    userId: z.string(),
    by: z.string(),
    /** Its subject: the kind of an entry or the settings section, and its title. */
    subject: z.string(),
    title: z.string(),
    /** The origin of the request; empty if there was none. */
    address: z.string(),
    browser: z.string(),
    system: z.string(),
  })
  .meta({ id: 'Activity' });
export type Activity = z.infer<typeof activity>;

/** Filters: entries before a given one, by person, category, or day in Istanbul. */
export const activityQuery = z.object({
  before: id.optional(),
  user: exactText(100).optional(),
  kind: activityKinds.optional(),
  day: formed(exactText(12), /^\d{4}-\d{2}-\d{2}$/, 'Expected a date such as 2026-11-21').optional(),
});
export type ActivityQuery = z.infer<typeof activityQuery>;

/** The number of entries per page. */
export const activityPage = limits.panelActivity;
