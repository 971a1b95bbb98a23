import { createVar } from '@vanilla-extract/css';
import { alpha } from '../../theme/alpha.ts';
import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';

const { color, layout, radius, size, space } = vars;

/** The colour of a swatch. */
export const shown = createVar();

const edge = `inset 0 0 0 1px ${alpha(color.text, 22)}`;

export const block = screenStyle({ paddingBlock: 'clamp(48px, 6vw, 96px)' });
export const last = screenStyle({ paddingBottom: layout.section });

export const entries = screenStyle({ marginTop: space.s7 });

export const entry = screenStyle({
  rowGap: space.s5,
  paddingBlock: space.s6,
  borderTop: `1px solid ${color.lineStrong}`,
  breakInside: 'avoid',
});

export const stored = screenStyle({
  display: 'grid',
  alignContent: 'start',
  rowGap: 6,
  '@media': { [from.desktop]: { gridColumn: '1 / 5', paddingRight: space.s5 } },
});

export const swatch = screenStyle({
  height: 'clamp(96px, 11vw, 160px)',
  marginBottom: space.s3,
  borderRadius: radius.control,
  background: shown,
  boxShadow: edge,
  forcedColorAdjust: 'none',
});

export const code = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.s3}`,
  color: color.textSoft,
  fontSize: size.small,
});

export const use = screenStyle({ maxWidth: '40ch', textWrap: 'pretty' });

export const derived = screenStyle({
  display: 'grid',
  gap: space.s5,
  alignContent: 'start',
  minWidth: 0,
  '@media': { [from.desktop]: { gridColumn: '5 / -1' } },
});

export const values = screenStyle({ display: 'grid', gap: space.s2 });

export const chips = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 250px), 1fr))',
  columnGap: layout.gap,
});

export const value = screenStyle({
  display: 'grid',
  gridTemplateColumns: '22px minmax(0, 1fr) auto',
  columnGap: space.s3,
  alignItems: 'center',
  minHeight: 38,
  borderTop: `1px solid ${color.line}`,
  fontSize: size.small,
});

export const word = screenStyle({ lineHeight: 1.25 });

export const hex = screenStyle({
  color: color.textSoft,
  fontSize: size.note,
  fontVariantNumeric: 'tabular-nums',
});
