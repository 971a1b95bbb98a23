import { from } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';

const { color, layout, space } = vars;

export const form = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space.s6} ${layout.gap}`,
  alignContent: 'start',
  gridAutoFlow: 'row',
});

export const wide = screenStyle({ gridColumn: '1 / -1' });

export const half = screenStyle({
  gridColumn: '1 / -1',
  '@media': { [from.phone]: { gridColumn: 'auto' } },
});

export const result = screenStyle({
  gridColumn: '1 / -1',
  scrollMarginTop: `calc(${layout.header} + ${space.s5})`,
});

/** Visually hidden, but not hidden from bots that fill in every field. */
export const trap = screenStyle({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

export const end = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px 32px',
  gridColumn: '1 / -1',
});

export const privacy = screenStyle({ flex: '1 1 16rem', maxWidth: '44ch' });

export const link = screenStyle({
  color: color.strong,
  textDecoration: 'underline',
  textUnderlineOffset: 4,
  ':hover': { color: color.strongHover, textDecorationThickness: 2 },
});
