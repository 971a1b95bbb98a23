import { alpha } from '../../theme/alpha.ts';
import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';

const { color, layout, space } = vars;
const line = alpha(color.onInk, 4);
const square = 'clamp(56px, 7vw, 112px)';

/** Like an empty sheet of plan paper. */
export const ground = screenStyle({
  display: 'grid',
  minHeight: 'max(560px, 78svh)',
  backgroundImage: `linear-gradient(${line} 1px, transparent 1px), linear-gradient(90deg, ${line} 1px, transparent 1px)`,
  backgroundSize: `${square} ${square}`,
  backgroundPosition: '50% 100%',
});

export const body = screenStyle({
  alignContent: 'end',
  rowGap: space.s7,
  paddingBlock: `calc(${layout.header} + ${space.s7}) clamp(48px, 6vw, 96px)`,
});

export const words = screenStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: space.s4,
  minWidth: 0,
  '@media': { [from.desktop]: { gridColumn: '1 / 9' } },
});

export const when = screenStyle({ color: color.onInkAccent, fontWeight: 540 });

export const title = screenStyle({
  maxWidth: '100%',
  marginLeft: '-0.045em',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

export const lead = screenStyle({ maxWidth: '44ch', marginBottom: space.s4, color: color.onInkSoft });

export const ways = screenStyle({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'end',
  gap: space.s2,
  overflowWrap: 'anywhere',
  '@media': { [from.desktop]: { gridColumn: '9 / -1', paddingLeft: layout.gap } },
});

export const lines = screenStyle({ whiteSpace: 'pre-line' });

export const link = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: 6,
  ':hover': { textDecorationThickness: 2 },
});
