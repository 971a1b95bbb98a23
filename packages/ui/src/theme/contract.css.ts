import { createGlobalThemeContract } from '@vanilla-extract/css';

/** The steps of one colour group. `on` is text on `base`; `text` is the colour as text on paper. */
const group = { base: null, hover: null, pressed: null, soft: null, line: null, on: null, text: null };

/**
 * Every colour that a component may use, by role. The website derives the values from the eight stored colours, the
 * panel has its own fixed set: an element that uses these names works in both.
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

  /** Backgrounds: the page, alternate sections, a picture's placeholder, inputs, floating panes. */
  paper: null,
  soft: null,
  deep: null,
  field: null,
  float: null,
  /** Hovered, pressed and selected backgrounds. */
  hover: null,
  pressed: null,
  selected: null,

  /** Text on all of the backgrounds above: primary, secondary, tertiary, and disabled. */
  text: null,
  textSoft: null,
  textQuiet: null,
  textDisabled: null,

  /** Lines: decoration, frames, and the border of controls (3:1). */
  line: null,
  lineStrong: null,
  lineControl: null,

  /** The filled action and links. */
  strong: null,
  strongHover: null,
  strongPressed: null,
  onStrong: null,

  /** Dark sections: background, raised background, lines, text, secondary text, highlighted text. */
  ink: null,
  inkRaised: null,
  inkLine: null,
  onInk: null,
  onInkSoft: null,
  onInkAccent: null,

  /** The palette's white, and the veil between a picture and the text on it (opaque; use with alpha). */
  white: null,
  scrim: null,

  /** The focus ring on light backgrounds, and on dark ones and pictures. */
  focus: null,
  focusOnInk: null,
};

/** The variables of the theme. Their names are fixed (`--vitrin-color-paper`), so that a server can write them. */
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
      /** The space between a field's frame and its text. */
      inset: null,
      /** The space between a button's icon and its label. */
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

/** The values of a theme's colours, in the shape of `vars.color`. */
export type ColorTokens = {
  [K in keyof typeof color]: (typeof color)[K] extends null ? string : Record<keyof typeof group, string>;
};
