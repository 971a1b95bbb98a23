/** Anything that reads a text. */
export type TextWork = (text: string) => unknown;

/** A text of about so many characters. */
export type TextOfLength = (characters: number) => string;

/** What more than this is, is no noise: work that grows with the length has 1, work that grows with its square 8. */
export const linearGrowth = 3;

const stretch = 8;
const mostRounds = 4;

/**
 * How much longer work takes for each character once the text is eight times as long: about 1 where it grows with the
 * length, 8 where it grows with its square. It counts the processor's time, so that a busy machine changes little, and
 * of some rounds the shortest. The shorter text has `characters`: work that does much at once wants more of them.
 */
export function growthOf(work: TextWork, make: TextOfLength, characters = 500): number {
  // What grows by powers would not come back from the longer texts.
  const explosion = shortestTime(work, make(20), 2) / shortestTime(work, make(10), 2);
  if (explosion > 100) return explosion;
  const [short, long] = [make(characters), make(characters * stretch)];
  for (let rounds = 1; ; rounds *= 2) {
    const growth = shortestTime(work, long, rounds) / shortestTime(work, short, rounds) / stretch;
    if (growth < linearGrowth || rounds >= mostRounds) return growth;
  }
}

const shortestTime = (work: TextWork, text: string, rounds: number): number =>
  Math.min(...Array.from({ length: rounds }, () => timeOf(work, text)));

/** The microseconds of one run, from as many runs as can be told. */
function timeOf(work: TextWork, text: string): number {
  const before = process.threadCpuUsage();
  let runs = 0;
  for (;;) {
    work(text);
    runs += 1;
    const { user, system } = process.threadCpuUsage(before);
    if (user + system > 1_000) return (user + system) / runs;
  }
}

/** A text that repeats a piece, between a beginning and an end. */
export const repeated =
  (piece: string, start = '', end = ''): TextOfLength =>
  (characters) =>
    start + piece.repeat(Math.ceil(characters / piece.length)) + end;
