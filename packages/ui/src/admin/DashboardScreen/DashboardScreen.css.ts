import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';

const { layout, space } = vars;

export const board = screenStyle({
  display: 'grid',
  gap: space.s6,
  width: '100%',
  maxWidth: layout.content,
  marginInline: 'auto',
  padding: `${space.s5} ${layout.gutter} ${space.s7}`,
});

export const greet = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s4,
});

export const greeting = screenStyle({
  margin: 0,
  fontSize: vars.size.h2,
  lineHeight: '28px',
  fontWeight: 600,
  letterSpacing: '-0.015em',
});

export const today = screenStyle({ margin: 0, color: vars.color.textQuiet });

/** Room for what a new site lacks, whose code loads later. */
export const firstDay = screenStyle({ selectors: { '&:empty': { minHeight: 119.6 } } });

export const columns = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)',
  gap: space.s6,
  alignItems: 'start',
  '@media': { '(max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s5 } },
});

export const column = screenStyle({ display: 'grid', gap: space.s6, minWidth: 0 });
