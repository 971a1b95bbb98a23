import type { VersionChange } from '@vitrin/contract/history/history';
import type { FocalPoint, PictureCrops } from '@vitrin/contract/files/focalPoint';
import type { ImageVariant } from '@vitrin/contract/files/image';
import type { Fields } from '@vitrin/contract/kinds/field';
import type { galleryItemKind } from '@vitrin/contract/kinds/galleryItem';
import type { postKind } from '@vitrin/contract/kinds/post';
import type { projectKind } from '@vitrin/contract/kinds/project';
import {
  pdfGroups,
  picturedGroups,
  type PlainGroup,
  type PlainKind,
  type PlainName,
  plainKinds,
} from '@vitrin/contract/kinds/plainKinds';
import type { serviceKind } from '@vitrin/contract/kinds/service';
import type { TrashKind } from '@vitrin/contract/history/trash';
import type { z } from 'zod';
import type { VersionPatch } from '../history/versionContent.ts';

/** An account. `emailKey` is the address as it is compared, unique. */
export type UserAccountRow = {
  id: string;
  name: string;
  surname: string;
  email: string;
  emailKey: string;
  passwordHash: string;
  role: string;
  /** The language of the panel, such as "tr"; empty until one is chosen. */
  language: string;
  /** A small square; null if there is none. */
  pictureId: string | null;
  /** To the minute; null before the first sign-in. */
  lastUsedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
};

/** A session. Only the SHA-256 of its token is stored. */
export type SessionRow = {
  tokenHash: string;
  userId: string;
  /** User agent and address of the last use. */
  userAgent: string;
  address: string;
  createdAt: Date;
  lastUsedAt: Date;
  expiresAt: Date;
};

/** A pending invitation, sent by `userId`, whose name is `invitedBy`. Only the SHA-256 of its token is stored. */
export type InvitationRow = {
  id: string;
  tokenHash: string;
  email: string;
  emailKey: string;
  role: string;
  userId: string;
  invitedBy: string;
  createdAt: Date;
  expiresAt: Date;
};

/** The secret of an authenticator app; active from `confirmedAt` on. */
export type CodeSecretRow = {
  userId: string;
  secret: string;
  /** The time step of the last accepted code: neither it nor an older one is accepted again. */
  lastStep: number;
  createdAt: Date;
  confirmedAt: Date | null;
};

/** A code that signs in once if the app is lost. Only its hash is stored. */
export type RecoveryCodeRow = { codeHash: string; userId: string };

/** A sign-in that waits for its second step. Only the SHA-256 of its token is stored. */
export type SignInStepRow = { tokenHash: string; userId: string; createdAt: Date; expiresAt: Date };

/** A passkey of an account. `site` is the host that it was made for; `counter` its signature counter. */
export type PasskeyRow = {
  id: string;
  credentialId: string;
  userId: string;
  name: string;
  publicKey: string;
  counter: number;
  site: string;
  createdAt: Date;
  lastUsedAt: Date | null;
};

/** A single-use challenge for a passkey. Only its hash is stored; one for sign-in does not belong to an account yet. */
export type PasskeyChallengeRow = {
  challengeHash: string;
  userId: string | null;
  createdAt: Date;
  expiresAt: Date;
};

/**
 * Recent wrong guesses at one password. `subject` is the SHA-256 of whose guesses are counted; none is checked until
 * `retryAt`, and at `expiresAt` they are forgotten.
 */
export type PasswordGuessRow = { subject: string; guesses: number; retryAt: Date; expiresAt: Date };

/** The recent requests of a visitor; `subject` is the SHA-256 of who did what. Expires at `expiresAt`. */
export type VisitorCountRow = { subject: string; visits: number; expiresAt: Date };

/** A lease on work, named after what it is about; it expires at `expiresAt`. */
export type LeaseRow = { name: string; holder: string; expiresAt: Date };

/** A named document, such as the company's facts. */
export type SettingRow = { key: string; value: Readonly<Record<string, unknown>>; updatedAt: Date };

