/** Who has asked what, for as long as answers may come. */
export type Askers<Asker> = {
  add: (question: string, asker: Asker) => void;
  /** Who asked; undefined where nobody waits for the answer any more. */
  of: (question: string) => Asker | undefined;
  size: () => number;
};

/** Remembers each question for a fixed time: the number of answers is unknown, as a worker may end in between. */
export function createAskers<Asker>(forMs: number): Askers<Asker> {
  const asked = new Map<string, Asker>();
  return {
    add: (question, asker) => {
      asked.set(question, asker);
      setTimeout(() => asked.delete(question), forMs).unref();
    },
    of: (question) => asked.get(question),
    size: () => asked.size,
  };
}
