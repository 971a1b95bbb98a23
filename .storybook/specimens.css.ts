import { style } from '@vanilla-extract/css';
import { vars } from '@vitrin/ui/theme/contract.css';
import { screenStyle } from '@vitrin/ui/theme/layered';

const { color, space, size, radius } = vars;

export const stack = screenStyle({ display: 'grid', gap: space.s5, color: color.text });

export const line = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 9rem) minmax(0, 1fr)',
  gap: space.s5,
  alignItems: 'baseline',
  paddingBlock: space.s3,
  borderBottom: `1px solid ${color.line}`,
});

export const words = screenStyle({ color: color.textSoft, fontSize: size.note });

export const tiles = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))',
  gap: space.s3,
});

export const tile = screenStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: space.s2,
  padding: space.s4,
  border: `1px solid ${color.line}`,
  borderRadius: radius.inner,
  overflowWrap: 'anywhere',
});

/** A colour with its names, which begin at one edge. */
export const colorTile = style([tile, screenStyle({ justifyItems: 'stretch', padding: space.s3 })]);

export const swatch = screenStyle({
  height: '4rem',
  width: '100%',
  border: `1px solid ${color.line}`,
  borderRadius: radius.inner,
});