/** A variant as it is stored, with its file name instead of an address. */
export type StoredVariant = {
  name: string;
  width: number;
  type: ImageVariant['type'];
  /** Set for a crop for tall frames. */
  cut?: 'tall' | undefined;
  /** The focal point of the crop, in percent; absent for the centre. */
  at?: string | undefined;
};

/** Where a picture is cut: `all` for every frame, and others for frames for which one was chosen. */
export type StoredFocus = PictureCrops & { all?: FocalPoint | undefined };

/**
 * A stored picture, or a PDF, which has no pixels and no sizes. `name` is its file, named after its content; several
 * rows may share one file.
 */
export type PictureRow = {
  id: string;
  name: string;
  mime: string;
  width: number;
  height: number;
  bytes: number;
  alt: string;
  placeholder: string;
  color: string;
  /** The focal points of its crops; `all` applies to every frame without one of its own. */
  focus: StoredFocus;
  variants: readonly StoredVariant[];
  /** False while sizes are still to be made. */
  variantsComplete: boolean;
  /** The version of the recipe that made its sizes. */
  recipe: number;
  title: string;
  /** Its photographer or owner. */
  credit: string;
  /** It is purely decorative and needs no description. */
  decorative: boolean;
  /** It stays even if nothing shows it, until it is deleted from the library. */
  kept: boolean;
  /** Title, description and credit, folded by Turkish rules. */
  search: string;
  /** The name of the person who uploaded it into the library, or empty. */
  madeBy: string;
  /** When another file replaced it: older texts may still refer to its file. */
  retiredAt: Date | null;
  createdAt: Date;
};

/**
 * A file of a size of a picture, maintained by triggers so that entries in `variants` can be looked up by file name.
 */
export type PictureFileRow = { name: string; sourceId: string };

/**
 * A reference to a file by address, maintained by triggers on what holds texts. `hash` is what the names of the file and
 * of its sizes begin with; `part` distinguishes rows about one subject: the id in the trash, whose draft, which plan.
 */
export type TextFileRow = {
  hash: string;
  place: string;
  kind: string;
  entryId: string;
  part: string;
  /** False for an address of its own, such as the picture for shared links. */
  inText: boolean;
};

/**
 * The common columns of entries that admins write and switch on and off. `search` is the text folded by Turkish rules;
 * `sortKeys` are the sort keys of its texts, by field name.
 */
export type EntryRow = {
  id: string;
  active: boolean;
  search: string;
  sortKeys: Readonly<Record<string, string>>;
  createdAt: Date;
  updatedAt: Date;
};

/** An entry with a place in an order that admins set. */
export type PlacedRow = EntryRow & { displayOrder: number };

/** The columns of a kind's fields, in the form that forms send. */
type FieldColumns<Kind extends { fields: Fields }> = {
  [Name in keyof Kind['fields']]: z.output<Kind['fields'][Name]['sent']>;
};

/** A service; its further pictures are rows of their own. */
export type ServiceRow = PlacedRow & FieldColumns<typeof serviceKind> & { pictureId: string | null };

/** An address at which visitors saw an entry last: it redirects there unless they see an entry at it again. */
export type OldPathRow = {
  id: string;
  owner: AddressedTable | typeof ownAddress;
  path: string;
  /** Empty for a redirect that an admin wrote: it leads to `target`, and its path is a whole address. */
  entryId: string;
  target: string;
  /** Both addresses, folded for the search. */
  search: string;
  createdAt: Date;
};

/** The owner of addresses that belong to no entry. */
export const ownAddress = 'site';

/** An entry of a plain kind. */
type PlainRow<Group extends PlainGroup> = PlacedRow &
  FieldColumns<PlainKind<Group>> &
  (PlainKind<Group>['record']['shape'] extends { image: unknown } ? { pictureId: string | null } : unknown) &
  (PlainKind<Group>['record']['shape'] extends { pdf: unknown } ? { pdfId: string | null } : unknown);

/** The tables of the plain kinds, each named like one entry. */
type PlainTables = { [Group in PlainGroup as PlainName<Group>]: PlainRow<Group> };

