import type { FieldWords } from '@vitrin/contract/kinds/field';
import type { serviceKind } from '@vitrin/contract/kinds/service';

type Others = Readonly<Record<string, unknown>>;

const list = new Intl.ListFormat('en', { type: 'conjunction' });

const namedCharacters = 60;
const cut = (name: string): string =>
  name.length > namedCharacters ? `${name.slice(0, namedCharacters)}…` : name;

/** The first names of a list, each no longer than a line, and how many more there are. */
function fewOf(names: readonly string[]): string {
  const named = names.filter((name) => name !== '').slice(0, 3);
  const more = names.length - named.length;
  if (named.length === 0) return more === 1 ? 'a picture' : `${more} pictures`;
  return list.format([...named.map(cut), ...(more > 0 ? [`${more} more`] : [])]);
}

/** Every word of the panel's forms and settings. Those that docs/product.md quotes stand as quoted. */
export const adminFormsText = {
  optional: '(optional)',
  edit: 'Edit',
  preview: 'Preview',
  view: 'View',
  cancel: 'Cancel',
  tryAgain: 'Try again',
  counter: (length: number, most: number) => `${length} / ${most}`,

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
    hidden: 'Hidden from visitors',
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
    openPage: 'Open page',
    tryPicture: 'Try the upload again',
    pictureCancelled: 'The upload was cancelled.',
    pictureWaits: 'The picture is still chosen. Save again to try it once more.',
  },

  status: {
    label: 'Status',
    active: 'Active: visible on the website',
    activeWord: 'Active, visible on the website',
    inactiveWord: 'Inactive, hidden from visitors',
  },

  leave: {
    question: 'Leave without saving?',
    detail: 'What you changed here is not on the website yet. Leave, and it is gone.',
    leave: 'Leave without saving',
    stay: 'Stay here',
  },

  discard: {
    question: 'Discard your changes?',
    detail: (fields: string) => `This takes back: ${fields}.`,
    confirm: 'Discard changes',
  },

  draft: {
    title: 'You have an unsaved draft',
    detail: (when: string) => `Last changed: ${when}. A picture has to be chosen again.`,
    typed: (when: string) => `Last changed: ${when}.`,
    restore: 'Restore draft',
    drop: 'Delete draft',
  },

  picture: {
    drop: 'Drop a picture here or',
    choose: 'Choose a file',
    replace: 'Replace',
    remove: 'Remove',
    cancel: 'Cancel upload',
    allowed: 'JPEG, PNG, WebP, AVIF or GIF, up to 15 MB',
    uploading: (name: string) => `Uploading ${name}`,
    wanted: (size: string) => `${size} px or larger`,
    wrongType: 'Choose a JPEG, PNG, WebP, AVIF or GIF picture.',
    tooLarge: 'This file is too large. The most is 15 MB.',
    unreadable: 'This file cannot be read as a picture.',
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
    linkWrong: 'This is no address a link can have.',
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
    source: 'HTML source',
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
    pictureAltHint: 'Read out to those who cannot see it. Leave it empty where the picture only decorates.',
    pictureWrongType: 'Choose a JPEG, PNG, WebP, AVIF or GIF picture.',
    pictureTooLarge: 'This file is too large. The most is 15 MB.',
    pictureFailed: 'Failed to upload image. Please try again.',
    pictureUploading: 'Uploading the picture',
    insertPicture: 'Insert picture',
    changePicture: 'Save description',
    removePicture: 'Remove picture',
    cancelPicture: 'Cancel',
    removed: (parts: readonly string[]) => `Not allowed on the website, so taken out: ${list.format(parts)}.`,
    unseenPictures: ({ linked, lost }: { linked: readonly string[]; lost: readonly string[] }) =>
      [
        ...(linked.length > 0
          ? [`The website shows pictures over https:// alone. A link stands in place of ${fewOf(linked)}.`]
          : []),
        ...(lost.length > 0 ? [`Left out, since visitors could not see it: ${fewOf(lost)}.`] : []),
        'Insert such pictures as files.',
      ].join(' '),
  },

  service: {
    newTitle: 'New service',
    editTitle: 'Edit service',
    untitled: 'Untitled service',
    back: 'Services',
    basics: 'Basics',
    pictureGroup: 'Picture',
    descriptionGroup: 'Description',
    pageGroup: 'Address and icon',
    title: 'Title',
    subtitle: 'Subtitle',
    path: 'Path',
    pathHint: 'The address of the page on the website. It follows the title until you change it here.',
    pathHintStored: 'The address of the page on the website. Its old address will lead to the new one.',
    icon: 'Icon',
    iconHint: 'Such as “home” or “ruler”.',
    shortDescription: 'Short description',
    shortDescriptionHint: 'Shown on service cards and under the title.',
    description: 'Description',
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
    conflict: 'Somebody else changed this service',
    previewTitle: 'Preview of the public service page',
  },

  conflict: {
    detail: 'It was saved after you opened it. These fields differ:',
    field: 'Field',
    yours: 'Yours',
    theirs: 'Saved meanwhile',
    nothing: 'Nothing',
    keepMine: 'Save mine',
    takeTheirs: 'Take theirs',
    later: 'Decide later',
    onlyTime: 'The texts are the same; only the time of saving differs.',
    on: 'Active',
    off: 'Inactive',
  },

  settings: {
    title: 'Site Settings',
    tabs: 'Site Settings',
    themeTab: 'Theme Colors',
    loadFailed: 'Failed to load settings. Please try again.',
    loading: 'Loading...',
  },

  theme: {
    heading: 'Theme Colors',
    lede: 'Eight colors make the whole website. Text on each of them is chosen for you, so that it stays readable. Visitors see a change after you save.',
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
      corrected: 'Too weak as it is; the website uses a stronger shade for text',
      lightened: 'Too dark for a background; the website uses a paler shade',
      linesOnly: 'Carries no text',
      notAColor: '',
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
