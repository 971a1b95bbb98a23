import { fallbackVar, globalStyle, styleVariants } from '@vanilla-extract/css';
import { tallFocus } from '../../../elements/Picture/Picture.css.ts';
import { alpha } from '../../../theme/alpha.ts';
import { below, from } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';
import { screens } from '../../../theme/layers.css.ts';

const { color, motion, size, space } = vars;

/** The colours of the list's background and its parts. */
const tones = {
  ink: {
    line: color.inkLine,
    quiet: color.onInkSoft,
    title: color.white,
    mark: color.onInkAccent,
    bed: color.inkRaised,
    tick: alpha(color.onInk, 40),
  },
  paper: {
    line: color.lineStrong,
    quiet: color.textSoft,
    title: color.strong,
    mark: color.strong,
    bed: color.deep,
    tick: color.lineStrong,
  },
} as const;

export const list = screenStyle({
  gridColumn: '1 / -1',
  '@media': { [from.desktop]: { gridColumn: '1 / 8' } },
});

export const row = styleVariants(tones, ({ line }) => ({
  '@layer': {
    [screens]: {
      borderBottom: `1px solid ${line}`,
      selectors: { '&:first-child': { borderTop: `1px solid ${line}` } },
    },
  },
}));

const link = screenStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) 32px',
  columnGap: space.s4,
  alignItems: 'baseline',
  padding: 'clamp(18px, 1.9vw, 26px) 0',
  '::before': {
    content: '""',
    position: 'absolute',
    inset: 'auto 0 -1px',
    height: 1,
    transform: 'scaleX(0)',
    transformOrigin: '0 50%',
    transition: `transform ${motion.base} ${motion.ease}`,
  },
  selectors: { '&:is(:hover, :focus-visible)::before': { transform: 'scaleX(1)' } },
  '@media': {
    [below.phone]: { gridTemplateColumns: '36px minmax(0, 1fr) 24px', columnGap: space.s3 },
  },
});

export const links = styleVariants(tones, ({ mark }) => [
  link,
  { '@layer': { [screens]: { '::before': { background: mark } } } },
]);

export const chosen = screenStyle({
  '@media': { [from.desktop]: { '::before': { transform: 'scaleX(1)' } } },
});

export const number = styleVariants(tones, ({ quiet }) => ({
  '@layer': {
    [screens]: {
      color: quiet,
      fontSize: size.note,
      fontVariantNumeric: 'tabular-nums',
      fontWeight: 540,
    },
  },
}));

/** Below the number, so that rows without a drawing stay aligned. */
export const drawing = styleVariants(tones, ({ quiet }) => ({
  '@layer': {
    [screens]: {
      gridColumn: 1,
      gridRow: 2,
      alignSelf: 'start',
      width: 34,
      height: 34,
      margin: '6px 0 0 -3px',
      color: quiet,
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 1.5,
      '@media': { [below.phone]: { width: 28, height: 28 } },
    },
  },
}));

export const title = styleVariants(tones, (tone) => ({
  '@layer': {
    [screens]: {
      fontSize: 'clamp(1.375rem, 1.1rem + 1.1vw, 2.125rem)',
      fontWeight: 440,
      letterSpacing: '-0.024em',
      lineHeight: 1.12,
      gridColumn: 2,
      textWrap: 'balance',
      transition: `color ${motion.fast} ${motion.ease}`,
      selectors: { [`${link}:hover &`]: { color: tone.title } },
    },
  },
}));

export const summary = styleVariants(tones, ({ quiet }) => ({
  '@layer': {
    [screens]: {
      gridColumn: 2,
      marginTop: 8,
      color: quiet,
      fontSize: '1rem',
      lineHeight: 1.5,
      textWrap: 'pretty',
    },
  },
}));

export const arrow = styleVariants(tones, ({ quiet, mark }) => ({
  '@layer': {
    [screens]: {
      gridColumn: 3,
      gridRow: '1 / 3',
      alignSelf: 'center',
      justifySelf: 'end',
      marginRight: 4,
      color: quiet,
      transition: `transform ${motion.base} ${motion.ease}, color ${motion.fast} ${motion.ease}`,
      selectors: { [`${link}:hover &`]: { color: mark, transform: 'translateX(4px)' } },
    },
  },
}));

const corner = (place: object, borderWidth: string) =>
  ({ content: '""', position: 'absolute', ...place, width: 14, height: 14, borderWidth }) as const;

export const place = screenStyle({
  display: 'none',
  gridColumn: '9 / -1',
  '@media': { [from.desktop]: { display: 'block' } },
});

export const frame = styleVariants(tones, ({ tick }) => ({
  '@layer': {
    [screens]: {
      position: 'sticky',
      top: `calc(${vars.layout.header} + 24px)`,
      height: '100%',
      minHeight: 420,
      maxHeight: `min(860px, calc(100vh - ${vars.layout.header} - 48px))`,
      '::before': {
        ...corner({ top: -9, left: -9 }, '1px 0 0 1px'),
        borderStyle: 'solid',
        borderColor: tick,
      },
      '::after': {
        ...corner({ right: -9, bottom: -9 }, '0 1px 1px 0'),
        borderStyle: 'solid',
        borderColor: tick,
      },
    },
  },
}));

export const stage = styleVariants(tones, ({ bed }) => ({
  '@layer': { [screens]: { position: 'absolute', inset: 0, overflow: 'hidden', background: bed } },
}));

export const view = screenStyle({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  transition: `opacity ${motion.slow} linear`,
});

globalStyle(`${view} img`, {
  '@layer': {
    [screens]: { '@media': { [from.desktop]: { objectPosition: fallbackVar(tallFocus, '50% 50%') } } },
  },
});

export const viewShown = screenStyle({ opacity: 1 });

export const blank = screenStyle({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  columnGap: space.s4,
  padding: 'clamp(18px, 1.9vw, 26px) 0',
});

export const blankWords = screenStyle({ display: 'grid', gap: 14 });
