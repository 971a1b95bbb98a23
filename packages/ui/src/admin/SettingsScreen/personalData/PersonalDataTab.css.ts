import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';

const { color, layout, size, space } = vars;

export const tab = screenStyle({
  display: 'grid',
  gap: space.s7,
  maxWidth: `calc(760px + 2 * ${layout.gutter})`,
  padding: `20px ${layout.gutter} ${space.s7}`,
});

export const part = screenStyle({ display: 'grid', gap: 12, minWidth: 0 });

export const heading = screenStyle({ margin: 0, fontSize: size.h3, fontWeight: 600 });

export const quiet = screenStyle({
  margin: 0,
  maxWidth: '62ch',
  color: color.textQuiet,
  fontSize: size.small,
  textWrap: 'pretty',
});

export const person = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  alignItems: 'start',
  gap: 12,
});

export const row = screenStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });

export const found = screenStyle({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const item = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 12px',
  padding: '10px 0',
  borderTop: `1px solid ${color.line}`,
  overflowWrap: 'anywhere',
});

/** Scrolls horizontally if its text is wider than a phone. */
export const scroller = screenStyle({ overflowX: 'auto' });

export const table = screenStyle({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
});

export const cell = screenStyle({
  padding: '8px 12px 8px 0',
  borderTop: `1px solid ${color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: 400,
});

export const head = screenStyle({
  padding: '8px 12px 8px 0',
  color: color.textQuiet,
  fontSize: size.small,
  fontWeight: 500,
  textAlign: 'start',
});
