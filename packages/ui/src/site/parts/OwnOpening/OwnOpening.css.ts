import { createVar, styleVariants } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';
import { screens } from '../../../theme/layers.css.ts';

const { space } = vars;

export const opening = screenStyle({
  rowGap: space.s6,
  paddingTop: 'clamp(32px, 4.6vw, 72px)',
  paddingBottom: space.s5,
});

/** The picture's own width in pixels, beyond which it is not enlarged, and its aspect ratio. */
export const ownWidth = createVar();
export const ownRatio = createVar();

const beside = {
  words: { gridColumn: '1 / 8', alignSelf: 'end' },
  picture: { gridColumn: '8 / -1', justifySelf: 'end' },
} as const;

export const words = styleVariants({
  beside: { '@layer': { [screens]: { minWidth: 0, '@media': { [from.desktop]: beside.words } } } },
  strip: { '@layer': { [screens]: { minWidth: 0, maxWidth: '56rem' } } },
});

const whole = {
  position: 'relative',
  width: `min(100%, ${ownWidth}, 72svh * ${ownRatio})`,
  breakInside: 'avoid',
} as const;

export const picture = styleVariants({
  beside: { '@layer': { [screens]: { ...whole, '@media': { [from.desktop]: beside.picture } } } },
  strip: { '@layer': { [screens]: whole } },
});
