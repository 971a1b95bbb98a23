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
  /** Entries that the command menu shows, and requests of each kind. */
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
  /** Pages of a list that a visitor can load below each other; further ones start over. */
  grownPages: 10,
  /** Entries of each kind that a search shows at first, and on a page of one kind. */
  foundEntries: 6,
  pageFound: 24,
  /** Entries that a page offers in place of one that is missing. */
  nearEntries: 6,
  /** Limits of a visitor's search: characters, words, and words of a missing address. */
  searchCharacters: 100,
  searchedWords: 8,
  searchedNear: 3,
  /** A search within a list of the panel. */
  listSearchCharacters: 200,
  /** Categories that a list can be filtered by. */
  facetValues: 24,
  /** Projects that are shown as similar to another one. */
  similarProjects: 3,
  /** Newest posts below a post. */
  otherPosts: 3,
  feedPosts: 30,
  /** That of search engines is five times as high. */
  sitemapFileAddresses: 10_000,
  /** Rows on a page of the panel's lists, and pictures on one of its gallery. */
  panelRows: 25,
  panelRedirects: 50,
  panelTrash: 25,
  panelVersions: 25,
  panelLibrary: 24,
  panelActivity: 50,
  /** Findings of each check on the health page. */
  healthFindings: 20,
  /** Limits of one check of external links: addresses, and concurrent requests. */
  outsideLinks: 200,
  outsideLinksAtOnce: 8,
  panelTiles: 24,
  aboutTeaserCharacters: 300,
  blogExcerptCharacters: 120,
  zoomFactor: 2,
  contactSendMs: 1_000,
  successBannerMs: 3_000,
  /** How long the panel offers to undo a deletion before it is sent. */
  undoMs: 6_000,
  /** How long deleted items can be restored. */
  trashDays: 30,
  /** Services of its own that a new site should have. */
  ownServices: 3,
  /** Days of visits that the dashboard shows, with as many pages and sources, and days that they are kept. */
  shownVisitDays: 30,
  shownVisitNames: 8,
  visitDays: 400,
  /** Pages and sources per day that are counted by name. */
  visitNames: 500,
  /** Counted visits of an address per minute. */
  visitsPerMinute: 60,
  /** How long versions are kept, and how many of the newest ones of each subject stay however old they are. */
  versionDays: 90,
  keptVersions: 50,
  /** Subjects that one restore of the site may change. */
  siteAtThings: 1_000,
  /** How long an untouched draft is kept, how many one person may have, and how large each may be. */
  draftDays: 90,
  drafts: 200,
  draftCharacters: 500_000,
  draftFiles: 40,
  /** Other people with a draft of the same that a form names. */
  draftOthers: 5,
  /** Pending and failed plans, and how far ahead one may be. */
  plans: 200,
  planDays: 366,
  /** Open preview links per person, and how many drafts a page shows at most, latest first. */
  previewLinks: 30,
  previewedDrafts: 50,
  /** How long a browser shows the drafts of a link, unless it is opened again. */
  previewVisitHours: 12,
  /** How many preview links a visitor may open in a minute. */
  previewsPerMinute: 30,
  /** A server that has not responded for this long ends the session; until then reads are retried. */
  unreachableMs: 30_000,
  /** Until then a timer ticks so often. A tick that is later than this has found the device asleep, which does not count. */
  tickMs: 5_000,
  sleepMs: 10_000,
  /** The pause before a read is retried: it doubles from the first to the longest. */
  firstRetryMs: 500,
  longestRetryMs: 4_000,
  uploadBytes: 15 * 1024 * 1024,
  /** Files of one person in progress at once. */
  uploadsAtOnce: 5,
  /** Pictures that an address may import per minute. */
  importsPerMinute: 60,
  uploadPixels: 50_000_000,
  sessionIdleMs: 8 * 60 * 60 * 1_000,
  sessionMaxMs: 30 * 24 * 60 * 60 * 1_000,
  /** Sessions of one account; beyond that the least recently used one ends. */
  sessions: 50,
  /** How long an invitation is valid, and how many may be open. */
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
  /** Texts for search results; these show about 60 characters of a title and 155 of a description. */
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
  /** Addresses that receive visitors' messages. */
  mailRecipients: 10,
  /** How long the link for a forgotten password is valid. */
  passwordLinkMs: 30 * 60 * 1_000,
  /** How long a new address awaits its confirmation. */
  emailLinkMs: 24 * 60 * 60 * 1_000,
  /** How long the second step of a sign-in may take, and how many an account may have started. */
  signInStepMs: 5 * 60 * 1_000,
  signInSteps: 10,
  /**
   * Passkeys of an account, their names, how long a challenge is valid, and how many may be open: per account, and for
   * strangers.
   */
  passkeys: 20,
  passkeyNameCharacters: 60,
  passkeyChallengeMs: 5 * 60 * 1_000,
  passkeyChallenges: 10,
  strangersPasskeyChallenges: 5_000,
  /** How long the activity log is kept. */
  activityDays: 365,
  codeCharacters: 40,
  recoveryCodes: 10,
  /** How long the mail state of a message is kept, sent or given up. */
  sentMailDays: 30,
  failedMailDays: 90,
  /** Labels of a message, their length, how many different ones are offered, and the length of a campaign's name. */
  messageLabels: 10,
  labelCharacters: 40,
  campaignCharacters: 100,
  /** Watches of inboxes. */
  watchers: 200,
  ownWatchers: 10,
  /** Replies to a message. */
  messageReplies: 50,
  /** Messages kept as spam, and for how long after their last change. */
  spamMessages: 2_000,
  spamDays: 60,
  /** What a chart of messages shows: days, and as many services and pages. */
  leadDays: 30,
  /** The longest retention of messages. */
  retentionMonths: 120,
  addressCharacters: 2_000,
  passwordCharacters: 1_024,
  /** Entries in an order that is set in one step. */
  placedEntries: 4_000,
  /** Entries that one call switches or deletes, and the page size for reading their ids. */
  bulkEntries: 200,
  /** Entries that a place may exclude. */
  withoutEntries: 200,
  highestPlace: 1_000_000,
  /** Wrong fields that one response reports, and the characters of a name and of a message in it. */
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

/** A picture that is enlarged by more than this looks blurred. */
export const mostEnlarged = 1.25;
/** The media type of PDF files. */
export const pdfType = 'application/pdf';

/** The media types of pictures that may be uploaded. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;

/** The types offered in file choosers: phone formats are converted to one of the others if the browser can do that. */
export const chosenTypes = [...pictureTypes, 'image/heic', 'image/heif', '.heic', '.heif'] as const;
