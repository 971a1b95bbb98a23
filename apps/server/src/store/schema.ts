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

/** Somebody who may sign in. `emailKey` is the address in lower case, unique. */
export type UserAccountRow = {
  id: string;
  name: string;
  surname: string;
  email: string;
  emailKey: string;
  passwordHash: string;
  role: string;
  /** The panel's, such as "tr"; empty until somebody chooses. */
  language: string;
  /** A small square; null where there is none. */
  pictureId: string | null;
  /** To the minute; null where nobody has signed in yet. */
  lastUsedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
};

/** A sign-in that lasts. Only the SHA-256 of its token is kept. */
export type SessionRow = {
  tokenHash: string;
  userId: string;
  /** What the browser said of itself, and where it asked from, when it was used last. */
  userAgent: string;
  address: string;
  createdAt: Date;
  lastUsedAt: Date;
  expiresAt: Date;
};

/** An invitation that waits for an answer; `userId` and `invitedBy` are who sent it. Only the SHA-256 of its token is kept. */
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

/** The secret of an app that makes codes for sign-ins; it counts from `confirmedAt` on. */
export type CodeSecretRow = {
  userId: string;
  secret: string;
  /** The step of time of the last code that was taken: it is not taken again, nor is an older one. */
  lastStep: number;
  createdAt: Date;
  confirmedAt: Date | null;
};

/** A code that signs in once where the app is lost. Only its hash is kept. */
export type RecoveryCodeRow = { codeHash: string; userId: string };

/** A sign-in whose password was right, and whose second step is awaited. Only the SHA-256 of its token is kept. */
export type SignInStepRow = { tokenHash: string; userId: string; createdAt: Date; expiresAt: Date };

/** A passkey of an account. `site` is the host that it was made for; `counter` how often it says that it has signed. */
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

/** What a passkey is to sign, once. Only its hash is kept; that of a sign-in belongs to nobody yet. */
export type PasskeyChallengeRow = {
  challengeHash: string;
  userId: string | null;
  createdAt: Date;
  expiresAt: Date;
};

/**
 * Recent wrong guesses at one password. `subject` is the SHA-256 of whom they are counted for; until `retryAt` no
 * further one is checked, and at `expiresAt` they are forgotten.
 */
export type PasswordGuessRow = { subject: string; guesses: number; retryAt: Date; expiresAt: Date };

/** What a visitor did lately; `subject` is the SHA-256 of who did what. Forgotten at `expiresAt`. */
export type VisitorCountRow = { subject: string; visits: number; expiresAt: Date };

/** Work that a process does, named by what it is about; it is nobody's any more at `expiresAt`. */
export type LeaseRow = { name: string; holder: string; expiresAt: Date };

/** A named document, such as the company's facts. */
export type SettingRow = { key: string; value: Readonly<Record<string, unknown>>; updatedAt: Date };

/** A variant as it is stored: the name of its file instead of an address. */
export type StoredVariant = {
  name: string;
  width: number;
  type: ImageVariant['type'];
  /** It shows a part of the picture, cut for tall frames. */
  cut?: 'tall' | undefined;
  /** The point that it was cut around, in percent; absent for the middle. */
  at?: string | undefined;
};

/** Where a picture is cut: `all` for every frame, and others for frames for which one was chosen. */
export type StoredFocus = PictureCrops & { all?: FocalPoint | undefined };

/** A stored picture, or a PDF, which has no pixels and no sizes. `name` is its file, called after its content; several rows may share one file. */
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
  /** The points that stay in sight where it is cut; `all` in every frame without one of its own. */
  focus: StoredFocus;
  variants: readonly StoredVariant[];
  /** False while sizes are still to be made. */
  variantsComplete: boolean;
  /** The version of the recipe by which its sizes are made. */
  recipe: number;
  title: string;
  /** Who made it, or whose it is. */
  credit: string;
  /** It tells nothing, so it needs no description. */
  decorative: boolean;
  /** It stays although nothing shows it, until somebody deletes it from the library. */
  kept: boolean;
  /** Title, description and credit, folded by Turkish rules. */
  search: string;
  /** The name of who uploaded it into the library, or empty. */
  madeBy: string;
  /** When another file took its place: older texts may still name its file. */
  retiredAt: Date | null;
  createdAt: Date;
};

/** A file of a size of a picture, kept by triggers: what it has in `variants` is looked up here by its name. */
export type PictureFileRow = { name: string; sourceId: string };

