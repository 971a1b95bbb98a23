import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';

const { color, layout, size, space } = vars;

export const files = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.s7} ${layout.gap}`,
  marginTop: space.s7,
  '@media': { [from.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const file = screenStyle({
  display: 'grid',
  gap: space.s4,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
});

export const listing = screenStyle({
  maxHeight: 320,
  overflow: 'auto',
  padding: space.s4,
  background: color.soft,
  fontSize: size.note,
  lineHeight: 1.5,
});

export const actions = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s3,
  alignItems: 'center',
});

export const said = screenStyle({ color: color.textSoft, fontSize: size.small });