/** A free fact about a project. */
export type StoredPair = { key: string; value: string };

/** A project; its pairs are in display order. */
export type ProjectRow = PlacedRow &
  Omit<FieldColumns<typeof projectKind>, 'additionalInfoPairs'> & {
    additionalInfo: readonly StoredPair[];
    pdfId: string | null;
  };

/** An index row of a project's services: those of its `serviceIds` that exist. */
export type ProjectServiceRow = { projectId: string; serviceId: string };

/** A picture of a project; the first is the main one. */
export type ProjectPictureRow = { pictureId: string; projectId: string; displayOrder: number };

/** A picture of a service besides its main one. */
export type FurtherPictureRow = { pictureId: string; serviceId: string; displayOrder: number };

/** A picture of the gallery, with the words that are shown there. */
export type GalleryItemRow = PlacedRow & FieldColumns<typeof galleryItemKind> & { pictureId: string };

/**
 * A blog post. `shownDay` is the day by which it is sorted, YYYY-MM-DD; `writtenBy` is the account that added it, or
 * empty.
 */
export type PostRow = EntryRow &
  Omit<FieldColumns<typeof postKind>, 'publishDate' | 'tags'> & {
    tags: readonly string[];
    publishDate: Date | null;
    shownDay: string;
    writtenBy: string;
    pictureId: string | null;
  };

/** A tag of a post, folded, with the columns that lists of a tag are sorted and filtered by. */
export type PostTagRow = Pick<PostRow, 'active' | 'publishDate' | 'shownDay' | 'createdAt'> & {
  tagKey: string;
  postId: string;
};

/** A picture of the home page's banner. */
export type SliderImageRow = { id: string; pictureId: string; active: boolean; displayOrder: number };

/** A visitor's message; `search` is its text folded by Turkish rules. */
export type ContactMessageRow = {
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  form: string;
  phone: string;
  place: string;
  size: string;
  page: string;
  /** The service or project that it is about, with its title at that time; empty if there is none. */
  aboutKind: string;
  aboutId: string;
  aboutTitle: string;
  /** The campaign parameters of the visit's first page. */
  campaign: Readonly<Record<string, string>>;
  /** The version of the notice that the form linked to. */
  notice: string;
  read: boolean;
  archived: boolean;
  spam: boolean;
  spamReasons: readonly string[];
  answeredAt: Date | null;
  answeredBy: string;
  note: string;
  labels: readonly string[];
  /** The folded labels, each between bars, for searching. */
  labelKeys: string;
  assigneeId: string;
  /** The address as it is compared, and a digest of the text: the keys for finding a person and a repeated text. */
  emailKey: string;
  textKey: string;
  search: string;
  sortKeys: Readonly<Record<string, string>>;
  createdAt: Date;
  updatedAt: Date;
};

/** A reply to a message, sent from the panel. */
export type MessageReplyRow = {
  id: string;
  messageId: string;
  message: string;
  /** The name of its author. */
  writtenBy: string;
  recipient: string;
  createdAt: Date;
};

/** A version of the privacy notice; its id is a digest of its text. */
export type NoticeVersionRow = { id: string; title: string; content: string; createdAt: Date };

/** After how many months messages are erased: one row, or none. */
export type RetentionRow = { key: string; months: number; updatedAt: Date };

/** How many messages were erased on a day, such as 2026-03-18, and why; nothing about whose they were. */
export type ErasureRow = { day: string; why: string; messages: number };

/** How letters are sent, and to whom: one row. The password is sent to the mail server only. */
export type MailSetupRow = {
  key: string;
  host: string;
  port: number;
  security: string;
  userName: string;
  password: string;
  sender: string;
  recipients: readonly string[];
  digest: boolean;
  /** The day of the last digest, such as 2026-03-18. */
  digestDay: string;
  updatedAt: Date;
};

