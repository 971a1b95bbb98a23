import { limits } from '../limits.ts';
import { type RefusalCode, refusals } from './refusals.ts';

type Sentence = (...values: number[]) => string;

/** A refusal as the API sends it beside the sentence; `values` are the numbers in the sentence. */
export type Refusal = { code: RefusalCode; values: readonly number[] };

const sentences: readonly (readonly [RefusalCode, Sentence])[] = Object.keys(refusals)
  .filter(isRefusalCode)
  .map((code) => [code, refusals[code]]);

/** A placeholder number that no sentence contains itself. */
const stand = 90_210_017;
const inPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A pattern of a sentence with groups for its numbers. */
const patternOf = (text: string): RegExp =>
  new RegExp(`^${inPattern(text).replace(/9021001\d/g, String.raw`(\d{1,9}(?:\.\d{1,3})?)`)}$`);

const fixedSentences = new Map(
  sentences.flatMap(([code, sentence]) => (sentence.length === 0 ? [[sentence(), code]] : [])),
);
const countingSentences = sentences
  .filter(([, sentence]) => sentence.length > 0)
  .map(([code, sentence]) => ({
    code,
    one: sentence(1),
    pattern: patternOf(sentence(...Array.from({ length: sentence.length }, (_, index) => stand - index))),
  }));

/** No sentence of ours is longer. */
const longest = limits.toldCharacters;

/** The code of a sentence, with its numbers; undefined for any other text. */
export function refusalOf(text: string): Refusal | undefined {
  if (text.length > longest) return undefined;
  const fixed = fixedSentences.get(text);
  if (fixed !== undefined) return { code: fixed, values: [] };
  for (const { code, one, pattern } of countingSentences) {
    if (text === one) return { code, values: [1] };
    const found = pattern.exec(text);
    if (found) return { code, values: found.slice(1).map(Number) };
  }
  return undefined;
}

/** The sentence of a code; undefined if the code is unknown or takes other numbers. */
export function sentenceOf(code: string, values: readonly number[]): string | undefined {
  if (!isRefusalCode(code)) return undefined;
  const sentence: Sentence = refusals[code];
  return sentence.length === values.length ? sentence(...values) : undefined;
}

export function isRefusalCode(code: string): code is RefusalCode {
  return Object.hasOwn(refusals, code);
}