/**
 * What everything has that admins write and switch on and off. `search` is its texts folded by Turkish rules; `sortKeys`
 * is what lists sort its texts by, under the names of their fields.
 */
export type EntryRow = {
  id: string;
  active: boolean;
  search: string;
  sortKeys: Readonly<Record<string, string>>;
  createdAt: Date;
  updatedAt: Date;
};

/** An entry that has a place in an order that admins set. */
export type PlacedRow = EntryRow & { displayOrder: number };

/** The columns of a kind's fields, each as a form sends it. */
type FieldColumns<Kind extends { fields: Fields }> = {
  [Name in keyof Kind['fields']]: z.output<Kind['fields'][Name]['sent']>;
};

/** A service; its further pictures are rows of their own. */
export type ServiceRow = PlacedRow & FieldColumns<typeof serviceKind> & { pictureId: string | null };

/**
 * An address that an entry of a table had before; it leads to the entry for good, or until another one of them takes
 * it.
 */
export type OldPathRow = {
  id: string;
  owner: AddressedTable | typeof ownAddress;
  path: string;
  /** Empty where an admin wrote it: it leads to `target`, and its path is a whole address. */
  entryId: string;
  target: string;
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

/** A project; the pairs stand in the order in which they are shown. */
export type ProjectRow = PlacedRow &
  Omit<FieldColumns<typeof projectKind>, 'additionalInfoPairs'> & {
    additionalInfo: readonly StoredPair[];
    pdfId: string | null;
  };

/** A service that a project belongs to: what `serviceIds` of its row says, as far as these services are there. */
export type ProjectServiceRow = { projectId: string; serviceId: string };

/** A picture of a project; the first is the main one. */
export type ProjectPictureRow = { pictureId: string; projectId: string; displayOrder: number };

/** A picture of a service besides its main one. */
export type FurtherPictureRow = { pictureId: string; serviceId: string; displayOrder: number };

/** A picture of the gallery, with the words that are shown there. */
export type GalleryItemRow = PlacedRow & FieldColumns<typeof galleryItemKind> & { pictureId: string };

/**
 * A blog post. `shownDay` is the day that it is listed by, YYYY-MM-DD; `writtenBy` is the account that added it, or empty.
 */
export type PostRow = EntryRow &
  Omit<FieldColumns<typeof postKind>, 'publishDate' | 'tags'> & {
    tags: readonly string[];
    publishDate: Date | null;
    shownDay: string;
    writtenBy: string;
    pictureId: string | null;
  };

/** A tag of a post, folded, with what lists of a tag are sorted and filtered by. */
export type PostTagRow = Pick<PostRow, 'active' | 'publishDate' | 'shownDay' | 'createdAt'> & {
  tagKey: string;
  postId: string;
};

/** A picture of the home page's banner. */
export type SliderImageRow = { id: string; pictureId: string; active: boolean; displayOrder: number };

/** What a visitor wrote; `search` is its text folded by Turkish rules. */
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
  /** The service or project that it is about, as it was called then; empty texts where it is about none. */
  aboutKind: string;
  aboutId: string;
  aboutTitle: string;
  /** What the address of the visit's first page said of the way to it. */
  campaign: Readonly<Record<string, string>>;
  /** The version of the notice that the form led to. */
  notice: string;
  read: boolean;
  archived: boolean;
  spam: boolean;
  spamReasons: readonly string[];
  answeredAt: Date | null;
  answeredBy: string;
  note: string;
  labels: readonly string[];
  /** The labels folded, each between bars, for finding. */
  labelKeys: string;
  assigneeId: string;
  /** The address in lower case, and a digest of the text: what a person and a repeated text are found by. */
  emailKey: string;
  textKey: string;
  search: string;
  sortKeys: Readonly<Record<string, string>>;
  createdAt: Date;
  updatedAt: Date;
};

/** An answer to a message that was sent from the panel. */
export type MessageReplyRow = {
  id: string;
  messageId: string;
  message: string;
  /** The name of whoever wrote it. */
  writtenBy: string;
  recipient: string;
  createdAt: Date;
};

/** A version of the notice about personal data; its id is a digest of its text. */
export type NoticeVersionRow = { id: string; title: string; content: string; createdAt: Date };

/** After how many months messages are erased: one row, or none. */
export type RetentionRow = { key: string; months: number; updatedAt: Date };

/** How many messages were erased on a day, such as 2026-03-18, and why. Nothing tells whose they were. */
export type ErasureRow = { day: string; why: string; messages: number };

