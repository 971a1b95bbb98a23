import type { FieldWords } from '@vitrin/contract/kinds/field';
import type { serviceKind } from '@vitrin/contract/kinds/service';
import { sharingNames, sharingText } from './sharing.ts';

type Others = Readonly<Record<string, unknown>>;

const list = new Intl.ListFormat('en', { type: 'conjunction' });
const figure = new Intl.NumberFormat('en');

const namedCharacters = 60;
const cut = (name: string, most = namedCharacters): string =>
  name.length > most ? `${name.slice(0, most)}…` : name;

/** The first names of a list, each no longer than a line, and the number of further ones. */
function fewOf(names: readonly string[], what = 'picture'): string {
  const named = names.filter((name) => name !== '').slice(0, 3);
  const more = names.length - named.length;
  if (named.length === 0) return more === 1 ? `a ${what}` : `${more} ${what}s`;
  return list.format([...named.map((name) => cut(name)), ...(more > 0 ? [`${more} more`] : [])]);
}

/** Each distinct reason once, as sentences. */
const reasonsOf = (refused: readonly { why: string | undefined }[]): string[] =>
  [...new Set(refused.flatMap(({ why }) => why ?? []))].map((why) => (/[.!?]$/.test(why) ? why : `${why}.`));

/** The texts of the panel's forms and settings. Texts quoted in docs/product.md are verbatim. */
export const adminFormsText = {
  sending: {
    share: 'Share',
    byWhatsApp: 'Send by WhatsApp',
    shareFailed: 'It could not be shared. Copy the link and send it yourself.',
  },
  optional: '(optional)',
  edit: 'Edit',
  preview: 'Preview',
  view: 'View',
  cancel: 'Cancel',
  tryAgain: 'Try again',
  counter: (length: number, most: number) => `${length} / ${most}`,

  placeGone:
    'The list changed in the meantime, so that position no longer exists. You now see the current order.',

  /** After switching entries: how many changed. */
  switched: {
    some: (done: number, failed: number) =>
      `${figure.format(done)} changed, ${figure.format(failed)} could not be changed`,
    visible: (number: number) =>
      number === 0 ? 'All of them are active already' : `${figure.format(number)} activated`,
    hidden: (number: number) =>
      number === 0 ? 'All of them are inactive already' : `${figure.format(number)} deactivated`,
  },

  saveBar: {
    unsaved: 'Unsaved changes',
    saved: 'All changes saved',
    untouched: 'Nothing entered yet',
    saving: 'Saving…',
    discard: 'Discard',
    fields: (names: readonly string[]) => list.format(names),
  },

  livePreview: {
    title: 'Live preview',
    whileTyping: 'updates while you type',
    onlyYou: 'only you see it',
    size: 'Preview size',
    pages: 'Previewed page',
    phone: 'Phone',
    desktop: 'Desktop',
  },

  errors: {
    several: 'Please correct the marked fields',
    empty: (field: string) => `${field} is empty`,
  },

  saving: {
    failedDetail: 'Nothing you typed is lost.',
    gone: 'This was deleted while you were writing.',
    goneDetail: 'Nothing you typed is lost: restore it from the trash, and save here again.',
    openTrash: 'Open the trash',
    lostDetail:
      'The connection was lost. Everything you typed and chose is still here: save again, and nothing is stored twice.',
    lostReason: 'The connection was lost.',
    unknownReason: 'The server could not take it.',
    /** Why one of several files was not uploaded. */
    reasonOf: (name: string, why: string) => `${name}: ${why}`,
    picturesFailed: (count: number) =>
      count === 1
        ? 'The entry was saved, but 1 picture could not be uploaded.'
        : `The entry was saved, but ${count} pictures could not be uploaded.`,
    picturesWait: 'The pictures are still chosen. Save again to try them once more, or remove them.',
    openPage: 'Open page',
    tryPicture: 'Try the upload again',
    pictureCancelled: 'The upload was cancelled.',
    pictureWaits: 'What you chose is still here. Save again to retry.',
    pdfFailed: 'The entry was saved, but the PDF could not be uploaded.',
    pdfWaits: 'The PDF is still selected. Save again to retry.',
  },

  status: {
    label: 'Status',
    active: 'Visible on the website',
  },

  leave: {
    question: 'Leave without saving?',
    detail: 'Your changes are not saved yet. If you leave now, they are lost.',
    leave: 'Leave without saving',
    save: 'Save and leave',
    stay: 'Stay here',
  },

  discard: {
    question: 'Discard your changes?',
    detail: (fields: string) => `This takes back: ${fields}.`,
    confirm: 'Discard changes',
  },

  draft: {
    title: 'You have an unsaved draft',
    /** The names of chosen files, which the browser could not store. */
    detail: (when: string, files: readonly string[]) =>
      `Last changed: ${when}. To be chosen again: ${fewOf(files, 'file')}.`,
    typed: (when: string) => `Last changed: ${when}.`,
    /** For a draft from another device: the time of day, or the day. */
    elsewhere: (at: string) => `${at}, on another device.`,
    elsewhereWith: (at: string, files: readonly string[]) =>
      `${at}, on another device. To be chosen again: ${fewOf(files, 'file')}.`,
    /** Too many drafts await an answer. */
    full: (count: number) =>
      `This form has ${count} drafts waiting. Until you restore or delete one, what you type here is not backed up: save it before you leave.`,
    elsewhereTitle: 'You have a draft',
    open: 'Open draft',
    /** Another person who is editing the same item now, or has an earlier draft of it. */
    others: (name: string, when: string | undefined) =>
      when === undefined
        ? `${name} is editing this too.`
        : `${name} has an unsaved draft of this too. Last changed: ${when}.`,
    restore: 'Restore draft',
    drop: 'Delete draft',
    /** Acknowledges a draft of chosen files alone. */
    seen: 'OK',
  },

  pdf: {
    name: 'PDF',
    drop: 'Drop a PDF here or',
    choose: 'Choose a PDF',
    allowed: 'PDF, up to 15 MB',
    wrongType: 'Choose a PDF file.',
    /** Opens the stored file in a new tab. */
    open: 'Open the PDF',
  },

  picture: {
    drop: 'Drop a picture here or',
    choose: 'Choose a file',
    replace: 'Replace',
    remove: 'Remove',
    cancel: 'Cancel upload',
    allowed: 'JPEG, PNG, WebP, AVIF or GIF, up to 15 MB',
    uploading: (name: string) => `Uploading ${name}`,
    percent: (share: number) => `${Math.round(share * 100)}%`,
    wanted: (size: string) => `${size} px or larger`,
    wrongType: 'Choose a JPEG, PNG, WebP, AVIF or GIF picture.',
    heic: 'This HEIC picture could not be opened. Save it as JPEG and choose it again; on an iPhone, “Most Compatible” under Settings, Camera, Formats does that by itself.',
    tooLarge: 'This file is too large. The most is 15 MB.',
    unreadable:
      'This file cannot be read as a picture; it may be damaged. Choose a JPEG, PNG, WebP, AVIF or GIF that opens.',
    cutOff:
      'This picture was cut off; the end of the file is missing. Fetch the original again, and choose that.',
    tooSmall: 'This picture is smaller than its place on the website and will look blurred.',
    small: {
      question: (count: number) =>
        count === 1 ? 'Use a picture that is too small?' : `Use ${count} pictures that are too small?`,
      detail: (size: string, pictures: readonly string[]) =>
        `The place on the website is ${size} pixels, so ${pictures.length === 1 ? 'this' : 'these'} will look blurred: ${fewOf(pictures)}.`,
      one: (name: string, width: number, height: number) => `${cut(name, 40)} (${width} × ${height})`,
      use: 'Use anyway',
      leaveOut: 'Leave out',
    },
    stored: 'Current picture',
    megabytes: (size: string) => `${size} MB`,
    kilobytes: (size: string) => `${size} kB`,
  },

  richText: {
    toolbar: 'Text format',
    heading: 'Heading',
    smallHeading: 'Small heading',
    bold: 'Bold',
    italic: 'Italic',
    underline: 'Underline',
    bulletList: 'Bullet list',
    numberedList: 'Numbered list',
    quote: 'Quote',
    link: 'Link',
    undo: 'Undo',
    redo: 'Redo',
    linkAddress: 'Link address',
    linkHint: 'Such as https://example.com, or /iletisim for a page of this website.',
    linkWrong: 'This address does not work as a link.',
    applyLink: 'Set link',
    removeLink: 'Remove link',
    smallestHeading: 'Smallest heading',
    strike: 'Strikethrough',
    subscript: 'Subscript',
    superscript: 'Superscript',
    code: 'Code',
    preformatted: 'Block of code',
    line: 'Dividing line',
    table: 'Table',
    picture: 'Picture',
    storedPicture: 'Picture from the library',
    source: 'HTML source',
    moreTools: 'More',
    tableTools: 'Table',
    rowAbove: 'Insert row above',
    rowBelow: 'Insert row below',
    columnBefore: 'Insert column before',
    columnAfter: 'Insert column after',
    deleteRow: 'Delete row',
    deleteColumn: 'Delete column',
    headerRow: 'Header row',
    deleteTable: 'Delete table',
    pictureAlt: 'What does the picture show?',
    pictureAltHint:
      'Read aloud to people who cannot see it. Leave it empty if the picture is only decoration.',
    pictureWrongType: 'Choose a JPEG, PNG, WebP, AVIF or GIF picture.',
    pictureTooLarge: 'This file is too large. The most is 15 MB.',
    pictureTooSmall: 'This picture is smaller than its place on the website and will look blurred.',
    pictureFailed: 'Failed to upload image. Please try again.',
    pictureUploading: 'Uploading the picture',
    insertPicture: 'Insert picture',
    pictureCaption: 'Caption',
    pictureCaptionHint: 'Shown below the picture. Leave it empty for none.',
    pictureSize: 'Size of the picture',
    pictureSizes: { normal: 'Normal', wide: 'Wide', half: 'Half' },
    closePicture: 'Done',
    removePicture: 'Remove picture',
    cancelPicture: 'Cancel',
    video: 'Video',
    videoLink: 'Link to the video',
    videoLinkHint: 'From YouTube or Vimeo, such as https://youtu.be/…',
    videoWrong: 'This is no link to a video on YouTube or Vimeo.',
    videoTitle: 'Title of the video',
    videoTitleHint: 'Shown until somebody plays it; until then nothing is loaded from there.',
    insertVideo: 'Insert video',
    changeVideo: 'Save video',
    removeVideo: 'Remove video',
    nextPictures: (names: readonly string[]) => `Next: ${fewOf(names)}.`,
    untitledVideo: (host: string) => `Video on ${host}`,
    removed: (parts: readonly string[]) =>
      `Removed, because the website does not allow it: ${list.format(parts)}.`,
    takingPictures: (count: number) =>
      count === 1 ? 'One picture is being stored…' : `${count} pictures are being stored…`,
    foreignInSource: (count: number) =>
      count === 1
        ? 'One picture is on another website. It is stored here as soon as you leave the HTML.'
        : `${count} pictures are on another website. They are stored here as soon as you leave the HTML.`,
    picturesNotTaken: (pictures: readonly { name: string; why: string | undefined }[]) =>
      [
        `${pictures.length === 1 ? 'One picture' : `${pictures.length} pictures`} could not be taken over: ${fewOf(pictures.map(({ name }) => name))}.`,
        ...reasonsOf(pictures),
        'Add them as files instead.',
      ].join(' '),
    unseenPictures: ({ linked, lost }: { linked: readonly string[]; lost: readonly string[] }) =>
      [
        ...(linked.length > 0
          ? [`The website only shows pictures from https:// addresses. Replaced by a link: ${fewOf(linked)}.`]
          : []),
        ...(lost.length > 0 ? [`Left out, because visitors would not see it: ${fewOf(lost)}.`] : []),
        'Add these pictures as files instead.',
      ].join(' '),
  },

  sharing: sharingText,

  service: {
    ...sharingNames,
    newTitle: 'New service',
    editTitle: 'Edit service',
    untitled: 'Untitled service',
    back: 'Services',
    basics: 'Basics',
    pictureGroup: 'Pictures',
    descriptionGroup: 'Description',
    title: 'Title',
    subtitle: 'Subtitle',
    path: 'Path',
    pathHint: 'The address of the page on the website. It follows the title until you change it here.',
    pathHintStored:
      'The address of the page on the website. If you change it, the old address will lead to the new one.',
    icon: 'Icon',
    noIcon: 'No icon',
    shortDescription: 'Short description',
    shortDescriptionHint: 'Shown on service cards and under the title.',
    description: 'Description',
    steps: 'Steps of the work',
    stepPairs: {
      key: 'Step',
      keyExample: 'Such as “Survey on site”',
      value: 'What happens in it',
      add: 'Add step',
      up: (name: string) => `Move ${name} up`,
      down: (name: string) => `Move ${name} down`,
      edit: (name: string) => `Edit ${name}`,
      remove: (name: string) => `Remove ${name}`,
      empty: 'No steps yet. Visitors read them as a numbered list below the description.',
      both: 'Fill in both the step and what happens in it.',
    },
    faq: 'Frequent questions',
    questionPairs: {
      key: 'Question',
      keyExample: 'Such as “How long does it take?”',
      value: 'Answer',
      add: 'Add question',
      up: (name: string) => `Move ${name} up`,
      down: (name: string) => `Move ${name} down`,
      edit: (name: string) => `Edit ${name}`,
      remove: (name: string) => `Remove ${name}`,
      empty: 'No questions yet. Visitors unfold the answers on the page, and search engines read them.',
      both: 'Fill in both the question and the answer.',
    },
    picture: 'Picture',
    pictureSize: '1600 × 1000',
    save: 'Save service',
    saved: 'Service saved',
    openPage: 'Open page',
    loadFailed: 'Failed to load service data. Please try again.',
    backToList: 'Back to services',
    loading: 'Loading...',
    saveFailed: 'Failed to save service. Please try again.',
    pictureFailed: 'Service was saved but image upload failed.',
    conflict: 'This service has changed meanwhile',
    previewTitle: 'Preview of the public service page',
  },

  conflict: {
    detail: 'It was saved elsewhere after you opened it. Changed both here and there:',
    yours: 'Yours',
    theirs: 'Saved meanwhile',
    keepMine: 'Save mine',
    takeTheirs: 'Take what was saved',
    later: 'Decide later',
    onlyPictures:
      'It was saved elsewhere after you opened it. No field was changed in both places; if you save, your changes to the pictures are saved as well.',
  },

  settings: {
    tabs: 'Site Settings',
    loadFailed: 'Failed to load settings. Please try again.',
    loading: 'Loading...',
  },

  theme: {
    heading: 'Theme Colors',
    lede: 'The whole website is built from eight colors. The text on each is chosen for you, so that it stays readable. Visitors see changes once you save.',
    reset: 'Reset to defaults',
    startFrom: 'Start from',
    startFromColor: 'Start from a color',
    previewTitle: 'Preview of the public home page',
    save: 'Save colors',
    applied: 'Theme colors applied successfully!',
    saveFailed: 'Failed to save theme changes to server. Please try again.',
    resetFailed: 'Failed to reset theme on server. Theme reset locally only.',
    resetQuestion: 'Reset all eight colors to their defaults?',
    resetDetail: 'The default green palette is saved at once, and visitors see it.',
    resetConfirm: 'Reset colors',
    wrongColors: 'Some colors are not complete',
    wrongCode: 'Use a code such as #8FAA7A or #8A7.',
    pick: (name: string) => `Pick ${name}`,
    code: (name: string) => `${name} as hex code`,
    ratio: (ratio: string) => `${ratio}:1`,
    darkTextNote: (ratio: string) =>
      `White text on the main color would reach only ${ratio}:1, so buttons get dark text. 4.5:1 is the least that everybody can read.`,
    clearNote:
      '4.5:1 is the least that everybody can read; all texts on your colors reach it or are corrected for you.',
    sample: 'Aa',
    verdicts: {
      darkText: 'Dark text',
      whiteText: 'White text',
      veryClear: 'Very clear',
      clear: 'Clear',
      corrected: 'Corrected',
      lightened: 'Lightened',
      linesOnly: 'Lines only',
      notAColor: 'Not a color',
    },
    verdictMeanings: {
      darkText: 'Text on this color is dark',
      whiteText: 'Text on this color is white',
      veryClear: 'Everybody can read it',
      clear: 'Easy to read',
      corrected: 'Too faint for text; the website uses a stronger shade',
      lightened: 'Too dark for a background; the website uses a paler shade',
      linesOnly: 'Never stands behind text',
    },
    colors: {
      primaryColor: { name: 'Main color', use: 'The main button, call to action' },
      secondaryColor: { name: 'Second color', use: 'Other buttons, links, marked entries' },
      accentColor: { name: 'Accent', use: 'Small text on dark ground' },
      bgLightSage: { name: 'Soft background', use: 'Page and every second section' },
      borderColor: { name: 'Lines', use: 'Hairlines and frames' },
      greyColor: { name: 'Quiet text', use: 'Dates, captions, small print' },
      blackColor: { name: 'Text', use: 'Headings, text, dark sections' },
      whiteColor: { name: 'Paper', use: 'Form fields; lightens the page' },
    },
    quickColors: {
      sage: 'Sage',
      green: 'Green',
      blue: 'Blue',
      purple: 'Purple',
      orange: 'Orange',
      red: 'Red',
    },
  },
} as const satisfies Others & { readonly service: FieldWords<typeof serviceKind> & Others };
