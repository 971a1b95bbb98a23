import { isGone } from './reasonOf.ts';

/** Waits for a deletion; what is already gone need not be deleted. */
export async function removed(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}
