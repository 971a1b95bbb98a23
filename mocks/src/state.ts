import type { About } from '@vitrin/contract/pages/about';
import type { Passkey } from '@vitrin/contract/accounts/passkey';
import type { Plan } from '@vitrin/contract/drafts/plan';
import type { DemoContent } from '@vitrin/contract/operation/demoContent';
import type { Setup } from '@vitrin/contract/operation/setup';
import type { VisitReport } from '@vitrin/contract/operation/visits';
import type { PreviewLink } from '@vitrin/contract/drafts/preview';
import type { DraftSubject, FormDraft } from '@vitrin/contract/drafts/formDraft';
import type { MessageReply } from '@vitrin/contract/messages/message';
import type { PersonalDataReport } from '@vitrin/contract/messages/personalData';
import type { MailSettings } from '@vitrin/contract/settings/mail';
import type { HomePage } from '@vitrin/contract/pages/home';
import type { TeamPageDraft } from '@vitrin/contract/pages/teamPage';
import type { Palette } from '@vitrin/contract/settings/palette';
import type { LibraryPicture } from '@vitrin/contract/files/library';
import type { Redirect } from '@vitrin/contract/paths/redirect';
import type { PrivacyNotice } from '@vitrin/contract/pages/privacy';
import type { Credentials, User } from '@vitrin/contract/accounts/session';
import type { Account, Invitation } from '@vitrin/contract/accounts/account';
import type { Role } from '@vitrin/contract/accounts/role';
import type { SiteInfo } from '@vitrin/contract/settings/siteInfo';
import type { Archive } from './archive.ts';
import { createBin, type TrashBin } from './bin.ts';
import type { Ticks } from './collection.ts';
import type { TrashItem } from '@vitrin/contract/history/trash';
import { about } from './fixtures/about.ts';
import { noDemoContent } from './fixtures/demoContent.ts';
import { homePage } from './fixtures/home.ts';
import { mail } from './fixtures/mail.ts';
import { personalData } from './fixtures/personalData.ts';
import { redirects } from './fixtures/redirects.ts';
import { libraryPictures } from './fixtures/library.ts';
import { privacy } from './fixtures/privacy.ts';
import { credentials, token, user } from './fixtures/session.ts';
import { accounts, invitations, invitationToken } from './fixtures/users.ts';
import { visitReport } from './fixtures/visits.ts';
import { endedSetup } from './fixtures/setup.ts';
import { siteInfo } from './fixtures/siteInfo.ts';
import { teamTexts } from './fixtures/members.ts';
import { palette } from './fixtures/theme.ts';
import { collectionsOf, lists, type Lists, type Seeds } from './lists.ts';

const facts = {
  homePage,
  about,
  teamTexts,
  siteInfo,
  palette,
  privacy,
  mail,
  demoContent: noDemoContent,
  personalData,
  setup: endedSetup,
  visits: visitReport,
};

type Facts = {
  homePage: HomePage;
  about: About;
  teamTexts: Required<TeamPageDraft>;
  siteInfo: SiteInfo;
  palette: Palette;
  privacy: PrivacyNotice;
  mail: MailSettings;
  personalData: PersonalDataReport;
  demoContent: DemoContent;
  setup: Setup;
  visits: VisitReport;
};

/** The initial data of a mocked API. */
export type Seed = Seeds &
  Facts & {
    redirects: readonly Redirect[];
    libraryPictures: readonly LibraryPicture[];
    trash: readonly TrashItem[];
    /** The first has the credentials of the fixtures; the others have an empty password. */
    accounts: readonly Account[];
    invitations: readonly Invitation[];
  };

/** A user account. */
export type MockAccount = {
  user: User;
  role: Role;
  credentials: Credentials;
  createdAt: string;
  lastUsedAt: string | null;
};

/** No entry of any kind. */
export const emptyLists: Pick<Seed, keyof Lists> = emptied(lists);

function emptied<Of extends object>(of: Of): { readonly [Name in keyof Of]: readonly never[] };
function emptied(of: object): object {
  return Object.fromEntries(Object.keys(of).map((name) => [name, []]));
}

/** Whether two-factor codes are on, since when, and the remaining recovery codes. */
export type MockCodes = { since: string | null; recoveryCodes: string[] };

/** An unsaved form draft. */
export type KeptDraft = {
  user: User;
  subject: DraftSubject;
  values: Readonly<Record<string, unknown>>;
  draft: Omit<FormDraft, 'fields'>;
};