/** A letter that is queued, sent or given up; its text is written when it is sent. */
export type MailLetterRow = {
  id: string;
  kind: string;
  recipient: string;
  /** The id of its subject. */
  about: string;
  state: string;
  /** Why the last attempt failed. */
  fault: string;
  tries: number;
  dueAt: Date;
  createdAt: Date;
  updatedAt: Date;
};

/** A new address of an account, effective once its link is opened; the hash is empty until the link is written. */
export type EmailChangeRow = {
  userId: string;
  email: string;
  emailKey: string;
  tokenHash: string;
  createdAt: Date;
  expiresAt: Date;
};

/** A link for a forgotten password. Only the hash of its token is stored. */
export type PasswordLinkRow = { tokenHash: string; userId: string; createdAt: Date; expiresAt: Date };

/** An entry of the activity log; `userId` and `madeBy` are empty if nobody is known. */
export type ActivityRow = {
  id: string;
  at: Date;
  kind: string;
  act: string;
  userId: string;
  /** Their name at that time. */
  madeBy: string;
  subject: string;
  title: string;
  address: string;
  userAgent: string;
};

/** The rows of a deleted subject in the store's form, by table. */
export type KeptRows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** A deleted subject that can be restored; `search` is its title folded by Turkish rules. */
export type TrashRow = {
  id: string;
  kind: string;
  entryId: string;
  title: string;
  address: string;
  search: string;
  record: KeptRows;
  deletedBy: string;
  deletedAt: Date;
};

/** A picture of a subject in the trash; the first is its main one. */
export type TrashPictureRow = { trashId: string; pictureId: string; displayOrder: number };

/**
 * A version of an entry or of a settings section, numbered from 1. `content` is the full content of the newest one, and
 * of others the difference from the next.
 */
export type VersionRow = {
  id: string;
  kind: string;
  entryId: string;
  number: number;
  act: string;
  minor: boolean;
  userId: string;
  /** Their name at that time. */
  madeBy: string;
  madeAt: Date;
  /** When the restored version was made, or for a return from the trash, when it was deleted. */
  restoredAt: Date | null;
  change: VersionChange;
  content: VersionPatch;
};

/** A picture that a version shows and the next newer one does not. */
export type VersionPictureRow = { versionId: string; pictureId: string };

/** Unsaved form input; `fields` by their paths in the form. */
export type DraftRow = {
  userId: string;
  kind: string;
  entryId: string;
  /** Changes with each save; made by the device that saves. */
  version: string;
  /** When the edited entry was last changed. */
  base: Date | null;
  fields: Readonly<Record<string, unknown>>;
  files: readonly string[];
  keptAt: Date;
};

/**
 * A link that shows a person's drafts to whoever has its token; all of them if `subjectKind` and `subjectId` are null.
 */
export type PreviewLinkRow = {
  id: string;
  /** The hash of its token, which is not stored. */
  tokenHash: string;
  userId: string;
  subjectKind: string | null;
  subjectId: string | null;
  title: string;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
};

/** A planned publication or hiding; `fault` is empty while it is pending. */
export type PlanRow = {
  kind: string;
  entryId: string;
  act: string;
  userId: string;
  /** Their name at that time. */
  madeBy: string;
  madeAt: Date;
  dueAt: Date;
  /** When the entry was last changed at the time of planning; null for settings. */
  base: Date | null;
  /** By their paths in the form, as it saves them. */
  fields: Readonly<Record<string, unknown>>;
  title: string;
  fault: string;
};

/** A daily count, by name: of a page, a host, or an event. */
export type VisitSumRow = { day: string; kind: string; name: string; total: number };

/** Says that a migration has been applied, so that no start applies it again. */
export type SchemaMigrationRow = { name: string; appliedAt: Date };

type TablesLike<Row> = {
  [Table in keyof Tables]: Tables[Table] extends Row ? Table : never;
}[keyof Tables];

/** The tables of entries. */
export type ContentTable = TablesLike<EntryRow>;

/** The columns of a kind besides those of all entries. */
export type OwnColumn<Table extends ContentTable> = Exclude<
  keyof Tables[Table],
  keyof PlacedRow | 'pictureId' | 'pdfId'
>;

