import type { Palette, PaletteKey } from '@vitrin/contract/settings/palette';
import { longHex } from '@vitrin/contract/settings/theme';
import { contrast } from './colorMath.ts';
import type { ColorTokens } from './contract.css.ts';

/** What a colour is suitable for, judged by what the website derives from it. */
export type VerdictWord =
  | 'darkText'
  | 'whiteText'
  | 'veryClear'
  | 'clear'
  /** Text that the site shows in a stronger shade. */
  | 'corrected'
  /** A background that the site shows in a paler shade. */
  | 'lightened'
  | 'linesOnly';

/** The legibility of text on a colour or in it: a word, the contrast (1–21), and the two colours that meet. */
export type Verdict = {
  word: VerdictWord;
  ratio: number | undefined;
  ground: string;
  ink: string;
};

const veryClear = 7;

/** A shade may be this much stronger than the stored colour without being reported. */
const hardly = 0.5;

const reads = (ground: string, ink: string): 'veryClear' | 'clear' =>
  contrast(ink, ground) >= veryClear ? 'veryClear' : 'clear';

const judges: Readonly<Record<PaletteKey, (palette: Palette, tokens: ColorTokens) => Verdict>> = {
  primaryColor: (_palette, tokens) => onFill(tokens.primary),
  secondaryColor: (_palette, tokens) => onFill(tokens.secondary),
  accentColor: (_palette, tokens) => onFill(tokens.accent),
  bgLightSage: ({ bgLightSage }, { soft, text }) => onGround(soft, text, bgLightSage),
  borderColor: (_palette, { paper, line }) => ({
    word: 'linesOnly',
    ratio: undefined,
    ground: paper,
    ink: line,
  }),
  greyColor: ({ greyColor }, { paper, textQuiet }) => asText(paper, textQuiet, greyColor),
  blackColor: ({ blackColor }, { paper, text }) => asText(paper, text, blackColor),
  whiteColor: ({ whiteColor }, { white, text }) => onGround(white, text, whiteColor),
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

function onGround(ground: string, ink: string, stored: string): Verdict {
  const word = ground === longHex(stored) ? reads(ground, ink) : 'lightened';
  return { word, ratio: contrast(ink, ground), ground, ink };
}

function asText(ground: string, ink: string, stored: string): Verdict {
  const ratio = contrast(ink, ground);
  const word = contrast(longHex(stored), ground) > ratio - hardly ? reads(ground, ink) : 'corrected';
  return { word, ratio, ground, ink };
}
