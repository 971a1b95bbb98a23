import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';

export const list = screenStyle({ rowGap: 'clamp(40px, 5vw, 72px)' });

export const lead = screenStyle({ minWidth: 0 });

export const pair = screenStyle({
  minWidth: 0,
  '@media': { [from.tablet]: { gridColumn: 'span 6' } },
});

export const blank = screenStyle({ display: 'grid', gap: vars.space.s4, alignContent: 'start' });

export const blankScreen = screenStyle({ aspectRatio: '16 / 9', background: vars.color.deep });
