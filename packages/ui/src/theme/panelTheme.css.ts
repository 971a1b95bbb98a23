import { assignVars, globalFontFace, globalStyle, style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { reset } from './layers.css.ts';
import { space } from './space.ts';
import { panelDark, panelLight } from './panelColors.ts';

const family = 'Inter Panel';

const face = { fontWeight: '400 700', fontDisplay: 'swap' } as const;

globalFontFace(family, [
  {
    ...face,
    src: "url('./fonts/inter-latin.woff2') format('woff2')",
    unicodeRange:
      'U+0020-007E, U+00A0-00FF, U+0131, U+0152-0153, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+20AC, U+2122, U+2190-2193, U+2212',
  },
  {
    ...face,
    src: "url('./fonts/inter-turkish.woff2') format('woff2')",
    unicodeRange: 'U+011E-011F, U+0130, U+015E-015F, U+20BA',
  },
  // Other scripts, such as in names from other countries.
  {
    ...face,
    src: "url('@fontsource-variable/inter/files/inter-latin-ext-opsz-normal.woff2') format('woff2')",
    unicodeRange:
      'U+0100-011D, U+0120-012F, U+0132-0151, U+0154-015D, U+0160-02BA, U+02BD-02C5, U+02C7-02CC, U+1E00-1EFF, U+20A0-20AB, U+20AD-20B9, U+20BB-20C0',
  },
]);

const { color: _color, ...shapeVars } = vars;

const shape = assignVars(shapeVars, {
  shadow: { float: '0 1px 2px oklch(0.2 0.02 145 / 0.08), 0 8px 24px oklch(0.2 0.02 145 / 0.14)' },
  font: { sans: `'${family}', system-ui, sans-serif`, serif: 'Georgia, serif' },
  size: {
    display: '2.5rem',
    h1: '1.75rem',
    h2: '1.25rem',
    h3: '1rem',
    lead: '1rem',
    text: '0.875rem',
    small: '0.8125rem',
    note: '0.75rem',
  },
  space,
  layout: {
    gutter: '24px',
    gap: '16px',
    section: '32px',
    // 56 px, and room for two lines where text is twice as large.
    header: 'calc(32px + 1.5rem)',
    content: '1280px',
  },
  control: {
    height: '32px',
    heightSmall: '28px',
    padding: '12px',
    paddingSmall: '8px',
    inset: '10px',
    gap: '6px',
    text: '0.875rem',
    textSmall: '0.8125rem',
    weight: '500',
  },
  radius: { control: '4px', inner: '3px' },
  motion: { fast: '120ms', base: '160ms', slow: '200ms', ease: 'cubic-bezier(0.2, 0, 0.1, 1)' },
});

const touch = assignVars(
  { gutter: vars.layout.gutter, height: vars.control.height, heightSmall: vars.control.heightSmall },
  { gutter: '16px', height: '44px', heightSmall: '44px' },
);

const still = assignVars(
  { fast: vars.motion.fast, base: vars.motion.base, slow: vars.motion.slow },
  { fast: '0s', base: '0s', slow: '0s' },
);

const night = {
  colorScheme: 'dark',
  vars: {
    ...assignVars(vars.color, panelDark),
    [vars.shadow.float]: '0 0 0 1px oklch(1 0 0 / 0.07), 0 12px 32px oklch(0 0 0 / 0.5)',
  },
} as const;

/**
 * The panel's look, for the root element: fixed values for every variable of the theme, dark if the user's system is in
 * dark mode. `data-scheme="light"` or `"dark"` on the same element overrides the system.
 */
export const panelTheme = style({
  '@layer': {
    [reset]: {
      colorScheme: 'light',
      vars: { ...shape, ...assignVars(vars.color, panelLight) },
      background: vars.color.paper,
      color: vars.color.text,
      fontFamily: vars.font.sans,
      lineHeight: 1.43,
      fontWeight: 400,
      fontOpticalSizing: 'auto',
      letterSpacing: '-0.006em',
      WebkitFontSmoothing: 'antialiased',
      selectors: {
        '&:not(:root)': { fontSize: vars.size.text },
        '&[data-scheme="dark"]': night,
      },
      '@media': {
        '(prefers-color-scheme: dark)': { selectors: { '&:not([data-scheme="light"])': night } },
        '(max-width: 760px), (pointer: coarse)': { vars: touch },
        '(prefers-reduced-motion: reduce)': { vars: still },
      },
    },
  },
});

// On the root element, a font size would change 1rem, so it is set on the body.
globalStyle(`${panelTheme} > body`, { '@layer': { [reset]: { fontSize: vars.size.text } } });
