import { viewLimits } from './viewLimits.ts';

/** Every business constant of the product, named once. Times are in milliseconds, sizes in bytes or pixels. */
export const limits = {
  ...viewLimits,
  homeMembers: 4,
  homeProjects: 3,
  homePosts: 3,
  /** Reasons that a page shows. */
  shownReasons: 24,
  /** Figures, references, voices of customers and certificates that a page shows. */
  shownFigures: 8,
  shownReferences: 24,
  shownVoices: 4,
  shownCertificates: 24,
  /** Services that a form offers. */
  offeredServices: 200,
  /** Projects that a form offers. */
  offeredProjects: 200,
  recentActivity: 5,
  /** Entries that the command menu shows, and asks each kind for. */
  commandEntries: 20,
  /** Messages on the panel's dashboard. */
  recentMessages: 4,
  /** Posts on a page of the blog: one lead, and full rows below it. */
  pagePosts: 13,
  /** Entries on a page of the other lists that visitors read. */
  pageServices: 24,
  pageProjects: 24,
  pagePictures: 48,
  pageMembers: 48,
  /** Full rows of pairs. */
  pageVideos: 24,
  /** Pages of a list that a visitor can have shown one below the other; further ones begin anew. */
  grownPages: 10,
  /** Entries of each kind that a search shows at first, and on a page of one kind. */
  foundEntries: 6,
  pageFound: 24,
  /** Entries that a page offers in place of one that is missing. */
  nearEntries: 6,
  /** Characters and words of a visitor's search, and words of a missing address, that are looked for. */
  searchCharacters: 100,
  searchedWords: 8,
  searchedNear: 3,
  /** Categories that a list can be narrowed down to. */
  facetValues: 24,
  /** Projects that are shown as similar to another one. */
  similarProjects: 3,
  /** Newest posts below a post. */
  otherPosts: 3,
  feedPosts: 30,
  /** Rows on a page of the panel's lists, and pictures on one of its gallery. */
  panelRows: 25,
  panelRedirects: 50,
  panelTrash: 25,
  panelVersions: 25,
  panelLibrary: 24,
  panelActivity: 50,
  /** Findings of each sort that the health page shows, and how much it reads for them: texts, and characters of these. */
  healthFindings: 20,
  healthTexts: 5_000,
  healthCharacters: 20_000_000,
  /** Addresses elsewhere that are looked at in one step, how many at once, and how long: each, and all together. */
  outsideLinks: 200,
  outsideLinksAtOnce: 8,
  outsideLinkMs: 6_000,
  outsideLinksMs: 25_000,
  /** Places that are told where a picture is used, of each kind of place. */
  pictureUses: 50,
  panelTiles: 24,
  aboutTeaserCharacters: 300,
  blogExcerptCharacters: 120,
  zoomFactor: 2,
  contactSendMs: 1_000,
  successBannerMs: 3_000,
  /** How long the panel offers to undo a deletion before it is sent. */
  undoMs: 6_000,
  /** How long what was deleted can be brought back. */
  trashDays: 30,
  /** Titles of each kind that are told of what a demo has left. */
  demoTitles: 50,
  /** Services of its own that a new site is to have. */
  ownServices: 3,
  /** Days of visits that the dashboard shows, with as many pages and sources, and days that they are kept. */
  shownVisitDays: 30,
  shownVisitNames: 8,
  visitDays: 400,
  /** Pages and sources of a day that are counted by their names; sums that wait in memory, and for how long. */
  visitNames: 500,
  visitSums: 2_000,
  visitFlushMs: 5_000,
  /** Notes of an address in a minute that are counted, and addresses that are told apart. */
  visitsPerMinute: 60,
  visitAddresses: 10_000,
  /** How long versions are kept, and how many newest ones of each thing stay however old they are. */
  versionDays: 90,
  keptVersions: 50,
  /** Things that one step makes what they were. */
  siteAtThings: 1_000,
  /** How long a draft that nobody touches is kept, how many one person may have, and how large any of them may be. */
  draftDays: 90,
  drafts: 200,
  draftCharacters: 500_000,
  draftFiles: 40,
  /** Others that a form names who have a draft of the same. */
  draftOthers: 5,
  /** Plans that wait or could not be carried out, and how far ahead one may lie. */
  plans: 200,
  planDays: 366,
  /** Preview links of one person that can be opened, and how many drafts a page shows at most, the latest ones. */
  previewLinks: 30,
  previewedDrafts: 50,
  /** How long a browser shows the drafts of a link, unless it is opened again. */
  previewVisitHours: 12,
  /** How often a visitor may open preview links in a minute. */
  previewsPerMinute: 30,
  /** A server that answered nothing for so long ends the session; until then reads are tried again. */
  unreachableMs: 30_000,
  /** The wait before a read is tried again: it doubles from the first to the longest. */
  firstRetryMs: 500,
  longestRetryMs: 4_000,
  uploadBytes: 15 * 1024 * 1024,
  /** How long a picture elsewhere on the web may take to arrive, redirects included. */
  importMs: 10_000,
  importRedirects: 3,
  /** Pictures that an address may have fetched in a minute. */
  importsPerMinute: 60,
  uploadPixels: 50_000_000,
  variantWidths: [320, 480, 640, 960, 1280, 1920, 2560, 3200],
  /** Of the cuts for tall frames. */
  tallVariantWidths: [480, 720, 1080, 1440],
  sessionIdleMs: 8 * 60 * 60 * 1_000,
  sessionMaxMs: 30 * 24 * 60 * 60 * 1_000,
  /** Sessions of one account; the one that was used least lately ends when another one begins. */
  sessions: 50,
  /** How long an invitation may be answered, and how many wait at a time. */
  invitationDays: 7,
  openInvitations: 50,
  passwordMinCharacters: 10,
  /** Longer ones are refused before they are hashed. */
  passwordMaxCharacters: 1024,
  titleCharacters: 200,
  shortTextCharacters: 600,
  longTextCharacters: 5_000,
  htmlCharacters: 200_000,
  htmlTags: 20_000,
  /** Depth of nested tags. */
  htmlDepth: 100,
  /** What admins write for search results; these show about 60 characters of a title and 155 of a description. */
  metaTitleCharacters: 120,
  metaDescriptionCharacters: 320,
  shownTitleCharacters: 60,
  pathCharacters: 200,
  tagCharacters: 60,
  tags: 30,
  /** An address in a redirect: old sites had long ones. */
  redirectCharacters: 500,
  /** Phone numbers of the company besides the first. */
  phones: 8,
  /** Services that a project belongs to, and projects that the page of a service shows. */
  projectServices: 20,
  serviceProjects: 3,
  /** Free facts about a project. */
  facts: 60,
  /** Pictures in the list of an entry: all of a project, and the further ones of a service. */
  listedPictures: 100,
  emailCharacters: 320,
  /** Addresses that get what visitors write. */
  mailRecipients: 10,
  /** How long the link lives that replaces a forgotten password. */
  passwordLinkMs: 30 * 60 * 1_000,
  /** How long an address waits for the link that was sent to it. */
  emailLinkMs: 24 * 60 * 60 * 1_000,
  /** How long the second step of a sign-in may take, and how many of them an account may have begun. */
  signInStepMs: 5 * 60 * 1_000,
  signInSteps: 10,
  /** Passkeys of an account, their names, how long a challenge waits, and how many do: of an account, and of strangers. */
  passkeys: 20,
  passkeyNameCharacters: 60,
  passkeyChallengeMs: 5 * 60 * 1_000,
  passkeyChallenges: 10,
  strangersPasskeyChallenges: 5_000,
  /** How long it is told who did what, and how many refused sign-ins are. */
  activityDays: 365,
  refusedSignIns: 20_000,
  codeCharacters: 40,
  recoveryCodes: 10,
  /** How long it is told of a message that it was mailed, or given up. */
  sentMailDays: 30,
  failedMailDays: 90,
  /** Labels of a message, their length, how many different ones are offered, and what is kept of a campaign's name. */
  messageLabels: 10,
  labelCharacters: 40,
  offeredLabels: 200,
  campaignCharacters: 100,
  /** How often an inbox that is watched is looked at, a word that keeps the connection, how long one lasts, and how many there are. */
  watchLookMs: 2_000,
  watchBeatMs: 20_000,
  watchMs: 5 * 60 * 1_000,
  watchers: 200,
  ownWatchers: 10,
  /** Answers to a message. */
  messageReplies: 50,
  /** Messages that are kept as spam, the newest ones, and for how long. */
  spamMessages: 2_000,
  spamDays: 60,
  /** What a chart of messages shows: days, and as many services and pages. */
  leadDays: 30,
  leadNames: 8,
  /** The longest time that messages can be kept, and what is told of those erased. */
  retentionMonths: 120,
  erasureRows: 100,
  /** Messages of one person that are shown, exported or erased in one step. */
  personMessages: 500,
  addressCharacters: 2_000,
  passwordCharacters: 1_024,
  /** Entries in an order that is set in one step. */
  placedEntries: 4_000,
  /** Entries that one call switches or deletes, and those on a page that their ids are read by. */
  bulkEntries: 200,
  /** Entries that a place is counted without. */
  withoutEntries: 200,
  highestPlace: 1_000_000,
  /** Wrong fields that one response names, and the characters of a name and of a sentence in it. */
  toldErrors: 30,
  toldCharacters: 200,
  /** The highest page of a list. */
  pages: 1_000_000,
} as const;

/** Picture sizes, in pixels, that the panel recommends to admins: any of each. */
export const recommendedSizes = {
  logo: ['200x60'],
  favicon: ['32x32', '16x16'],
  footerImage: ['1920x400'],
  slider: ['1920x1080'],
} as const;

/**
 * The size in pixels of the place that a picture of a kind fills; `whole` where it is shown whole within it. Enlarged by
 * more than `mostEnlarged` it is seen to be blurred.
 */
export const picturePlaces = {
  services: { width: 1600, height: 1000 },
  projects: { width: 1920, height: 1080 },
  posts: { width: 1600, height: 900 },
  members: { width: 800, height: 1000 },
  gallery: { width: 1600, height: 1200, whole: true },
  slider: { width: 1920, height: 1080 },
} as const;
export const mostEnlarged = 1.25;
/** The media type of PDF files. */
export const pdfType = 'application/pdf';

/** The media types of pictures that may be uploaded. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;

/** Those that may be chosen for one: what phones make is turned into one of the others where the browser can do that. */
export const chosenTypes = [...pictureTypes, 'image/heic', 'image/heif', '.heic', '.heif'] as const;