/** The state of a mocked API while its scenario runs. */
export type MockState = Ticks &
  ReturnType<typeof collectionsOf> & {
    facts: Facts;
    /** Entry ids by former path, each prefixed with the name of its kind. */
    oldPaths: Map<string, string>;
    /** Redirects that admins wrote, by their ids. */
    redirects: Map<string, Redirect>;
    /** The library's pictures by id, newest last. */
    library: Map<string, LibraryPicture>;
    /** Deleted entries. */
    bin: TrashBin;
    /** Versions of what was written. */
    archive: Archive;
    /** Unsaved drafts, newest last. */
    drafts: KeptDraft[];
    /** The planned changes and their authors. Scenarios are too short for a plan to come due. */
    plans: { userId: string; plan: Plan }[];
    /** Preview links and their creators, newest last. */
    previews: { userId: string; link: PreviewLink }[];
    /** Replies by message id. */
    replies: Map<string, MessageReply[]>;
    /** Responses to creates, by idempotency key. */
    additions: Map<string, unknown>;
    /** Uploaded pictures by name. */
    files: Map<string, Blob>;
    accounts: MockAccount[];
    addAccount: (user: User, role: Role, password: string) => void;
    /** Updates an account and its sessions. */
    changeUser: (id: string, change: Partial<User>) => User;
    /** Two-factor codes by user id. */
    codes: Map<string, MockCodes>;
    /** User ids, by the token of a sign-in that is waiting for a code. */
    signInSteps: Map<string, string>;
    /** Passkeys by credential id. */
    passkeys: Map<string, { userId: string; passkey: Passkey }>;
    /** The user of each passkey challenge; undefined if it is for signing in. */
    passkeyChallenges: Map<string, string | undefined>;
    /** User ids, by the token of a password reset link. */
    passwordLinks: Map<string, string>;
    /** Unconfirmed e-mail addresses, by the token of their link. */
    emailChanges: Map<string, { userId: string; email: string }>;
    /** Signed-in users, by token. */
    sessions: Map<string, User>;
    /** Open invitations, by token. */
    invitations: Map<string, Invitation>;
    /** Author ids, by post id. */
    writers: Map<string, string>;
  };

/** A fresh state, with the fixtures for everything that the seed omits. */
export function createState(given: Partial<Seed> = {}): MockState {
  const seed: Seed = {
    ...lists,
    ...facts,
    redirects,
    libraryPictures,
    trash: [],
    accounts,
    invitations,
    ...given,
  };
  const ticks = createTicks();
  const bin = createBin(ticks, seed.trash);
  const known = seed.accounts.map(accountIn);
  const sessions = new Map([[token, user]]);
  return {
    ...ticks,
    ...collectionsOf(seed, { ...ticks, put: bin.put }),
    bin,
    archive: new Map(),
    drafts: [],
    plans: [],
    previews: [],
    facts: { ...seed },
    oldPaths: new Map(),
    redirects: new Map(seed.redirects.map((each) => [each.id, each])),
    library: new Map(seed.libraryPictures.map((each) => [each.id, each])),
    replies: new Map(),
    additions: new Map(),
    files: new Map(),
    accounts: known,
    addAccount: (added, role, password) => {
      const now = ticks.now();
      const own = { email: added.email, password };
      known.push({ user: added, role, credentials: own, createdAt: now, lastUsedAt: now });
    },
    changeUser: (id, change) => {
      const account = known.find((each) => each.user.id === id);
      const changed = { ...(account?.user ?? user), ...change };
      if (account !== undefined) account.user = changed;
      for (const [other, owner] of sessions) if (owner.id === id) sessions.set(other, changed);
      return changed;
    },
    sessions,
    invitations: new Map(
      seed.invitations.map((each, index) => [`${invitationToken}${index === 0 ? '' : index + 1}`, each]),
    ),
    writers: new Map(),
    passwordLinks: new Map(),
    emailChanges: new Map(),
    codes: new Map(),
    signInSteps: new Map(),
    passkeys: new Map(),
    passkeyChallenges: new Map(),
  };
}

function accountIn({ role, createdAt, lastUsedAt, ...person }: Account): MockAccount {
  const own = person.id === user.id ? user : { ...person, roles: [role] };
  const signsIn = person.id === user.id ? credentials : { email: person.email, password: '' };
  return { user: own, role, credentials: signsIn, createdAt, lastUsedAt };
}

function createTicks(): Ticks {
  let count = 0;
  const next = () => {
    count += 1;
    return count;
  };
  // It does not follow the real clock, so that a scenario is the same on every day.
  return { next, now: () => new Date(Date.UTC(2026, 2, 2, 9, 0, next())).toISOString() };
}
