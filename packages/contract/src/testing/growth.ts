/** Anything that reads a text. */
export type TextWork = (text: string) => unknown;

/** Makes a text of about this many characters. */
export type TextOfLength = (characters: number) => string;

/** More than this is not noise: linear work has 1, quadratic work 8. */
export const linearGrowth = 3;

const stretch = 8;
const leastRounds = 3;
const mostMs = 1_500;

/**
 * How much longer work takes per character once the text is eight times as long: about 1 for linear work, 8 for
 * quadratic. The shortest of several rounds counts, and suspicious results get more rounds, so that a busy machine
 * matters little. The shorter text has `characters`: vectorised work needs more of them.
 */
export function growthOf(work: TextWork, make: TextOfLength, characters = 500): number {
  // Exponential work would never finish on the longer texts.
  const explosion = shortestRatio(work, make(20), make(10), 100);
  if (explosion > 100) return explosion;
  return shortestRatio(work, make(characters * stretch), make(characters), linearGrowth * stretch) / stretch;
}

/**
 * How many times longer work takes for one text than for another, measured alternately; repeated if it is more than
 * `most`.
 */
function shortestRatio(work: TextWork, long: string, short: string, most: number): number {
  let [longest, shortest] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const start = performance.now();
  for (let round = 1; ; round += 1) {
    longest = Math.min(longest, timeOf(work, long));
    shortest = Math.min(shortest, timeOf(work, short));
    const ratio = longest / shortest;
    if (round >= leastRounds && (ratio < most || performance.now() - start > mostMs)) return ratio;
  }
}

/** The milliseconds of one run, from as many runs as the clock can resolve. */
function timeOf(work: TextWork, text: string): number {
  const start = performance.now();
  for (let runs = 1; ; runs += 1) {
    work(text);
    const time = performance.now() - start;
    if (time > 0.2) return time / runs;
  }
}

/** A text that repeats a piece, between a beginning and an end. */
export const repeated =
  (piece: string, start = '', end = ''): TextOfLength =>
  (characters) =>
    start + piece.repeat(Math.ceil(characters / piece.length)) + end;
