/** The id of an item in its preview before it has one. */
export const unsavedId = 'new';

/** The fields that the server sets on an item, as its preview has them before the first save. */
export const beforeSaving = {
  id: unsavedId,
  createdAt: '1970-01-01T00:00:00.000Z',
  updatedAt: '1970-01-01T00:00:00.000Z',
} as const;
