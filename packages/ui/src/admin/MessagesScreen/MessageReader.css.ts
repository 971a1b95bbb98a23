import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';
import { panelMedia } from '../../theme/panelMedia.ts';
import { inbox, onePane } from './MessagesScreen.css.ts';

const { color, size, space } = vars;

export const reader = screenStyle({
  minWidth: 0,
  // It takes the focus of a message that is gone, which is read out; a ring around all of it would mark nothing.
  outline: 'none',
  '@media': {
    [onePane]: { selectors: { [`${inbox}:not([data-reading]) > &`]: { display: 'none' } } },
  },
});

export const hint = screenStyle({
  margin: 0,
  padding: `${space.s7} ${space.s5}`,
  color: color.textQuiet,
  textAlign: 'center',
});

export const bar = screenStyle({
  position: 'sticky',
  insetBlockStart: vars.layout.header,
  zIndex: 10,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 56,
  padding: '12px 24px',
  borderBottom: `1px solid ${color.line}`,
  background: color.paper,
  whiteSpace: 'nowrap',
  '@media': {
    [onePane]: { flexWrap: 'wrap', gap: 2, padding: '6px 8px' },
    '(max-height: 480px)': { position: 'static' },
  },
});

export const back = screenStyle({ display: 'none', '@media': { [onePane]: { display: 'block' } } });

/** Visually hidden if there is no room for it. */
export const word = screenStyle({
  '@media': {
    [panelMedia.phone]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

export const push = screenStyle({ display: 'flex', gap: 4, marginInlineStart: 'auto' });

export const sheet = screenStyle({
  display: 'grid',
  gap: 20,
  maxWidth: 760,
  padding: '32px 48px 64px',
  '@media': {
    [panelMedia.narrow]: { padding: '24px 24px 48px' },
    [onePane]: { padding: '20px 16px 48px' },
  },
});

export const from = screenStyle({ display: 'flex', alignItems: 'center', gap: 12, minWidth: 0 });

export const avatar = screenStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 40,
  height: 40,
  borderRadius: '50%',
  background: color.pressed,
  color: color.textSoft,
  fontWeight: 600,
});

export const who = screenStyle({ display: 'grid', flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

/** The minimum height of a touch target, even right next to another line. */
export const email = screenStyle({ color: color.textQuiet, fontSize: size.small, lineHeight: '24px' });

export const when = screenStyle({
  color: color.textQuiet,
  fontSize: size.small,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const subject = screenStyle({
  margin: 0,
  outline: 'none',
  fontSize: size.h2,
  lineHeight: '28px',
  fontWeight: 600,
  letterSpacing: '-0.015em',
  overflowWrap: 'anywhere',
});

/** Keeps the visitor's line breaks. */
export const words = screenStyle({
  maxWidth: '66ch',
  margin: 0,
  fontSize: '0.9375rem',
  lineHeight: '24px',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

/** A paragraph of a notice, in its own colour. */
export const why = screenStyle({ margin: 0, fontSize: size.small });
