import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';
import { from } from '../../theme/breakpoints.ts';

const { color, layout, space } = vars;

export const section = screenStyle({ paddingBlock: layout.section });

export const body = screenStyle({
  marginTop: space.s7,
  '@media': { [from.desktop]: { marginTop: space.s8 } },
});

export const more = screenStyle({ marginTop: space.s6 });

export const opening = screenStyle({
  display: 'grid',
  alignItems: 'end',
  minHeight: 'clamp(640px, 100svh, 1000px)',
  paddingBlock: `${layout.header} clamp(24px, 6vw, 96px)`,
});

export const openingWords = screenStyle({ display: 'grid', gap: space.s5, maxWidth: 760, opacity: 0.25 });

export const failed = screenStyle({
  display: 'grid',
  alignItems: 'center',
  minHeight: '100svh',
  paddingBlock: `calc(${layout.header} + ${space.s6}) ${space.s8}`,
  color: color.onInk,
});
