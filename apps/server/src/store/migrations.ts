import type { Kysely, RawBuilder, SchemaModule } from 'kysely';
import type { ColumnKind, Engine } from './columns.ts';
import { slice } from './migrations/0001Slice.ts';
import { content } from './migrations/0002Content.ts';
import { messages } from './migrations/0003Messages.ts';
import { passwordGuesses } from './migrations/0004PasswordGuesses.ts';
import { oneWord } from './migrations/0005OneWord.ts';
import { listIndexes } from './migrations/0006Lists.ts';
import { listKeys } from './migrations/0007ListKeys.ts';
import { leases } from './migrations/0008Leases.ts';
import { visitorCounts } from './migrations/0009VisitorCounts.ts';
import { search } from './migrations/0010Search.ts';
import { places } from './migrations/0011Places.ts';
import { language } from './migrations/0012Language.ts';
import { entryPaths } from './migrations/0013EntryPaths.ts';
import { projectStage } from './migrations/0014ProjectStage.ts';
import { quotes } from './migrations/0016Quotes.ts';
import { proof } from './migrations/0017Proof.ts';
import { pictureRecipes } from './migrations/0020PictureRecipes.ts';
import { sharing } from './migrations/0025Sharing.ts';
import { redirects } from './migrations/0026Redirects.ts';
import { projectServices } from './migrations/0027ProjectServices.ts';
import { trash } from './migrations/0028Trash.ts';
import { serviceQuestions } from './migrations/0029ServiceQuestions.ts';
import { history } from './migrations/0030History.ts';
import { drafts } from './migrations/0031Drafts.ts';
import { previews } from './migrations/0032Previews.ts';
import { mail } from './migrations/0033Mail.ts';
import { userRoles } from './migrations/0034Roles.ts';
import { library } from './migrations/0035Library.ts';
import { pdfs } from './migrations/0037Pdfs.ts';
import { pictureFocus } from './migrations/0038PictureFocus.ts';
import { plans } from './migrations/0039Plans.ts';
import { siteAt } from './migrations/0040SiteAt.ts';
import { secondFactor } from './migrations/0041SecondFactor.ts';
import { activity } from './migrations/0042Activity.ts';
import { inbox } from './migrations/0045Inbox.ts';
import { personalData } from './migrations/0046PersonalData.ts';
import { visits } from './migrations/0049Visits.ts';
import { libraryPages } from './migrations/0052LibraryPages.ts';
import { accounts } from './migrations/0053Accounts.ts';
import { historyByEntry } from './migrations/0054HistoryByEntry.ts';
import { profilePicture } from './migrations/0055ProfilePicture.ts';
import { furtherPictures } from './migrations/0056FurtherPictures.ts';
import { countedCategories } from './migrations/0057CountedCategories.ts';
import { countedStages } from './migrations/0058CountedStages.ts';
import { emailKeys } from './migrations/0059EmailKeys.ts';
import { keptInTexts } from './migrations/0060KeptInTexts.ts';
import { textFiles } from './migrations/0061TextFiles.ts';
import { libraryBySize } from './migrations/0062LibraryBySize.ts';
import { redirectSearch } from './migrations/0063RedirectSearch.ts';
import { deepPages } from './migrations/0064DeepPages.ts';
import { sortedLists } from './migrations/0065SortedLists.ts';
import { contentByTable } from './migrations/0021ContentByTable.ts';
import { videos } from './migrations/0023Videos.ts';
import type { ContentTable, OwnColumn, Tables } from './schema.ts';

/** A migration. It is never changed once released; another one follows it instead. */
export type Migration = {
  name: string;
  up: (
    schema: SchemaModule,
    type: (kind: ColumnKind) => RawBuilder<unknown>,
    /** For existing data; rows have the database's own form. */
    db: Kysely<Tables>,
    engine: Engine,
  ) => Promise<void>;
};

/**
 * All migrations, in order. One that only adds a text or a table of texts is defined here in a line, by `addText` or
 * `addEntries` of `migrations/entryTables.ts`.
 */
export const migrations: readonly Migration[] = [
  slice,
  content,
  messages,
  passwordGuesses,
  oneWord,
  listIndexes,
  listKeys,
  leases,
  visitorCounts,
  search,
  places,
  language,
  entryPaths,
  projectStage,
  quotes,
  proof,
  pictureRecipes,
  contentByTable,
  videos,
  sharing,
  redirects,
  projectServices,
  trash,
  serviceQuestions,
  history,
  drafts,
  previews,
  mail,
  userRoles,
  library,
  pdfs,
  pictureFocus,
  plans,
  siteAt,
  secondFactor,
  activity,
  inbox,
  personalData,
  visits,
  libraryPages,
  accounts,
  historyByEntry,
  profilePicture,
  furtherPictures,
  countedCategories,
  countedStages,
  emailKeys,
  keptInTexts,
  textFiles,
  libraryBySize,
  redirectSearch,
  deepPages,
  sortedLists,
];

const sharingColumns = {
  metaTitle: sharing,
  metaDescription: sharing,
  shareImage: sharing,
  noindex: sharing,
} as const;

/** The migration that creates each of a kind's own columns: a column without one does not compile. */
export const makers: {
  readonly [Table in ContentTable]: Readonly<Record<OwnColumn<Table>, Migration>>;
} = {
  service: {
    title: slice,
    subtitle: slice,
    path: slice,
    icon: slice,
    shortDescription: slice,
    description: slice,
    steps: serviceQuestions,
    faq: serviceQuestions,
    ...sharingColumns,
  },
  figure: {
    value: proof,
    unit: proof,
    title: proof,
  },
  reference: {
    name: proof,
    sector: proof,
    url: proof,
    ground: proof,
  },
  voice: {
    name: proof,
    role: proof,
    company: proof,
    text: proof,
    projectId: pdfs,
  },
  certificate: {
    title: proof,
    issuer: proof,
    year: proof,
  },
  video: {
    title: videos,
    url: videos,
    embedUrl: videos,
    description: videos,
    duration: videos,
    date: videos,
  },
  reason: { title: content, description: content, icon: content },
  member: {
    name: content,
    position: content,
    email: content,
    facebookUrl: content,
    instagramUrl: content,
    linkedinUrl: content,
    youtubeUrl: content,
  },
  project: {
    title: content,
    path: entryPaths,
    category: content,
    stage: projectStage,
    shortDescription: content,
    description: content,
    additionalInfo: content,
    serviceIds: projectServices,
    ...sharingColumns,
  },
  galleryItem: { title: content, category: content, alt: content },
  post: {
    title: content,
    path: entryPaths,
    date: content,
    publishDate: content,
    excerpt: content,
    content,
    details: content,
    author: content,
    category: content,
    tags: content,
    shownDay: content,
    writtenBy: userRoles,
    ...sharingColumns,
  },
};
