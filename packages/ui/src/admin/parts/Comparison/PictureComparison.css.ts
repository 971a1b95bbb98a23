import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';

const { color, radius, size } = vars;

export const pictures = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
  gap: 12,
  margin: 0,
  padding: '4px 0 0',
  listStyle: 'none',
});

export const tile = screenStyle({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: 4,
  minWidth: 0,
  maxWidth: 200,
});

/** A marked picture has a thick border; its differences are listed below it. */
export const frame = screenStyle({
  display: 'block',
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '4 / 3',
  borderRadius: radius.control,
  background: color.hover,
  selectors: { [`${tile}[data-marked] &`]: { outline: `2px solid ${color.text}`, outlineOffset: 1 } },
});

export const lost = screenStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  color: color.textQuiet,
});

export const place = screenStyle({
  position: 'absolute',
  insetBlockStart: 6,
  insetInlineStart: 6,
  minWidth: 20,
  padding: '0 5px',
  borderRadius: radius.inner,
  background: color.paper,
  color: color.text,
  fontSize: size.note,
  lineHeight: '20px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});

export const alt = screenStyle({ color: color.textSoft, fontSize: size.note, overflowWrap: 'anywhere' });

export const mark = screenStyle({ fontSize: size.note, fontWeight: 500 });

export const nothing = screenStyle({ color: color.textQuiet, fontStyle: 'italic' });
