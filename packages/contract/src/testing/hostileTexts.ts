import { repeated, type TextOfLength } from './growth.ts';

/** Long enough to detect exponential work, and short enough for it to finish. */
const brief = 16;
const long = 300;

/** In milliseconds, for a short text; polynomial work takes a few. */
const explosiveTime = 0.1;

/**
 * The texts that a pattern seems to be slowest on, among all combinations of a beginning, a repeated piece and an end
 * from its own characters.
 */
export function hostileTexts(pattern: RegExp): TextOfLength[] {
  const letters = lettersOf(pattern);
  const pairs = letters.flatMap((first) => letters.map((second) => first + second));
  const texts = ['', ...letters, ...pairs].flatMap((start) =>
    [...letters, ...pairs].flatMap((piece) => ['', ' ', '!', '@'].map((end) => repeated(piece, start, end))),
  );
  const [slowest] = slowestOf(pattern, texts, brief, 1);
  if (slowest !== undefined && explodesOn(pattern, slowest(brief))) return [slowest];
  return slowestOf(pattern, texts, long, 5);
}

/** The slowest in a second round of those from the first: a machine is rarely busy by chance twice. */
function slowestOf(pattern: RegExp, texts: TextOfLength[], characters: number, kept: number): TextOfLength[] {
  const heat = (entered: TextOfLength[], places: number): TextOfLength[] =>
    entered
      .map((make) => ({ make, time: timeOf(pattern, make(characters)) }))
      .toSorted((a, b) => b.time - a.time)
      .slice(0, places)
      .map(({ make }) => make);
  return heat(heat(heat(texts, 400), 60), kept);
}

/** Whether a text this short already takes so long that a longer one would never finish. */
const explodesOn = (pattern: RegExp, text: string): boolean =>
  Math.min(...Array.from({ length: 5 }, () => timeOf(pattern, text))) > explosiveTime;

/** Characters that a pattern names, and some that its classes may mean. */
function lettersOf({ source }: RegExp): string[] {
  const named = source.replaceAll(/\\[dswbDSWBpP]|\{[\d,]{1,6}\}|[[\]()^$?:*+|]/g, '').replaceAll('\\', '');
  return [...new Set(['a', '0', ' ', ...Array.from(named)])].slice(0, 9);
}

function timeOf(pattern: RegExp, text: string): number {
  const start = performance.now();
  text.search(pattern);
  return performance.now() - start;
}
