import { globalStyle } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';
import { screens } from '../../theme/layers.css.ts';

const { color, layout, space } = vars;

/** In lower windows the bar would leave too little room, and scrolls away. */
const tall = '(min-height: 481px)';

export const bar = screenStyle({
  // Overlaps the header's own hairline.
  top: `calc(${layout.header} - 1px)`,
  zIndex: 5,
  paddingBlock: space.s3,
  borderBlock: `1px solid ${color.line}`,
  background: color.paper,
  '@media': { [tall]: { position: 'sticky' } },
});

// Makes focused elements scroll to below the bar, which has up to two rows.
globalStyle(`html:has(.${bar})`, {
  '@layer': {
    [screens]: { '@media': { [tall]: { scrollPaddingTop: `calc(${layout.header} + 130px)` } } },
  },
});

export const chips = screenStyle({
  display: 'flex',
  gap: space.s2,
  padding: 4,
  margin: -4,
  overflowX: 'auto',
  whiteSpace: 'nowrap',
  '@media': { [from.desktop]: { flexWrap: 'wrap', overflowX: 'visible' } },
});

export const own = screenStyle({ paddingBlock: 'clamp(40px, 5vw, 72px)' });

export const hint = screenStyle({ maxWidth: '52ch', marginTop: space.s2, color: color.textSoft });

export const fields = screenStyle({
  display: 'grid',
  columnGap: layout.gap,
  marginTop: space.s5,
  borderTop: `1px solid ${color.line}`,
  '@media': { [from.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space.s7 } },
});

export const block = screenStyle({
  rowGap: space.s5,
  paddingBlock: 'clamp(40px, 5vw, 72px)',
});

export const blockHead = screenStyle({ '@media': { [from.desktop]: { gridColumn: '1 / 4' } } });

export const blockTitle = screenStyle({ marginTop: space.s3 });

export const blockBody = screenStyle({
  '@media': { [from.desktop]: { gridColumn: '4 / -1', paddingLeft: layout.gap } },
});

export const stack = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s5,
});

export const row = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: space.s3, alignItems: 'center' });

export const sheet = screenStyle({ padding: 'clamp(20px, 3vw, 40px)' });

export const inkGrid = screenStyle({ rowGap: space.s6 });

export const pairs = screenStyle({
  display: 'grid',
  gap: `${space.s5} ${layout.gap}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const wide = screenStyle({ gridColumn: '1 / -1' });

export const card = screenStyle({ height: 360 });

export const blank = screenStyle({ display: 'grid', gap: space.s3 });

export const frames = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  border: `1px solid ${color.line}`,
  overflow: 'hidden',
});

export const footer = screenStyle({ display: 'grid', gap: space.s6, padding: 'clamp(20px, 4vw, 56px)' });
export const footerText = screenStyle({ maxWidth: '36ch' });
export const footerNote = screenStyle({ color: color.onInkSoft });

export const foot = screenStyle({
  paddingBottom: layout.section,
  '@media': { [below.tablet]: { paddingTop: space.s5 } },
});
