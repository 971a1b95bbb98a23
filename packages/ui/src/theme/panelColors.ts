import type { ColorTokens } from './contract.css.ts';

type Group = ColorTokens['primary'];

const lightGroup = (base: string, hover: string, soft: string, line: string): Group => ({
  base,
  hover,
  pressed: hover,
  soft,
  line,
  on: 'oklch(1 0 0)',
  text: base,
});

const darkGroup = (base: string, hover: string, soft: string, line: string): Group => ({
  base,
  hover,
  pressed: hover,
  soft,
  line,
  on: 'oklch(0.2 0.01 145)',
  text: base,
});

/** Dark backgrounds that look the same in both colour schemes, and the veil under floating panes. */
const ink = {
  ink: 'oklch(0.225 0.018 148)',
  inkRaised: 'oklch(0.265 0.02 148)',
  inkLine: 'oklch(0.38 0.02 148)',
  onInk: 'oklch(0.97 0.005 140)',
  onInkSoft: 'oklch(0.8 0.03 138)',
  onInkAccent: 'oklch(0.82 0.07 136)',
  white: 'oklch(1 0 0)',
  focusOnInk: 'oklch(0.82 0.13 137)',
} as const;

const lightGreen: Group = {
  base: 'oklch(0.455 0.085 136)',
  hover: 'oklch(0.405 0.08 136)',
  pressed: 'oklch(0.36 0.072 136)',
  soft: 'oklch(0.962 0.02 136)',
  line: 'oklch(0.85 0.05 136)',
  on: 'oklch(1 0 0)',
  text: 'oklch(0.455 0.085 136)',
};

const darkGreen: Group = {
  base: 'oklch(0.8 0.105 136)',
  hover: 'oklch(0.85 0.1 136)',
  pressed: 'oklch(0.75 0.105 136)',
  soft: 'oklch(0.27 0.03 136)',
  line: 'oklch(0.42 0.06 136)',
  on: 'oklch(0.22 0.04 140)',
  text: 'oklch(0.8 0.105 136)',
};

/**
 * The panel's colours in light mode: neutral, so that no palette of the website can make the panel illegible. `black`
 * fills selected items, `grey` a switch that is on; green is only for the main action and the focus.
 */
export const panelLight: ColorTokens = {
  ...ink,
  primary: lightGreen,
  secondary: lightGreen,
  accent: lightGreen,
  black: lightGroup(
    'oklch(0.27 0.02 148)',
    'oklch(0.34 0.02 148)',
    'oklch(0.945 0.004 135)',
    'oklch(0.83 0.008 135)',
  ),
  grey: lightGroup(
    'oklch(0.43 0.018 146)',
    'oklch(0.38 0.018 146)',
    'oklch(0.958 0.004 135)',
    'oklch(0.83 0.008 135)',
  ),
  border: {
    base: 'oklch(0.61 0.012 135)',
    hover: 'oklch(0.68 0.012 135)',
    pressed: 'oklch(0.68 0.012 135)',
    soft: 'oklch(0.976 0.003 135)',
    line: 'oklch(0.905 0.006 135)',
    on: 'oklch(0.2 0.01 145)',
    text: 'oklch(0.505 0.014 142)',
  },
  success: lightGroup(
    'oklch(0.48 0.085 172)',
    'oklch(0.43 0.08 172)',
    'oklch(0.968 0.018 172)',
    'oklch(0.85 0.05 172)',
  ),
  warning: lightGroup(
    'oklch(0.49 0.1 68)',
    'oklch(0.44 0.095 68)',
    'oklch(0.972 0.03 88)',
    'oklch(0.86 0.08 82)',
  ),
  error: lightGroup(
    'oklch(0.52 0.185 27)',
    'oklch(0.465 0.175 27)',
    'oklch(0.968 0.014 25)',
    'oklch(0.86 0.06 25)',
  ),
  info: lightGroup(
    'oklch(0.5 0.1 245)',
    'oklch(0.45 0.1 245)',
    'oklch(0.968 0.014 245)',
    'oklch(0.86 0.05 245)',
  ),

  paper: 'oklch(1 0 0)',
  soft: 'oklch(0.976 0.003 135)',
  deep: 'oklch(0.93 0.006 135)',
  field: 'oklch(1 0 0)',
  float: 'oklch(1 0 0)',
  hover: 'oklch(0.958 0.004 135)',
  pressed: 'oklch(0.93 0.006 135)',
  selected: 'oklch(0.945 0.004 135)',

  text: 'oklch(0.235 0.018 148)',
  textSoft: 'oklch(0.41 0.016 145)',
  textQuiet: 'oklch(0.505 0.014 142)',
  textDisabled: 'oklch(0.62 0.008 140)',

  line: 'oklch(0.905 0.006 135)',
  lineStrong: 'oklch(0.83 0.008 135)',
  lineControl: 'oklch(0.61 0.012 135)',

  strong: lightGreen.base,
  strongHover: lightGreen.hover,
  strongPressed: lightGreen.pressed,
  onStrong: lightGreen.on,

  scrim: 'oklch(0.2 0.02 145)',
  focus: 'oklch(0.56 0.125 138)',
};

