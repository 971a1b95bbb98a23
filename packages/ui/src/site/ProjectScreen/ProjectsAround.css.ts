import { below, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';

const { color, layout, space } = vars;

export const steps = screenStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.s5,
  paddingBottom: layout.section,
  '@media': { [below.tablet]: { display: 'grid' }, print: { display: 'none' } },
});

export const step = screenStyle({
  display: 'grid',
  alignContent: 'start',
  gap: 6,
  minHeight: 44,
  minWidth: 0,
  ':hover': { color: color.strong },
});

export const last = screenStyle({
  '@media': { [from.tablet]: { marginLeft: 'auto', justifyItems: 'end', textAlign: 'right' } },
});

export const name = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 12,
  fontSize: '1.125rem',
  fontWeight: 500,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});

export const actions = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s4,
  paddingBottom: layout.section,
  '@media': { print: { display: 'none' } },
});
