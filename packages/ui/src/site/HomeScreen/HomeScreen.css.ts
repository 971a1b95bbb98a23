import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';
import { from } from '../../theme/breakpoints.ts';

const { color, layout, space } = vars;

export const section = screenStyle({ paddingBlock: layout.section });

/** Two sections with the same background share the space between them. */
export const joined = screenStyle({ paddingTop: 0 });

export const body = screenStyle({
  marginTop: space.s7,
  '@media': { [from.desktop]: { marginTop: space.s8 } },
});

export const more = screenStyle({ marginTop: space.s6 });

export const failed = screenStyle({
  display: 'grid',
  alignItems: 'center',
  minHeight: '100svh',
  paddingBlock: `calc(${layout.header} + ${space.s6}) ${space.s8}`,
  color: color.onInk,
});
