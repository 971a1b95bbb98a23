import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';
import { onePane } from './HistoryScreen.css.ts';

const { color, size, space } = vars;

export const days = screenStyle({ paddingBottom: space.s5 });

export const day = screenStyle({
  margin: 0,
  padding: '20px 16px 6px',
  borderBottom: `1px solid ${color.line}`,
  color: color.textSoft,
  fontSize: size.small,
  fontWeight: 600,
});

export const list = screenStyle({ margin: 0, padding: 0, listStyle: 'none' });

export const version = screenStyle({
  display: 'grid',
  gap: 2,
  width: '100%',
  minHeight: 44,
  padding: '10px 16px',
  border: 0,
  borderBottom: `1px solid ${color.line}`,
  background: 'none',
  color: color.text,
  fontFamily: 'inherit',
  fontSize: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.hover },
    '&:focus-visible': { outlineOffset: -2 },
    '&[aria-current]': { background: color.selected, boxShadow: `inset 2px 0 ${color.text}` },
  },
  '@media': {
    [onePane]: { selectors: { '&[aria-current]': { background: 'none', boxShadow: 'none' } } },
  },
});

export const words = screenStyle({
  fontWeight: 500,
  overflowWrap: 'anywhere',
  selectors: { [`${version}[data-minor] &`]: { color: color.textSoft, fontWeight: 400 } },
});

export const facts = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 10px',
  color: color.textQuiet,
  fontSize: size.note,
  fontVariantNumeric: 'tabular-nums',
});

export const who = screenStyle({ overflowWrap: 'anywhere' });

export const newest = screenStyle({
  marginInlineStart: 'auto',
  padding: '1px 6px',
  borderRadius: vars.radius.inner,
  background: color.success.soft,
  color: color.success.text,
  fontWeight: 500,
});

export const folded = screenStyle({
  borderBottom: `1px solid ${color.line}`,
  paddingInline: 16,
});

export const small = screenStyle({ color: color.textSoft, fontSize: size.small, fontWeight: 400 });

export const foot = screenStyle({ padding: 16 });
