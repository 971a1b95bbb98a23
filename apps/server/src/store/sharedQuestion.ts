/**
 * A question to the store that is asked once for all who want to know at the same time: at most one is under way, and
 * whoever comes meanwhile waits for the next one, as the answer under way may be older than they are. After a failure
 * whoever comes while it is asked again is refused at once instead of waiting in vain.
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
