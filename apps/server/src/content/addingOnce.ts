import { isUniqueViolation } from '../store/databaseErrors.ts';

/**
 * What an earlier request with the same key has added, or else what `add` adds now. If both run at once, the database
 * refuses the second id, and that request gets what the first one added.
 */
export async function addingOnce<T>(find: () => Promise<T | undefined>, add: () => Promise<T>): Promise<T> {
  const before = await find();
  if (before !== undefined) return before;
  try {
    return await add();
  } catch (error) {
    const meanwhile = isUniqueViolation(error) ? await find() : undefined;
    if (meanwhile === undefined) throw error;
    return meanwhile;
  }
}
