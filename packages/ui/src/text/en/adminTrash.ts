/** The texts of the panel's trash. */
export const adminTrashText = {
  title: 'Trash',
  intro: (days: number) => `What you delete stays here for ${days} days; until then you can bring it back.`,
  list: 'Deleted',
  search: 'Search the trash',
  kind: 'Kind',
  allKinds: 'All kinds',
  slider: 'Slider pictures',
  untitled: 'Untitled',
  deletedBy: (name: string) => `Deleted by ${name}`,
  endsIn: (days: number) =>
    days > 0 ? `Gone for good in ${days} ${days === 1 ? 'day' : 'days'}` : 'Gone for good today',
  restore: 'Bring back',
  restoreOne: (title: string) => `Bring back: ${title}`,
  restored: (title: string) => `“${title}” is back`,
  open: 'Open',
  restoreFailed: 'Failed to bring it back. Please try again.',
  remove: (title: string) => `Delete for good: ${title}`,
  removeQuestion: 'Are you sure you want to delete this for good?',
  removeDetail: 'This cannot be undone.',
  removeOne: 'Delete for good',
  removed: 'Deleted for good',
  removeFailed: 'Failed to delete it. Please try again.',
  empty: 'Empty the trash',
  emptyQuestion: (count: number) =>
    count === 1
      ? 'Are you sure you want to delete the 1 entry in the trash for good?'
      : `Are you sure you want to delete all ${count} entries in the trash for good?`,
  emptyDetail: 'None of it can be brought back any more.',
  emptyAll: (count: number) => (count === 1 ? 'Delete 1 entry for good' : `Delete ${count} entries for good`),
  emptied: (count: number) =>
    count === 1 ? '1 entry deleted for good' : `${count} entries deleted for good`,
  emptyFailed: 'Failed to empty the trash. Please try again.',
  nothingTitle: 'The trash is empty',
  nothing: (days: number) => `What you delete waits here for ${days} days and can be brought back.`,
  noMatch: 'Nothing here matches',
  noMatchHint: 'Try another word or kind.',
  clear: 'Show all',
  loading: 'Loading...',
  loadFailed: 'Failed to load the trash. Please try again.',
  pathTitle: 'Choose another address',
  pathDetail: (title: string) =>
    `The address of “${title}” was taken after you had deleted it. You can bring it back at another one.`,
  path: 'Address',
  pathHint: (free: string) => `${free}, for example, is free.`,
} as const;