/** The panel's colours in dark mode. */
export const panelDark: ColorTokens = {
  ...ink,
  primary: darkGreen,
  secondary: darkGreen,
  accent: darkGreen,
  black: darkGroup(
    'oklch(0.9 0.008 140)',
    'oklch(0.97 0.004 140)',
    'oklch(0.275 0.006 140)',
    'oklch(0.37 0.009 145)',
  ),
  grey: darkGroup(
    'oklch(0.78 0.01 142)',
    'oklch(0.84 0.01 142)',
    'oklch(0.258 0.008 145)',
    'oklch(0.37 0.009 145)',
  ),
  border: {
    base: 'oklch(0.57 0.012 140)',
    hover: 'oklch(0.715 0.01 140)',
    pressed: 'oklch(0.715 0.01 140)',
    soft: 'oklch(0.18 0.007 145)',
    line: 'oklch(0.295 0.008 145)',
    on: 'oklch(0.1 0.01 145)',
    text: 'oklch(0.715 0.01 140)',
  },
  success: darkGroup(
    'oklch(0.8 0.09 172)',
    'oklch(0.84 0.08 172)',
    'oklch(0.265 0.025 172)',
    'oklch(0.42 0.05 172)',
  ),
  warning: darkGroup(
    'oklch(0.82 0.11 80)',
    'oklch(0.86 0.1 80)',
    'oklch(0.275 0.03 80)',
    'oklch(0.43 0.06 80)',
  ),
  error: darkGroup(
    'oklch(0.74 0.14 25)',
    'oklch(0.79 0.12 25)',
    'oklch(0.27 0.04 25)',
    'oklch(0.42 0.09 25)',
  ),
  info: darkGroup(
    'oklch(0.8 0.08 245)',
    'oklch(0.84 0.07 245)',
    'oklch(0.27 0.03 245)',
    'oklch(0.42 0.06 245)',
  ),

  paper: 'oklch(0.215 0.007 145)',
  soft: 'oklch(0.18 0.007 145)',
  deep: 'oklch(0.295 0.009 145)',
  field: 'oklch(0.215 0.007 145)',
  float: 'oklch(0.25 0.008 145)',
  hover: 'oklch(0.258 0.008 145)',
  pressed: 'oklch(0.295 0.009 145)',
  selected: 'oklch(0.275 0.006 140)',

  text: 'oklch(0.955 0.005 140)',
  textSoft: 'oklch(0.82 0.008 140)',
  textQuiet: 'oklch(0.715 0.01 140)',
  textDisabled: 'oklch(0.55 0.008 140)',

  line: 'oklch(0.295 0.008 145)',
  lineStrong: 'oklch(0.37 0.009 145)',
  lineControl: 'oklch(0.57 0.012 140)',

  strong: darkGreen.base,
  strongHover: darkGreen.hover,
  strongPressed: darkGreen.pressed,
  onStrong: darkGreen.on,

  scrim: 'oklch(0.1 0.01 145)',
  focus: 'oklch(0.78 0.14 137)',
};
