/** The id of an unsaved item in its preview. */
export const unsavedId = 'new';

/** The server-set fields of an item, as its preview has them before the first save. */
export const beforeSaving = {
  id: unsavedId,
  createdAt: '1970-01-01T00:00:00.000Z',
  updatedAt: '1970-01-01T00:00:00.000Z',
} as const;
