/** The id of an item in its preview before it has one. */
export const unsavedId = 'new';

/** What the server gives an item, as its preview has it before. */
export const beforeSaving = {
  id: unsavedId,
  createdAt: '1970-01-01T00:00:00.000Z',
  updatedAt: '1970-01-01T00:00:00.000Z',
} as const;
