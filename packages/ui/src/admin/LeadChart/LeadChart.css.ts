import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';

const { color, size } = vars;

export const chart = screenStyle({ display: 'grid', gap: 12 });

export const head = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '0 12px',
});

export const heading = screenStyle({ margin: 0, fontSize: size.h3, fontWeight: 600 });

export const plot = screenStyle({ display: 'block', width: '100%', height: 96, overflow: 'visible' });

export const bar = screenStyle({ fill: color.strong });

/** A day without messages, drawn so that each day is visible. */
export const none = screenStyle({ fill: color.line });

export const sums = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  alignItems: 'start',
  gap: '12px 24px',
});

export const table = screenStyle({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: size.small,
  fontVariantNumeric: 'tabular-nums',
});

export const caption = screenStyle({ paddingBlock: 4, fontWeight: 500, textAlign: 'start' });

export const name = screenStyle({
  paddingBlock: 4,
  borderTop: `1px solid ${color.line}`,
  fontWeight: 400,
  overflowWrap: 'anywhere',
  textAlign: 'start',
});

export const number = screenStyle({
  paddingBlock: 4,
  borderTop: `1px solid ${color.line}`,
  textAlign: 'end',
});
