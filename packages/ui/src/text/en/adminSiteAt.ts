/** The texts about the whole site as it was on a given day, in English. */
export const adminSiteAtText = {
  title: 'Return the site to a day',
  lede: 'Choose a day and a time. You see what has changed since, can look at the site as it was, and can bring all of it back in one step. Messages and redirects stay as they are.',
  when: 'Day and time',
  whenHint: 'In Istanbul time',
  show: 'Show what has changed',
  noMoment: 'Choose a day and a time',
  loading: 'Looking for what has changed…',
  loadFailed: 'What has changed could not be found. Please try again.',
  none: 'Nothing has changed since then.',
  count: (things: number, when: string) =>
    `${things} ${things === 1 ? 'thing changes' : 'things change'} when the site returns to ${when}`,
  acts: {
    changed: 'Becomes what it was',
    returned: 'Comes back from the trash',
    removed: 'Goes to the trash',
  },
  fault: {
    unknown: 'Stays as it is: what it was that day is not kept any more.',
    pictureGone: 'Stays as it is: a picture that it had is gone.',
    refused: 'Stays as it is: what it was breaks today’s rules.',
    pathTaken: 'Stays as it is: the address that it had belongs to another entry now.',
  },
  preview: 'Prepare a preview',
  openPreview: 'Open the site as it was',
  previewFailed: 'The preview could not be prepared. Please try again.',
  restore: 'Return the site to this moment',
  question: 'Return the whole site to this moment?',
  detail:
    'Everything in the list becomes what it was in one step, and visitors see that at once. What is there today stays in the history, and you can undo this later.',
  cancel: 'Cancel',
  restored: 'The site was returned to the moment you chose',
  undone: 'The return was undone',
  undo: 'Undo',
  undoDetail: 'The site becomes what it was just before.',
  restoreFailed: 'Nothing was changed. Please try again.',
} as const;
