import { createVar } from '@vanilla-extract/css';
import { from, below } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';

const { layout, space, color } = vars;

export const row = screenStyle({ alignItems: 'end' });

export const picture = screenStyle({
  aspectRatio: '2 / 1',
  marginLeft: `calc(-1 * max(${layout.gutter}, (100vw - ${layout.content}) / 2))`,
  overflow: 'hidden',
  background: color.deep,
  '@media': {
    [from.desktop]: { gridColumn: '1 / 11' },
    [below.tablet]: { aspectRatio: '3 / 2', marginRight: `calc(-1 * ${layout.gutter})` },
  },
});

/** The picture's own width in pixels, beyond which it is not enlarged, and its aspect ratio. */
export const ownWidth = createVar();
export const ownRatio = createVar();

export const whole = screenStyle({
  width: `min(100%, ${ownWidth}, 72svh * ${ownRatio})`,
  '@media': { [from.desktop]: { gridColumn: '1 / 11' } },
});

export const aside = screenStyle({
  '@media': {
    [from.desktop]: { gridColumn: '11 / -1', justifySelf: 'end' },
    [below.desktop]: { marginTop: space.s5 },
  },
});
