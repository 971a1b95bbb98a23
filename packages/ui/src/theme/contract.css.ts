import { createGlobalThemeContract } from '@vanilla-extract/css';

/** The steps of one colour group. `on` is text on `base`; `text` is the colour as text on paper. */
const group = { base: null, hover: null, pressed: null, soft: null, line: null, on: null, text: null };

/**
 * Every colour that a component may use, by role. The website derives the values from the eight stored colours,
 * the panel has its own fixed set: an element written against these names works on both.
 */
const color = {
  /** The ten groups of the theme. */
  primary: group,
  secondary: group,
  accent: group,
  black: group,
  grey: group,
  border: group,
  success: group,
  warning: group,
  error: group,
  info: group,

  /** Grounds: the page, every second section, a picture's bed, what one types into, what floats. */
  paper: null,
  soft: null,
  deep: null,
  field: null,
  float: null,
  /** A ground under the pointer, pressed, and chosen. */
  hover: null,
  pressed: null,
  selected: null,

  /** Text on all of the grounds above: full, second rank, third rank, and switched off. */
  text: null,
  textSoft: null,
  textQuiet: null,
  textDisabled: null,

  /** Lines: decoration, frames, and the border of anything one can operate (3:1). */
  line: null,
  lineStrong: null,
  lineControl: null,

  /** The filled action and links. */
  strong: null,
  strongHover: null,
  strongPressed: null,
  onStrong: null,

  /** Dark sections: ground, raised ground, lines, text, second text, highlighted text. */
  ink: null,
  inkRaised: null,
  inkLine: null,
  onInk: null,
  onInkSoft: null,
  onInkAccent: null,

  /** White as the palette has it, and the veil between a picture and the text on it (opaque; use with alpha). */
  white: null,
  scrim: null,

  /** The focus ring on light grounds, and on dark ones and pictures. */
  focus: null,
  focusOnInk: null,
};

/** The variables of the theme. Names are fixed (`--vitrin-color-paper`), so that a server can write them. */
export const vars = createGlobalThemeContract(
  {
    color,
    shadow: { float: null },
    font: { sans: null, serif: null },
    size: {
      display: null,
      h1: null,
      h2: null,
      h3: null,
      lead: null,
      text: null,
      small: null,
      note: null,
    },
    space: {
      s1: null,
      s2: null,
      s3: null,
      s4: null,
      s5: null,
      s6: null,
      s7: null,
      s8: null,
      s9: null,
      s10: null,
    },
    layout: { gutter: null, gap: null, section: null, header: null, content: null },
    /** Buttons and fields: the site's are large, the panel's dense. */
    control: {
      height: null,
      heightSmall: null,
      padding: null,
      paddingSmall: null,
      /** Between a field's frame and the text in it. */
      inset: null,
      /** Between a button's drawing and its words. */
      gap: null,
      text: null,
      textSmall: null,
      weight: null,
    },
    radius: { control: null, inner: null },
    motion: { fast: null, base: null, slow: null, ease: null },
  },
  (_value, path) =>
    `vitrin-${path.map((part) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)).join('-')}`,
);

/** The values that a theme's colours take, in the shape of `vars.color`. */
export type ColorTokens = {
  [K in keyof typeof color]: (typeof color)[K] extends null ? string : Record<keyof typeof group, string>;
};
