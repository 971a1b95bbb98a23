import { listTexts } from './listTexts.ts';

const figure = new Intl.NumberFormat('en');
const ago = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'} ago`;

/** The texts of the panel's frame, login, dashboard and lists. Texts quoted in docs/product.md are verbatim. */
export const adminText = {
  product: 'Vitrin',
  loading: 'Loading...',
  tryAgain: 'Try again',
  tryNow: 'You can try again now.',
  tryIn: (seconds: number) => `Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  cancel: 'Cancel',
  preparingPictures: (left: number) =>
    left === 1 ? 'Preparing the picture…' : `Preparing the pictures, ${left} left…`,
  dismiss: 'Dismiss',
  undo: 'Undo',
  retry: 'Retry',
  results: 'Results of your actions',
  nothingLost: 'Nothing is lost. Check your connection, then try again.',

  /** The age of something; from seven days on, the date. */
  ages: {
    unknown: 'Recently',
    justNow: 'Just now',
    minutes: (count: number) => ago(count, 'minute'),
    hours: (count: number) => ago(count, 'hour'),
    yesterday: 'Yesterday',
    days: (count: number) => ago(count, 'day'),
  },

  entities: {
    projects: { many: 'Projects', one: 'Project' },
    services: { many: 'Services', one: 'Service' },
    posts: { many: 'Blog Posts', one: 'Blog post' },
    members: { many: 'Team Members', one: 'Team member' },
    gallery: { many: 'Gallery Images', one: 'Gallery image' },
  },

  /** An entry's visibility, in the same words everywhere. */
  statuses: {
    live: 'Live',
    scheduled: (when: string) => `Scheduled (${when})`,
    hidden: 'Hidden',
    /** The user's own draft of an entry, followed by its public status. */
    drafted: (status: string) => `Draft · ${status}`,
  },

  frame: {
    commands: 'Search or go to…',
    commandKeys: (command: string) => `${command} K`,
    uploadImages: 'Upload images',
    history: 'History',
    preview: 'Preview link',
    changePassword: 'Change password',
    skip: 'Skip to content',
    navigation: 'Main',
    openMenu: 'Open menu',
    menu: 'Menu',
    closeMenu: 'Close menu',
    collapse: 'Collapse',
    collapseOrExpand: 'Collapse or expand the menu',
    openSite: 'Open site',
    openSiteHidden: 'Open site (this page is hidden)',
    pageHidden: 'Visitors cannot see this page, so the list opens instead',
    newTab: '(opens in a new tab)',
    userMenu: (name: string) => `User menu of ${name}`,
    language: 'Language',
    languageFailed: 'Failed to change the language. Please try again.',
    logout: 'Logout',
    unnamedUser: 'Admin User',
    dashboard: 'Dashboard',
    settings: 'Site Settings',
    library: 'Library',
    health: 'Health',
    redirects: 'Redirects',
    trash: 'Trash',
    users: 'Users',
    activity: 'Activity',
    profile: 'My profile',
  },

  login: {
    title: 'Login',
    welcome: 'Welcome back',
    purpose: 'Log in to look after your website.',
    /** The text before and after the company's name. */
    purposeFor: ['Log in to look after ', '.'],
    email: 'Email',
    password: 'Password',
    showPassword: 'Show password',
    login: 'Login',
    loggingIn: 'Logging in...',
    missing: 'Please enter both email and password',
    invalid: 'Invalid credentials',
    unavailable: 'An error occurred during login',
    expired: 'Your session has ended. Log in again to go on where you were.',
    unreachable: 'The server was out of reach for a while. Log in again to go on where you were.',
    forgotten: 'Forgot your password?',
    backToSite: 'Back to the website',
    codeHeading: 'Verification code',
    codeLede: 'Enter the six digits that your authenticator app shows.',
    code: 'Code',
    codeHint: 'Without your phone, enter one of your recovery codes.',
    codeMissing: 'Please enter the code',
    passkey: 'Use a passkey',
    recoveryCode: 'Recovery code',
    passkeyHeading: 'Confirm that it is you',
    passkeyLede: 'Use your passkey, or enter a code.',
    otherAccount: 'Log in with another account',
    sign: 'VİTRİN',
  },

  /** The dialog above a page whose session ended while there was unsaved work on it. */
  signInAgain: {
    title: 'Log in again to go on',
    expired:
      'Your session has ended. Everything you typed and chose is still here and goes on after you log in.',
    unreachable:
      'The server was out of reach for a while. Everything you typed and chose is still here and goes on after you log in.',
  },

  connection: { lost: 'Connection lost, trying again' },

  dashboard: {
    morning: (name: string) => `Good morning${name && `, ${name}`}`,
    afternoon: (name: string) => `Good afternoon${name && `, ${name}`}`,
    evening: (name: string) => `Good evening${name && `, ${name}`}`,
    counts: 'Counts',
    allActive: 'All live',
    live: (count: number) => `${count} live`,
    scheduled: (count: number) => `${count} scheduled`,
    hidden: (count: number) => `${count} hidden`,
    none: 'None yet',
    recentActivity: 'Recent Activity',
    noActivity: 'No recent activity to display',
    quickActions: 'Quick actions',
    notLoaded: 'Could not be loaded',
    again: (what: string) => `Try again: ${what}`,
    activityIncomplete: (kinds: readonly string[]) => `Could not be loaded: ${kinds.join(', ')}`,
    yourSite: 'Your site',
    homePage: 'Your home page',
  },

  list: {
    all: 'All',
    active: 'Live',
    scheduled: 'Scheduled',
    inactive: 'Hidden',
    status: 'Status',
    sort: 'Sort:',
    sortBy: (order: string) => `Sort: ${order}`,
    siteOrder: 'Site order',
    newestFirst: 'Newest first',
    byUpdated: 'Last updated',
    picture: 'Picture',
    pathColumn: 'Path',
    categoryColumn: 'Category',
    dateColumn: 'Date',
    emailColumn: 'E-mail',
    descriptionColumn: 'Description',
    updatedColumn: 'Updated',
    actionsColumn: 'Actions',
    selectAll: 'Select all',
    selectPage: 'Select all on this page',
    select: (title: string) => `Select ${title}`,
    move: (title: string) => `Move ${title}`,
    actionsFor: (title: string) => `Actions for ${title}`,
    visible: (title: string) => `${title} is visible on the website`,
    statusBefore: (status: string) => `${status}, `,
    edit: 'Edit',
    viewOnSite: 'View on site',
    moveUp: 'Move up',
    moveDown: 'Move down',
    moveTo: 'Move to position…',
    moveTitle: 'Move to position',
    moveDetail: (title: string, place: number, total: number) =>
      `“${title}” stands at position ${place} of ${total}. Position 1 comes first on the website.`,
    position: 'New position',
    positionWrong: (total: number) => `Enter a number from 1 to ${total}`,
    moveThere: 'Move',
    placeGone:
      'The list changed in the meantime, so that position no longer exists. You now see the current order.',
    movedTo: (title: string, place: number) => `“${title}” moved to position ${place}`,
    delete: 'Delete…',
    selected: 'selected',
    selectedOnPage: 'selected on this page',
    selectedRegion: 'Selected rows',
    selectWhole: (total: number) => `Select all ${figure.format(total)}`,
    pageChosen: (number: number) => `All ${figure.format(number)} on this page are selected.`,
    wholeChosen: (total: number) => `All ${figure.format(total)} are selected, on every page.`,
    onlyPage: 'Only this page',
    moreDoomed: (number: number) => `and ${figure.format(number)} more`,
    madeVisible: (number: number) =>
      number === 0 ? 'All of them are active already' : `${figure.format(number)} activated`,
    madeHidden: (number: number) =>
      number === 0 ? 'All of them are inactive already' : `${figure.format(number)} deactivated`,
    doneOf: (done: number, total: number) => `${figure.format(done)} of ${figure.format(total)} done`,
    progress: 'Progress',
    stop: 'Stop',
    stopped: (done: number, left: number) =>
      `Stopped: ${figure.format(done)} done, ${figure.format(left)} left as they were`,
    someSwitched: (done: number, failed: number) =>
      `${figure.format(done)} changed, ${figure.format(failed)} could not be changed`,
    someDeleted: (done: number, failed: number) =>
      `${figure.format(done)} deleted, ${figure.format(failed)} could not be deleted`,
    clearSelection: 'Clear selection',
    activate: 'Activate',
    deactivate: 'Deactivate',
    clearSearch: 'Clear search',
    showAll: 'Show all',
    nothingMatches: (query: string) => `Nothing matches “${query}”`,
    nothingHere: (filter: string) => `Nothing here is ${filter.toLowerCase()}`,
    noMatchHint: 'Check the spelling or show everything again.',
    howToOrder: 'Drag by the dots to change it.',
    howToOrderPages: 'Drag by the dots to change it; the row’s menu moves it to any position.',
    pager: {
      label: 'Pages',
      first: 'First page',
      previous: 'Previous page',
      next: 'Next page',
      last: 'Last page',
      page: (page: number, pages: number) => `Page ${page} of ${pages}`,
      range: (from: number, to: number, total: number) => `${from}–${to} of ${total}`,
    },
    dragInstructions:
      'Press Space to lift it, the arrow keys to move it, Space again to drop it, Escape to leave it where it was.',
    lifted: (title: string, place: number, total: number) => `${title} lifted, place ${place} of ${total}.`,
    over: (title: string, place: number, total: number) => `${title} is now at place ${place} of ${total}.`,
    dropped: (title: string, place: number, total: number) =>
      `${title} dropped at place ${place} of ${total}.`,
    dragCancelled: (title: string) => `${title} stays where it was.`,
  },

  ...listTexts,

  noPermission: {
    title: 'You may not open this page',
    detail: 'Your role does not include this part. If you need it, ask an owner of the site.',
  },

  notFound: {
    title: 'Page not found',
    detail: 'The panel has no page at this address.',
    back: 'Back to the dashboard',
  },

  crash: {
    title: 'Something went wrong',
    detail: 'The page could not be shown. Load it again; if that does not help, go back to the dashboard.',
    reload: 'Load again',
  },
} as const;
