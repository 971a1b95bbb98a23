import { z } from 'zod';
import { id, timestamp } from '../id.ts';
import { limits } from '../limits.ts';
import { exactText, formed } from '../text/text.ts';

/** What people do, by the sort of thing that it is about. */
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
  site: ['siteDownloaded'],
} as const;
export type ActivityKind = keyof typeof activityActs;
export type ActivityAct = (typeof activityActs)[ActivityKind][number];

/** The sorts, in the order in which they are offered. */
export const activityKinds = z.enum(['signIn', 'account', 'users', 'content', 'settings', 'site']);

const acts = z.enum([
  ...activityActs.signIn,
  ...activityActs.account,
  ...activityActs.users,
  ...activityActs.content,
  ...activityActs.settings,
  ...activityActs.site,
]);

/** What somebody did, and from where. */
export const activity = z
  .object({
    id,
    at: timestamp,
    kind: activityKinds,
    act: acts,
    /** The account, and the name that it had then; empty where nobody is known, as for what the server does by itself. */
    userId: z.string(),
    by: z.string(),
    /** What it was done to: the kind of an entry or the part of the settings, and its title. */
    subject: z.string(),
    title: z.string(),
    /** Where it was asked from; empty where nobody asked. */
    address: z.string(),
    browser: z.string(),
    system: z.string(),
  })
  .meta({ id: 'Activity' });
export type Activity = z.infer<typeof activity>;

/** What of it is asked for: the entries before one, of a person, a sort, or a day in Istanbul. */
export const activityQuery = z.object({
  before: id.optional(),
  user: exactText(100).optional(),
  kind: activityKinds.optional(),
  day: formed(exactText(12), /^\d{4}-\d{2}-\d{2}$/, 'Expected a date such as 2026-11-21').optional(),
});
export type ActivityQuery = z.infer<typeof activityQuery>;

/** How many a page holds. */
export const activityPage = limits.panelActivity;
