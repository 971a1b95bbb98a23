import { ApiError } from '@vitrin/api-client/errors';

/** Waits for a deletion; what is already gone need not be deleted. */
export async function removed(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}
