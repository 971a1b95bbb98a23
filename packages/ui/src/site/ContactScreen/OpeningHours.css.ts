import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';

const { color, space } = vars;

/** Styled like the contact details above it. */
export const block = screenStyle({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  columnGap: 12,
  padding: '20px 0 22px',
  borderBottom: `1px solid ${color.lineStrong}`,
});

export const drawing = screenStyle({
  width: 24,
  height: 24,
  marginTop: 2,
  color: color.strong,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.25,
});

export const words = screenStyle({ minWidth: 0 });

export const title = screenStyle({ lineHeight: 1.5 });

export const rows = screenStyle({ display: 'grid', gap: space.s1, maxWidth: 400, marginTop: space.s1 });

export const row = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.s4,
  lineHeight: 1.6,
});

export const times = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.s3,
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: 500,
});

export const time = screenStyle({ whiteSpace: 'nowrap' });

export const closed = screenStyle({ color: color.textSoft });