/** The tables whose entries have an order that admins set. */
export type OrderedTable = TablesLike<PlacedRow>;

/** The tables whose entries have an address of their own. */
export type AddressedTable = 'service' | 'project' | 'post';

type ShowingTable = TablesLike<{ pictureId: string | null }>;

/** The tables whose entries show one picture, or none. */
export type PicturedTable = {
  [Table in ContentTable & ShowingTable]: null extends Tables[Table]['pictureId'] ? Table : never;
}[ContentTable & ShowingTable];

/** The tables of the pictures of entries that show several, in an order. */
export type PictureListTable = Exclude<
  TablesLike<{ pictureId: string; displayOrder: number }>,
  ContentTable | 'sliderImage' | 'trashPicture'
>;

/** The tables whose entries may have a PDF. */
export type PdfTable = ContentTable & TablesLike<{ pdfId: string | null }>;

/** Every table whose entries may have a PDF, with their kind; a missing one does not compile. */
export const pdfTables: Readonly<Record<PdfTable, TrashKind>> = {
  project: 'projects',
  ...plainTablesOf(pdfGroups),
};

/** The PDF of an entry, if its table has one. */
export const pdfIdOf = (row: object): string | null =>
  'pdfId' in row && typeof row.pdfId === 'string' ? row.pdfId : null;

/**
 * Every table whose rows show a picture, with their kind: a picture stays as long as one of them refers to it, and the
 * library lists these uses.
 */
export const showingTables: Readonly<Record<ShowingTable, TrashKind | 'trash' | 'history' | 'account'>> = {
  service: 'services',
  ...plainTablesOf(picturedGroups),
  projectPicture: 'projects',
  furtherPicture: 'services',
  galleryItem: 'gallery',
  post: 'posts',
  sliderImage: 'slider',
  trashPicture: 'trash',
  versionPicture: 'history',
  userAccount: 'account',
};

/** The groups by the names of their tables. */
function plainTablesOf<Group extends PlainGroup>(
  groups: readonly Group[],
): { readonly [Each in Group as PlainName<Each>]: Each };
function plainTablesOf(groups: readonly PlainGroup[]): Readonly<Record<string, PlainGroup>> {
  return Object.fromEntries(groups.map((group) => [plainKinds[group].name, group]));
}

/** The tables as the code sees them; the store turns names into snake_case. */
export type Tables = PlainTables & {
  userAccount: UserAccountRow;
  session: SessionRow;
  codeSecret: CodeSecretRow;
  recoveryCode: RecoveryCodeRow;
  signInStep: SignInStepRow;
  passkey: PasskeyRow;
  passkeyChallenge: PasskeyChallengeRow;
  invitation: InvitationRow;
  passwordGuess: PasswordGuessRow;
  visitorCount: VisitorCountRow;
  lease: LeaseRow;
  setting: SettingRow;
  picture: PictureRow;
  pictureFile: PictureFileRow;
  textFile: TextFileRow;
  service: ServiceRow;
  oldPath: OldPathRow;
  sliderImage: SliderImageRow;
  project: ProjectRow;
  projectPicture: ProjectPictureRow;
  furtherPicture: FurtherPictureRow;
  projectService: ProjectServiceRow;
  galleryItem: GalleryItemRow;
  post: PostRow;
  postTag: PostTagRow;
  contactMessage: ContactMessageRow;
  messageReply: MessageReplyRow;
  noticeVersion: NoticeVersionRow;
  retention: RetentionRow;
  erasure: ErasureRow;
  mailSetup: MailSetupRow;
  mailLetter: MailLetterRow;
  passwordLink: PasswordLinkRow;
  emailChange: EmailChangeRow;
  activity: ActivityRow;
  trash: TrashRow;
  trashPicture: TrashPictureRow;
  version: VersionRow;
  versionPicture: VersionPictureRow;
  draft: DraftRow;
  previewLink: PreviewLinkRow;
  plan: PlanRow;
  visitSum: VisitSumRow;
  schemaMigration: SchemaMigrationRow;
};
