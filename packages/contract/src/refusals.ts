const secondsText = (seconds: number): string => (seconds === 1 ? '1 second' : `${seconds} seconds`);

/**
 * Why the API refuses something, by a code that stays as it is, with the sentence that stands beside the code in the
 * answer. What a sentence counts goes with the code, so that a client can word it in any language.
 */
export const refusals = {
  // What goes for a request as a whole.
  invalidFields: () => 'Some fields are not valid',
  invalidCredentials: () => 'Invalid credentials',
  signInFirst: () => 'Please sign in',
  sessionEnded: () => 'Your session has ended. Please sign in again',
  adminsOnly: () => 'Only an admin can add another one. Please sign in',
  notAllowed: () => 'Your role does not allow this. Ask an owner of the site',
  notPublisher: () => 'Only an editor publishes posts',
  postPublished: () => 'This post is published. Ask an editor to change it',
  lastOwner: () => 'Somebody has to remain an owner. Make another person an owner first',
  invitationGone: () => 'This invitation was used, taken back or is too old. Ask for another one',
  tooManyInvitations: (invitations: number) =>
    `${invitations} invitations wait for an answer. Take one back first`,
  tooManyPreviews: (links: number) => `You have ${links} preview links. Revoke one first`,
  storeFull: () => 'The disk is full, so nothing was stored. Try again once there is room',
  serverError: () => 'Something went wrong on the server',
  tooSlow: () => 'The server took too long. Please try again',
  tooManyAttempts: (seconds: number) => `Too many attempts. Try again in ${secondsText(seconds)}.`,
  tooManySignIns: (seconds: number) =>
    `Too many people are logging in right now. Try again in ${secondsText(seconds)}.`,
  tooBusy: (seconds: number) => `The server is busy. Try again in ${secondsText(seconds)}.`,
  storeAway: () => 'The store does not answer. Try again later.',

  // What goes for any field.
  required: () => 'Please fill in all required fields',
  tooLong: (characters: number) => `At most ${characters} characters`,
  unstorable: () => 'Contains a character that cannot be stored',
  tooManyTags: (tags: number) => `At most ${tags} tags`,
  tooDeepTags: (levels: number) => `At most ${levels} tags within one another`,
  tooManyPairs: (pairs: number) => `At most ${pairs} pairs`,
  halfPair: () => 'Fill in both parts of every pair',
  tooManyEntries: (entries: number) => `At most ${entries} entries`,
  webAddress: () => 'Expected an address that starts with https://',
  pictureAddress: () => 'Expected the address of a picture',
  mailHost: () => 'Expected the name of a server such as smtp.example.com',
  mailPasswordAgain: () => 'Please enter the password again, as it goes to another server or user',
  passwordLinkDead: () => 'This link was used already, or its half hour is over',
  emailAddress: () => 'Expected an e-mail address',
  date: () => 'Expected a date such as 2026-11-21',
  color: () => 'Expected a colour such as #8FAA7A',

  // What goes for a field of one form.
  pathStart: () => 'Path must start with "/"',
  pathLetters: () => 'Path may contain only a–z, 0–9 and hyphens, in parts separated by "/"',
  pathReserved: () => 'This path belongs to another page of the website',
  pathTaken: () => 'This path is already used by another service',
  projectImage: () => 'Please upload a main image for the project',
  postImage: () => 'Please upload a featured image for the blog post',
  memberName: () => 'Please fill in the name field.',
  memberPosition: () => 'Please fill in the position field.',
  reasonTitle: () => 'Please fill in the title field.',
  reasonDescription: () => 'Please fill in the description field.',
  redirectFrom: () => 'Expected an address of this website such as /eski-sayfa.html, without ? and #',
  redirectTo: () => 'Expected an address of this website such as /iletisim',
  redirectReserved: () => 'The server itself answers this address',
  redirectLiving: () => 'This address leads to a page of the website already',
  redirectTaken: () => 'There is a redirect from this address already',
  redirectLoop: () => 'This address leads back to the old one',
  openingTime: () => 'Expected a time such as 09:00',
  openingOrder: () => 'Closing comes after opening',
  openingOverlap: () => 'Overlaps with other hours of the same day',
  coordinates: () => 'Expected a latitude and a longitude such as 41.0082, 28.9784',
  ticketSpent: () => 'This download was begun already, or its minute is over',
  siteFileBusy: (seconds: number) =>
    `The site is being downloaded right now. Try again in ${secondsText(seconds)}.`,
  trashPathTaken: () => 'This address belongs to another entry by now',
  trashReturned: () => 'This is there again already',
  trashOrphan: () => 'What this belongs to is not there any more',
  versionPictureGone: () => 'A picture of this version is not there any more',
  pictureUsed: () => 'This picture is in use. Take it away from there first',
  draftFields: () => 'Expected the fields of this form as a JSON object',
  draftTooLong: () => 'This is more than the form can save',
  draftElsewhere: () => 'This draft was changed elsewhere meanwhile',
  tooManyDrafts: (drafts: number) => `You have ${drafts} drafts. Save or delete some of them first`,
  emailMissing: () => 'Please enter your email',
  passwordMissing: () => 'Please enter your password',
  nameMissing: () => 'Please enter a name',
  currentPasswordMissing: () => 'Please enter your current password',
  currentPasswordWrong: () => 'This is not your current password',
  passwordTooShort: (characters: number) => `At least ${characters} characters`,
  passwordCommon: () => 'This password is easy to guess. Choose one that is less common',
  passwordPersonal: () =>
    "This password is made of the company's name, your name or your e-mail address. Choose one that strangers cannot guess",
  emailTaken: () => 'Somebody signs in with this e-mail address already',

  // What goes for a picture elsewhere on the web.
  notPublic: () => 'This address does not lead to the public web',
  notFetched: () => 'No picture could be fetched from this address',
  fetchTooSlow: () => 'The server at this address took too long to send the picture',
  notTrusted: () => 'The server at this address has no certificate that can be trusted',

  // What goes for a file.
  fileMissing: () => 'Expected a file',
  notAForm: () => 'Expected a file as multipart/form-data',
  brokenForm: () => 'The form is not valid multipart/form-data',
  tooManyParts: () => 'The form has too many parts',
  tooManyFiles: (seconds: number) =>
    `Too many files are being received. Please try again in ${secondsText(seconds)}`,
  fileTooLarge: (megabytes: number) => `The file is larger than ${megabytes} MB`,
  notAPicture: () => 'Only JPEG, PNG, WebP, AVIF and GIF pictures are accepted',
  notAnIcon: () => 'Only PNG and ICO files are accepted',
  iconTooLarge: (kilobytes: number) => `An icon may have ${kilobytes} KB`,
  pictureDamaged: () => 'The picture is damaged and cannot be read',
  iconDamaged: () => 'The icon is damaged and cannot be read',
  tooManyFrames: (frames: number) => `The picture has more than ${frames} frames`,
  tooManyPixels: (megapixels: number) => `The picture has more than ${megapixels} megapixels`,
  tooLongSide: (pixels: number) => `The picture is more than ${pixels} pixels long`,
  avifTooLarge: (megapixels: number) =>
    `An AVIF picture may have ${megapixels} megapixels; save it as JPEG, PNG or WebP`,
  pictureTooLarge: () => 'The picture is too large for its kind of file; save it as a plain JPEG or PNG',
  pictureTooHeavy: () => 'The picture needs too much time or memory; save it smaller or as another type',
} as const satisfies Readonly<Record<string, Sentence>>;

type Sentence = (...values: number[]) => string;
export type RefusalCode = keyof typeof refusals;
