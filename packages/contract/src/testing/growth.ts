/** Anything that reads a text. */
export type TextWork = (text: string) => unknown;

/** A text of about so many characters. */
export type TextOfLength = (characters: number) => string;

/** More than this is not noise: linear work has 1, quadratic work 8. */
export const linearGrowth = 3;

const stretch = 8;
const rounds = 10;
/** Fewer rounds of long work: a pause of the process shows less in it. */
const enough = 100;

/**
 * How much longer work takes per character once the text is eight times as long: about 1 for linear work, 8 for
 * quadratic. The shortest of several rounds counts, so that a busy machine changes little. The shorter text has
 * `characters`: work with a large fixed cost needs more of them.
 */
export function growthOf(work: TextWork, make: TextOfLength, characters = 500): number {
  // Exponential work would never finish on the longer texts.
  const [explosive, before] = shortestTimes(work, [make(20), make(10)]);
  if (explosive > 100 * before) return explosive / before;
  const [long, short] = shortestTimes(work, [make(characters * stretch), make(characters)]);
  return long / short / stretch;
}

/** The shortest time for each of two texts, taken in turns. */
function shortestTimes(work: TextWork, [first, second]: readonly [string, string]): [number, number] {
  const shortest: [number, number] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const start = performance.now();
  for (let round = 0; round < rounds && (round < 3 || performance.now() - start < enough); round += 1) {
    shortest[0] = Math.min(shortest[0], timeOf(work, first));
    shortest[1] = Math.min(shortest[1], timeOf(work, second));
  }
  return shortest;
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
