import { assignVars, globalStyle, style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { siteSans } from './fonts.css.ts';
import { reset } from './layers.css.ts';
import { space } from './space.ts';

const { color, ...shapeVars } = vars;

const shade = (percent: number) => `color-mix(in srgb, ${color.scrim} ${percent}%, transparent)`;

const shape = assignVars(shapeVars, {
  shadow: { float: `0 18px 48px -18px ${shade(34)}, 0 2px 6px ${shade(8)}` },
  font: { sans: siteSans, serif: "Georgia, 'Times New Roman', serif" },
  size: {
    display: 'clamp(2.5rem, 1.42rem + 4.45vw, 5rem)',
    h1: 'clamp(2rem, 1.42rem + 2.5vw, 3.5rem)',
    h2: 'clamp(1.625rem, 1.3rem + 1.5vw, 2.5rem)',
    h3: 'clamp(1.25rem, 1.16rem + 0.4vw, 1.5rem)',
    lead: 'clamp(1.25rem, 1.1rem + 0.72vw, 1.75rem)',
    text: 'clamp(1rem, 0.955rem + 0.2vw, 1.125rem)',
    small: '0.9375rem',
    note: '0.8125rem',
  },
  space,
  layout: {
    gutter: 'clamp(16px, 4vw, 64px)',
    gap: 'clamp(12px, 1.7vw, 24px)',
    section: 'clamp(64px, 9.2vw, 144px)',
    header: '68px',
    content: '1280px',
  },
  control: {
    height: '52px',
    heightSmall: '44px',
    padding: '26px',
    paddingSmall: '20px',
    inset: '16px',
    gap: '0.75em',
    text: '1rem',
    textSmall: '0.9375rem',
    weight: '540',
  },
  radius: { control: '2px', inner: '2px' },
  motion: { fast: '150ms', base: '220ms', slow: '250ms', ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
});

/**
 * The website's look without its colours, for the root element or a preview's wrapper; the colours come from
 * `themeStyle` or `ThemeScope`.
 */
export const siteTheme = style({
  '@layer': {
    [reset]: {
      vars: shape,
      background: color.paper,
      color: color.text,
      fontFamily: vars.font.sans,
      fontWeight: 400,
      letterSpacing: 'normal',
      lineHeight: 1.6,
      WebkitFontSmoothing: 'antialiased',
      textRendering: 'optimizeLegibility',
      selectors: { '&:not(:root)': { fontSize: vars.size.text } },
      '@media': {
        '(min-width: 1024px)': { vars: { [vars.layout.header]: '88px' } },
      },
    },
  },
});

// On the root element, a font size would change 1rem, so it is set on the body.
globalStyle(`${siteTheme} > body`, { '@layer': { [reset]: { fontSize: vars.size.text } } });
