import { createVar, fallbackVar, globalStyle, keyframes, styleVariants } from '@vanilla-extract/css';
import { tallFocus } from '../../../elements/Picture/Picture.css.ts';
import { alpha } from '../../../theme/alpha.ts';
import { below, from } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';
import { screens } from '../../../theme/layers.css.ts';
import { tallBanner } from './bannerBoxes.ts';
import { headerVeil } from '../headerVeil.ts';

const { color, layout, space } = vars;
const veil = (...stops: readonly [percent: number, at: string][]) =>
  `linear-gradient(to bottom, ${stops.map(([percent, at]) => `${alpha(color.scrim, percent)} ${at}`).join(', ')})`;

export const banner = screenStyle({
  vars: { [color.focus]: color.focusOnInk },
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  minHeight: 'clamp(640px, 100svh, 1000px)',
  overflow: 'clip',
  background: color.ink,
  color: color.white,
  touchAction: 'pan-y',
  '@media': {
    [below.desktop]: { minHeight: 'max(640px, 100svh)' },
    // On a phone held sideways, the title at the bottom of a higher one would be below the window.
    '(max-height: 500px)': { minHeight: '100svh' },
  },
});

export const pictured = screenStyle({ '::before': headerVeil });

export const slide = screenStyle({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  transition: 'opacity 250ms linear',
  '@media': { [below.tablet]: { height: '68%' } },
});

globalStyle(`${slide} img`, {
  '@layer': {
    [screens]: { '@media': { [tallBanner]: { objectPosition: fallbackVar(tallFocus, '50% 50%') } } },
  },
});

export const shown = screenStyle({ opacity: 1 });

const drift = keyframes({ from: { transform: 'scale(1)' }, to: { transform: 'scale(1.06)' } });

/** A slow zoom in and out, as long as the slides advance by themselves. */
export const drifting = screenStyle({
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      animation: `${drift} 20s ease-in-out infinite alternate`,
      transformOrigin: '60% 40%',
    },
  },
});

/**
 * An uncropped picture's own width, its aspect ratio, and the largest share of the viewport's width that it may have.
 */
export const ownWidth = createVar();
export const ownRatio = createVar();
export const mostWidth = createVar();

const placed = {
  position: 'absolute',
  top: `calc(${layout.header} + 24px)`,
  aspectRatio: ownRatio,
} as const;

const onWide = {
  ...placed,
  right: `max(${layout.gutter}, (100vw - ${layout.content}) / 2)`,
  width: `min(${mostWidth}, ${ownWidth}, 46svh * ${ownRatio})`,
} as const;

const onPhone = {
  ...placed,
  left: layout.gutter,
  width: `min(100vw - 2 * ${layout.gutter}, ${ownWidth}, 42svh * ${ownRatio})`,
} as const;

export const whole = styleVariants({
  all: { '@layer': { [screens]: { '@media': { [from.tablet]: onWide, [below.tablet]: onPhone } } } },
  wide: {
    '@layer': { [screens]: { '@media': { [from.tablet]: onWide, [below.tablet]: { height: '100%' } } } },
  },
});

/** In the same media query as the animation that it pauses: conditional rules come after all others. */
export const resting = screenStyle({
  '@media': { '(prefers-reduced-motion: no-preference)': { animationPlayState: 'paused' } },
});

export const columns = screenStyle({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  display: 'grid',
  pointerEvents: 'none',
});

const line = `linear-gradient(${alpha(color.white, 13)}, ${alpha(color.white, 13)})`;
const third = (part: number) => `calc((100% + ${layout.gap}) * ${part} / 3 - ${layout.gap} / 2)`;

export const columnLines = screenStyle({
  height: '100%',
  backgroundImage: [line, line, line, line].join(', '),
  backgroundPosition: `0 0, ${third(1)} 0, ${third(2)} 0, 100% 0`,
  backgroundRepeat: 'no-repeat',
  backgroundSize: '1px 100%',
});

export const content = screenStyle({
  position: 'relative',
  zIndex: 2,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  minWidth: 0,
  paddingTop: `calc(${layout.header} + 24px)`,
});

export const foot = screenStyle({ position: 'relative', paddingBottom: 'clamp(16px, 2vw, 28px)' });

export const footOverPicture = screenStyle({
  '::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: '-200px 0 0',
    background: veil([0, '0'], [16, '70px'], [42, '140px'], [64, '200px'], [76, '50%'], [92, '100%']),
  },
  '@media': {
    [below.tablet]: {
      '::before': {
        background: veil([0, '0'], [16, '70px'], [42, '140px'], [66, '200px'], [92, '320px'], [100, '58%']),
      },
    },
  },
});

export const words = screenStyle({ alignItems: 'end', rowGap: space.s5 });

const wide = '(min-width: 1160px)';

export const heading = screenStyle({ minWidth: 0, '@media': { [wide]: { gridColumn: '1 / 9' } } });

export const subtitle = screenStyle({
  marginBottom: space.s3,
  fontSize: '1rem',
  fontWeight: 500,
});

export const title = screenStyle({ marginLeft: '-0.045em' });

export const longTitle = screenStyle({
  fontSize: 'clamp(2.125rem, 1.42rem + 2.6vw, 3.75rem)',
  letterSpacing: '-0.03em',
});

export const side = screenStyle({
  '@media': {
    [wide]: { gridColumn: '9 / -1', paddingLeft: layout.gap },
    [below.desktop]: { maxWidth: '36rem' },
  },
});

export const description = screenStyle({ maxWidth: '40ch', textWrap: 'pretty' });

export const actions = screenStyle({
  display: 'flex',
  width: 'fit-content',
  flexWrap: 'wrap',
  gap: 12,
  marginTop: space.s5,
  '@media': { print: { display: 'none' } },
});

export const restful = screenStyle({ paddingBottom: 'clamp(16px, 3vw, 48px)' });

export const faint = screenStyle({ opacity: 0.22 });

export const blank = screenStyle({ display: 'grid', gap: space.s4 });
