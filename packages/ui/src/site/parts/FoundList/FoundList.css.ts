import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';
import { coveringLink } from '../coveringLink.ts';

const { color, radius, space } = vars;

export const list = screenStyle({ borderTop: `1px solid ${color.lineStrong}` });

export const item = screenStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s5,
  paddingBlock: space.s4,
  borderBottom: `1px solid ${color.lineStrong}`,
});

export const words = screenStyle({ minWidth: 0 });

export const title = screenStyle({
  fontSize: '1.25rem',
  fontWeight: 500,
  letterSpacing: '-0.014em',
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
});

export const link = coveringLink(item);

export const text = screenStyle({
  display: '-webkit-box',
  maxWidth: '72ch',
  marginTop: 6,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  color: color.textSoft,
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});

export const marked = screenStyle({
  background: 'transparent',
  color: 'inherit',
  fontWeight: 680,
  textDecoration: `underline ${color.strong} 2px`,
  textUnderlineOffset: 4,
});

export const picture = screenStyle({
  position: 'relative',
  flex: 'none',
  width: 96,
  height: 72,
  overflow: 'hidden',
  borderRadius: radius.control,
});
