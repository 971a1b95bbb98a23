import type { Palette, PaletteKey } from '@vitrin/contract/palette';
import { longHex } from '@vitrin/contract/theme';
import { contrast } from './colorMath.ts';
import type { ColorTokens } from './contract.css.ts';

/** What a colour is good for, judged on what the website makes of it. */
export type VerdictWord = 'darkText' | 'whiteText' | 'veryClear' | 'clear' | 'corrected' | 'linesOnly';

/** How text reads on a colour or in it: a word, the contrast (1–21), and the two colours that meet. */
export type Verdict = {
  word: VerdictWord;
  ratio: number | undefined;
  ground: string;
  ink: string;
};

const veryClear = 7;
const readable = 4.5;

const readsAsItIs = (color: string, ground: string): boolean => contrast(longHex(color), ground) >= readable;

const judges: Readonly<Record<PaletteKey, (palette: Palette, tokens: ColorTokens) => Verdict>> = {
  primaryColor: (_palette, tokens) => onFill(tokens.primary),
  secondaryColor: (_palette, tokens) => onFill(tokens.secondary),
  accentColor: (_palette, tokens) => onFill(tokens.accent),
  bgLightSage: ({ bgLightSage }, { soft, text }) => reading(soft, text, soft === longHex(bgLightSage)),
  borderColor: (_palette, { paper, line }) => ({
    word: 'linesOnly',
    ratio: undefined,
    ground: paper,
    ink: line,
  }),
  greyColor: ({ greyColor }, { paper, textQuiet }) =>
    reading(paper, textQuiet, readsAsItIs(greyColor, paper)),
  blackColor: ({ blackColor }, { paper, text }) => reading(paper, text, readsAsItIs(blackColor, paper)),
  whiteColor: ({ whiteColor }, { white, text }) => reading(white, text, white === longHex(whiteColor)),
};

/** The verdict on one of the eight colours within its palette. */
export const verdictOn = (key: PaletteKey, palette: Palette, tokens: ColorTokens): Verdict =>
  judges[key](palette, tokens);

/** The contrast of white text on a colour, which is what most people expect of a button. */
export const whiteOn = (color: string): number => contrast('#ffffff', longHex(color));

function onFill(group: { base: string; on: string }): Verdict {
  const dark = contrast('#000000', group.on) < contrast('#ffffff', group.on);
  return {
    word: dark ? 'darkText' : 'whiteText',
    ratio: contrast(group.on, group.base),
    ground: group.base,
    ink: group.on,
  };
}

function reading(ground: string, ink: string, untouched: boolean): Verdict {
  const ratio = contrast(ink, ground);
  const word = ratio >= veryClear ? 'veryClear' : 'clear';
  return { word: untouched ? word : 'corrected', ratio, ground, ink };
}
