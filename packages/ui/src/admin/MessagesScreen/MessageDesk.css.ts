import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';

const { color, size } = vars;

export const desk = screenStyle({
  display: 'grid',
  gap: 20,
  paddingTop: 20,
  borderTop: `1px solid ${color.line}`,
});

export const heading = screenStyle({ margin: 0, fontSize: size.h3, fontWeight: 600 });

export const row = screenStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });

export const fields = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  alignItems: 'start',
  gap: 20,
});

export const group = screenStyle({ display: 'grid', gap: 8, alignContent: 'start', minWidth: 0 });

export const labels = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const label = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 28,
  paddingInlineStart: 10,
  borderRadius: 14,
  background: color.pressed,
  fontSize: size.small,
  overflowWrap: 'anywhere',
});

/** An input with its submit button. */
export const adding = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: 8,
});

export const quiet = screenStyle({ margin: 0, color: color.textQuiet, fontSize: size.small });

export const replies = screenStyle({ display: 'grid', gap: 16, margin: 0, padding: 0, listStyle: 'none' });

export const reply = screenStyle({
  display: 'grid',
  gap: 6,
  padding: '12px 16px',
  borderInlineStart: `2px solid ${color.line}`,
});

export const words = screenStyle({ margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
