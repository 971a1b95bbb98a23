const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** The texts about scheduled publishing, in English. */
export const adminPlanText = {
  more: 'Time of publication',
  publish: 'Schedule publication…',
  hide: 'Schedule taking down…',
  titles: { publish: 'Schedule publication', hide: 'Schedule taking down' },
  details: {
    publish:
      'Visitors do not see what you typed until the moment you choose; then it is published by itself. You may close this page meanwhile.',
    hide: 'From the moment you choose on, visitors do not see this any more. It is not deleted; you can publish it again at any time.',
  },
  when: 'Day and time',
  whenHint: 'In Istanbul time',
  confirm: 'Schedule',
  cancel: 'Cancel',
  noMoment: 'Choose a day and a time',
  nothing: 'There is no change to schedule. Change something in the form first.',
  files: 'Changes of pictures and files cannot be scheduled. Save or discard them first.',
  wrong: 'Some fields of the form are missing or wrong. Correct them first.',
  failed: 'This could not be scheduled. Please try again.',
  made: { publish: 'Publication scheduled', hide: 'Taking down scheduled' },
  waits: {
    publish: (when: string) => `Publication scheduled: ${when}`,
    hide: (when: string) => `Taking down scheduled: ${when}`,
  },
  changes: (names: readonly string[], by: string) =>
    names.length === 0 ? `Scheduled by ${by}.` : `What changes: ${list.format(names)}. Scheduled by ${by}.`,
  missed: {
    publish: (when: string) => `A scheduled publication was not carried out: ${when}`,
    hide: (when: string) => `A scheduled taking down was not carried out: ${when}`,
  },
  faults: {
    changed:
      'Somebody else changed this after it was scheduled. You can take the plan into the form and schedule it again.',
    pathTaken: 'Another entry has its address by now. Take the plan into the form and change the address.',
    gone: 'The entry was deleted meanwhile.',
    refused: 'One of its fields is not valid any more. Take the plan into the form and correct it.',
    notAllowed: 'Whoever scheduled it may not publish any more.',
  },
  take: 'Take into the form',
  giveUp: 'Give the plan up',
  dismiss: 'Close',
  givenUp: 'The plan was given up',
  giveUpFailed: 'The plan could not be given up. Please try again.',
  carriedOut: { publish: 'Published as scheduled', hide: 'Taken down as scheduled' },
  list: 'Scheduled',
  listed: {
    publish: 'Will be published',
    hide: 'Will be taken down',
  },
  notDone: 'Not carried out',
  theme: 'Theme colours',
  settings: 'Site settings',
} as const;
