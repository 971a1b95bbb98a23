/** Every business constant of the product, named once. Times are in milliseconds, sizes in bytes or pixels. */
export const limits = {
  homeServices: 6,
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
  /** Services in the menus; the last link leads to all of them. */
  menuServices: 12,
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
  /** Places that are told where a picture is used, of each kind of place. */
  pictureUses: 50,
  panelTiles: 24,
  aboutTeaserCharacters: 300,
  blogExcerptCharacters: 120,
  zoomFactor: 2,
  bannerIntervalMs: 5_000,
  preloaderMs: 1_500,
  contactSendMs: 1_000,
  successBannerMs: 3_000,
  /** How long the panel offers to undo a deletion before it is sent. */
  undoMs: 6_000,
  /** How long what was deleted can be brought back. */
  trashDays: 30,
  /** How long versions are kept, and how many newest ones of each thing stay however old they are. */
  versionDays: 90,
  keptVersions: 50,
  /** How long a draft that nobody touches is kept, how many one person may have, and how large any of them may be. */
  draftDays: 90,
  drafts: 200,
  draftCharacters: 500_000,
  draftFiles: 40,
  /** Others that a form names who have a draft of the same. */
  draftOthers: 5,
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
  descriptionCharacters: 155,
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
  emailCharacters: 320,
  /** Addresses that get what visitors write. */
  mailRecipients: 10,
  /** How long the link lives that replaces a forgotten password. */
  passwordLinkMs: 30 * 60 * 1_000,
  /** How long it is told of a message that it was mailed, or given up. */
  sentMailDays: 30,
  failedMailDays: 90,
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

/** Site-wide fixed values that are not numbers. */
export const fixed = {
  defaultCompanyTitle: 'Kurumsal Web Sitesi',
  defaultServiceImage: '/assets/images/services/service2.jpg',
  galleryUploadCategory: 'uncategorized',
  timeZone: 'Europe/Istanbul',
  storageKeys: { token: 'token', user: 'user', theme: 'theme' },
} as const;

/** Picture sizes, in pixels, that the panel recommends to admins: any of each. */
export const recommendedSizes = {
  logo: ['200x60'],
  favicon: ['32x32', '16x16'],
  footerImage: ['1920x400'],
  slider: ['1920x1080'],
} as const;

/** The media types of pictures that may be uploaded. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;
