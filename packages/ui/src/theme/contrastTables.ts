import { contrast } from './colorMath.ts';
import type { ColorTokens } from './contract.css.ts';
import { type ColorName, colorNamed, darkGrounds, lightGrounds, pairs } from './pairs.ts';

/** Two colours that meet: their values, their contrast and the required minimum. */
export type ContrastCell = {
  kind: 'text' | 'line';
  text: string;
  ground: string;
  /**
   * The text colour that is readable on the background: the text itself, or one of the theme's if the pair is a line.
   */
  label: string;
  ratio: number;
  least: number;
};

const textLeast = 4.5;

/** Text colours (rows) against backgrounds (columns); a cell is empty if the two never meet. */
export type ContrastTable = {
  name: 'light' | 'dark';
  columns: readonly ColorName[];
  rows: readonly { text: ColorName; cells: readonly (ContrastCell | undefined)[] }[];
};

const sections = [
  { name: 'light', belongs: (ground: ColorName) => lightGrounds.some((name) => name === ground) },
  {
    name: 'dark',
    belongs: (ground: ColorName) => ground === 'scrim' || darkGrounds.some((name) => name === ground),
  },
] as const;

const unique = <T>(items: readonly T[]): T[] => [...new Set(items)];

/** The pairs that meet on light pages and on dark sections, as two tables. */
export function contrastTables(tokens: ColorTokens): readonly ContrastTable[] {
  return sections.map(({ name, belongs }) => {
    const met = pairs.filter(({ ground }) => belongs(ground));
    const columns = unique(met.map(({ ground }) => ground));
    const rows = unique(met.map(({ text }) => text)).map((text) => ({
      text,
      cells: columns.map((ground) => {
        const pair = met.find((candidate) => candidate.text === text && candidate.ground === ground);
        return pair && cellOf(tokens, pair.text, pair.ground, pair.least);
      }),
    }));
    return { name, columns, rows };
  });
}

/** The pairs on filled surfaces: each fill with its text colours. */
export function filledPairs(
  tokens: ColorTokens,
): readonly { text: ColorName; ground: ColorName; cell: ContrastCell }[] {
  return pairs
    .filter(({ ground }) => sections.every(({ belongs }) => !belongs(ground)))
    .map(({ text, ground, least }) => ({ text, ground, cell: cellOf(tokens, text, ground, least) }));
}

function cellOf(tokens: ColorTokens, text: ColorName, ground: ColorName, least: number): ContrastCell {
  const [ink, bed] = [colorNamed(tokens, text), colorNamed(tokens, ground)];
  const kind = least < textLeast ? 'line' : 'text';
  const readable = contrast(tokens.text, bed) >= textLeast ? tokens.text : tokens.onInk;
  return {
    kind,
    text: ink,
    ground: bed,
    label: kind === 'text' ? ink : readable,
    ratio: contrast(ink, bed),
    least,
  };
}
