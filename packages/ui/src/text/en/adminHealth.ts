/** The texts of the panel's health page. */
export const adminHealthText = {
  title: 'Health',
  intro: (version: string) => `How your site is doing, and what you can mend. Version ${version}.`,
  checks: 'Checks',
  loading: 'Looking at your site…',
  loadFailed: 'Failed to load the health page. Please try again.',
  allWell: 'All is well',
  allWellDetail: 'There is nothing for you to mend.',
  toMend: (count: number) =>
    count === 1 ? '1 thing wants your attention' : `${count} things want your attention`,
  toMendDetail: 'The urgent ones first. The links lead to where each is mended.',
  tones: { bad: 'Urgent', warn: 'Can be better', neutral: 'Note', good: 'Fine' },
  showMore: (count: number) => `Show ${count} more`,
  more: (count: number) => `and ${count} more`,
  partly: 'There are very many texts, so only the first of them were looked at.',
  untitled: 'Untitled',
  /** Problems of the server itself, on the dashboard. */
  server: {
    title: 'The server needs attention',
    words: {
      'proxy-not-announced':
        'Requests come through a proxy that the server was not told about, so all visitors look like one address. Whoever looks after the server should set PUBLIC_URL to the https address that visitors use, or TRUSTED_PROXIES=private, and restart it.',
      'proxy-hides-visitors':
        'The proxy in front of the server does not pass on X-Forwarded-For, so all visitors look like one address. Whoever looks after the server should switch that header on.',
      dataFolder:
        'The data folder is not there, or cannot be written. Whoever looks after the server should see to it at once.',
      store:
        'The database does not answer, or something happened to its file; changes cannot be saved. The server’s log says more.',
      storage: 'The place where pictures are kept cannot be reached, or cannot be written.',
      disk: 'The disk is full: nothing can be saved until there is room.',
      backup: 'The last nightly backup is older than two days, or there is none.',
    },
  },

  backup: {
    title: 'Backup',
    good: (when: string) => `Last backup: ${when}.`,
    late: (when: string) =>
      `The last backup is older than two days: ${when}. Whoever looks after the server should find out why.`,
    lateNone:
      'There should be a backup every night, but none was made for two days. Whoever looks after the server should find out why.',
    notYet: 'There will be a backup every night; the first one is still to come.',
    none: 'The server makes no nightly backups. Whoever looks after it can switch them on with the setting BACKUP_DIR.',
  },
  disk: {
    title: 'Disk space',
    good: (free: string, size: string) => `${free} of ${size} are free.`,
    low: (free: string, size: string) =>
      `Only ${free} of ${size} are free. On a full disk, new pictures and messages cannot be kept.`,
    full: (free: string) =>
      `The disk is full: ${free} are left. Nothing can be saved until somebody makes room.`,
    unknown: 'The free space of the disk is not known.',
  },
  mail: {
    title: 'E-mail',
    good: 'New messages are sent on by e-mail.',
    notSet:
      'E-mail is not set up: you see new messages in the panel alone, and whoever forgets a password gets no e-mail.',
    noReader: 'E-mail can be sent, but nobody is named who gets new messages.',
    link: 'Open the e-mail settings',
  },
  facts: {
    title: 'Company facts',
    good: 'Name, phone, e-mail, address and logo are there.',
    missing: (names: string) => `Still missing: ${names}.`,
    names: { companyName: 'company name', phone: 'phone', email: 'e-mail', address: 'address', logo: 'logo' },
    link: 'Fill them in',
  },
  phones: {
    title: 'Phone numbers',
    good: 'The numbers can be called by a tap.',
    bad: 'These numbers cannot be called by a tap. Write them with their area code: 0212 555 01 40.',
    main: 'Phone',
  },
  /** An entry's pictures, after its title. */
  pictures: (count: number) => `${count} pictures`,
  descriptions: {
    title: 'Picture descriptions',
    good: 'Every picture that visitors see has a description.',
    bad: (count: number) =>
      count === 1
        ? '1 picture has no description. Say in a sentence what it shows, for visitors who cannot see it and for search engines.'
        : `${count} pictures have no description. Say in a sentence what each shows, for visitors who cannot see it and for search engines.`,
  },
  smallPictures: {
    title: 'Small pictures',
    good: 'Pictures are large enough for where they are shown.',
    bad: (count: number) =>
      count === 1
        ? '1 picture is small for where it is shown, and may look blurred.'
        : `${count} pictures are small for where they are shown, and may look blurred.`,
  },
  deadLinks: {
    title: 'Dead links',
    good: 'All links within the site lead to a page.',
    bad: (count: number) =>
      count === 1
        ? '1 link leads to a page that is not there.'
        : `${count} links lead to pages that are not there.`,
  },
  outsideLinks: {
    title: 'Links to other websites',
    unasked: 'Those websites can be asked whether the pages that your texts link to are still there.',
    good: 'All links to other websites open.',
    bad: (count: number) =>
      count === 1
        ? '1 link does not open: the page is gone, or its website does not answer.'
        : `${count} links do not open: the pages are gone, or their websites do not answer.`,
    ask: 'Ask the other websites',
    askAgain: 'Ask again',
    asking: 'Asking…',
    failed: 'They could not be asked. Please try again.',
    partly: 'Only some of the links could be looked at.',
  },
  emptyParts: {
    title: 'Empty sections',
    good: 'Every section of the site has something to show.',
    bad: 'These sections are empty, so the menu leaves them out:',
    names: {
      about: 'About',
      team: 'Team',
      services: 'Services',
      projects: 'Projects',
      photos: 'Photo gallery',
      videos: 'Video gallery',
      posts: 'Blog',
      privacy: 'Privacy notice',
    },
  },
  colors: {
    title: 'Colours',
    good: 'Texts read well in the colours that you chose.',
    bad: 'These colours do not suit texts or grounds, so the site shows a shade of them that reads well:',
    link: 'Open the colours',
  },
  longTitles: {
    title: 'Titles in search results',
    good: 'The titles fit into search results.',
    bad: (count: number, most: number) =>
      count === 1
        ? `1 title is longer than ${most} characters, and is cut in search results. A shorter one can stand under "Search and sharing" of its form.`
        : `${count} titles are longer than ${most} characters, and are cut in search results. Shorter ones can stand under "Search and sharing" of their forms.`,
    characters: (count: string) => `${count} characters`,
  },
} as const;
