/**
 * A query to the store that is shared by concurrent callers: at most one runs at a time, and callers meanwhile wait for
 * the next one, since the running one may predate them. After a failure, callers are refused at once while it is
 * retried, instead of waiting in vain.
 */
export function sharedQuestion<T>(ask: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<T> | undefined;
  let next: Promise<T> | undefined;
  let failure: { error: unknown } | undefined;

  async function begin(): Promise<T> {
    underWay = ask();
    try {
      const answer = await underWay;
      failure = undefined;
      return answer;
    } catch (error) {
      failure = { error };
      throw error;
    } finally {
      underWay = undefined;
    }
  }

  async function afterThis(current: Promise<T>): Promise<T> {
    try {
      await current;
    } finally {
      next = undefined;
    }
    return begin();
  }

  return async () => {
    if (underWay === undefined) return begin();
    if (failure !== undefined) throw failure.error;
    next ??= afterThis(underWay);
    return next;
  };
}