/** How letters are sent, and to whom: one row. The password is told to the mail server alone. */
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

/** A letter that is to be sent, was sent or was given up; it is written from what it is about when it is sent. */
export type MailLetterRow = {
  id: string;
  kind: string;
  recipient: string;
  /** The id of what it is about. */
  about: string;
  state: string;
  /** Why the last try failed. */
  fault: string;
  tries: number;
  dueAt: Date;
  createdAt: Date;
  updatedAt: Date;
};

/** Another address of an account, which counts once its link was opened; the hash is empty until that was written. */
export type EmailChangeRow = {
  userId: string;
  email: string;
  emailKey: string;
  tokenHash: string;
  createdAt: Date;
  expiresAt: Date;
};

/** A link that replaces a forgotten password. Only the hash of its token is kept. */
export type PasswordLinkRow = { tokenHash: string; userId: string; createdAt: Date; expiresAt: Date };

/** What somebody did, and from where; `userId` and `madeBy` are empty where nobody is known. */
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

/** The rows of something that was deleted, as the store reads them, by their tables. */
export type KeptRows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** Something that was deleted and can be brought back; `search` is its title folded by Turkish rules. */
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

/** A picture that something in the trash shows; the first is its main one. */
export type TrashPictureRow = { trashId: string; pictureId: string; displayOrder: number };

/**
 * A version of an entry or of a part of the settings, the first of each with the number 1. Of the newest one `content`
 * holds everything, of others what differs from the next.
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
  /** When the version was made that came back with this one, or when what returned from the trash was deleted. */
  restoredAt: Date | null;
  change: VersionChange;
  content: VersionPatch;
};

/** A picture that a version shows, and the next newer one does not. */
export type VersionPictureRow = { versionId: string; pictureId: string };

/** What somebody typed into a form and has not saved; `fields` by their paths in the form. */
export type DraftRow = {
  userId: string;
  kind: string;
  entryId: string;
  /** Another one each time that it is kept; made by who keeps it. */
  version: string;
  /** When the entry was changed last that was edited. */
  base: Date | null;
  fields: Readonly<Record<string, unknown>>;
  files: readonly string[];
  keptAt: Date;
};

/** A link that shows drafts of a person to whoever has its token; of `subjectKind` and `subjectId` all where null. */
export type PreviewLinkRow = {
  id: string;
  /** Of its token, which is not kept. */
  tokenHash: string;
  userId: string;
  subjectKind: string | null;
  subjectId: string | null;
  title: string;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
};

/** What is published or hidden at a moment; `fault` is empty while it waits for that. */
export type PlanRow = {
  kind: string;
  entryId: string;
  act: string;
  userId: string;
  /** Their name at that time. */
  madeBy: string;
  madeAt: Date;
  dueAt: Date;
  /** When the entry was changed last as it was planned; null of settings. */
  base: Date | null;
  /** By their paths in the form, as it saves them. */
  fields: Readonly<Record<string, unknown>>;
  title: string;
  fault: string;
};

/** What was counted on a day, by its name: a page, a host, or an event. */
export type VisitSumRow = { day: string; kind: string; name: string; total: number };

/** Says that a migration has been applied, so that no start applies it again. */
export type SchemaMigrationRow = { name: string; appliedAt: Date };

type TablesLike<Row> = {
  [Table in keyof Tables]: Tables[Table] extends Row ? Table : never;
}[keyof Tables];

/** The tables of what admins write and switch on and off. */
export type ContentTable = TablesLike<EntryRow>;

/** The columns that a kind has besides those that entries have anyway. */
export type OwnColumn<Table extends ContentTable> = Exclude<
  keyof Tables[Table],
  keyof PlacedRow | 'pictureId' | 'pdfId'
>;

/** The tables whose entries stand in an order that admins set. */
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

/** Every table whose entries may have a PDF, with what they are; one that is missing does not compile. */
export const pdfTables: Readonly<Record<PdfTable, TrashKind>> = {
  project: 'projects',
  ...plainTablesOf(pdfGroups),
};

/** The PDF of an entry, where entries of its table may have one. */
export const pdfIdOf = (row: object): string | null =>
  'pdfId' in row && typeof row.pdfId === 'string' ? row.pdfId : null;

/**
 * Every table whose rows show a picture, with what they are rows of: a row of pictures stays for as long as one of them
 * does, and the library tells of them.
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
