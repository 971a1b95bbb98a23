/**
 * A query to the store that is shared by concurrent callers: at most one runs at a time, and callers meanwhile wait for
 * the next one, since the running one may predate them. After a silence, callers are refused at once while the query is
 * retried, instead of waiting in vain. After any other failure they wait for the next one: it is answered soon either
 * way, and a caller whose write was just acknowledged must not hear of an older failure.
 */
export function sharedQuestion<T>(
  ask: () => Promise<T>,
  isSilence: (error: unknown) => boolean,
): () => Promise<T> {
  let underWay: Promise<T> | undefined;
  let next: Promise<T> | undefined;
  let silence: { error: unknown } | undefined;

  async function begin(): Promise<T> {
    underWay = ask();
    try {
      const answer = await underWay;
      silence = undefined;
      return answer;
    } catch (error) {
      silence = isSilence(error) ? { error } : undefined;
      throw error;
    } finally {
      underWay = undefined;
    }
  }

  async function afterThis(current: Promise<T>): Promise<T> {
    try {
      await current;
    } catch (error) {
      if (isSilence(error)) throw error;
    } finally {
      next = undefined;
    }
    return begin();
  }

  return async () => {
    if (underWay === undefined) return begin();
    if (silence !== undefined) throw silence.error;
    next ??= afterThis(underWay);
    return next;
  };
}
