import { isUniqueViolation } from '../store/databaseErrors.ts';

/**
 * What an earlier request with the same key has added, or else what `add` adds now. If both run at once, the database
 * refuses the second id, and that request gets what the first one added. If something else has the id by now, `anew`
 * adds with another one.
 */
export async function addingOnce<T>(
  find: () => Promise<T | undefined>,
  add: () => Promise<T>,
  anew?: () => Promise<T>,
): Promise<T> {
  const before = await find();
  if (before !== undefined) return before;
  try {
    return await add();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const meanwhile = await find();
    if (meanwhile !== undefined) return meanwhile;
    if (anew === undefined) throw error;
    return anew();
  }
}
