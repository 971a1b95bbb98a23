import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';
import { panelMedia } from '../../theme/panelMedia.ts';

const { color } = vars;

export const tile = screenStyle({
  position: 'relative',
  minWidth: 0,
  selectors: { '&[data-lifted]': { zIndex: 5 } },
});

export const shot = screenStyle({
  position: 'relative',
  aspectRatio: '4 / 3',
  overflow: 'clip',
  borderRadius: vars.radius.inner,
  background: color.hover,
  selectors: {
    [`${tile}[data-selected] &`]: { outline: `2px solid ${color.text}`, outlineOffset: 2 },
    [`${tile}[data-lifted] &`]: { boxShadow: vars.shadow.float },
  },
});

export const picture = screenStyle({
  display: 'block',
  width: '100%',
  height: '100%',
  selectors: { [`${tile}[data-hidden] &`]: { opacity: 0.38, filter: 'grayscale(0.6)' } },
});

/** A picture that is not stored yet. */
export const faded = screenStyle({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  opacity: 0.45,
});

export const veil = screenStyle({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });

export const veilWord = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  height: 28,
  paddingInline: 10,
  borderRadius: vars.radius.inner,
  background: color.ink,
  color: color.onInk,
  fontWeight: 600,
});

/** Stacked above what covers the whole picture, and large enough for touch. */
export const veilButton = screenStyle({
  position: 'relative',
  zIndex: 1,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 32,
  paddingInline: 10,
  border: 0,
  borderRadius: vars.radius.inner,
  background: color.ink,
  color: color.onInk,
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@media': { [panelMedia.touch]: { minHeight: 44 } },
});

const corner = {
  position: 'absolute',
  insetBlockStart: 6,
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  borderRadius: vars.radius.inner,
  background: color.paper,
  '@media': { [panelMedia.touch]: { width: 44, height: 44 } },
} as const;

/** On touch screens the checkbox's hit area extends beyond its box. */
export const check = screenStyle({
  ...corner,
  insetInlineStart: 6,
  '@media': {
    [panelMedia.touch]: {
      insetBlockStart: 0,
      insetInlineStart: 0,
      width: 44,
      height: 44,
      background: `linear-gradient(${color.paper}) center / 26px 26px no-repeat`,
    },
  },
});

export const grip = screenStyle({
  ...corner,
  insetInlineEnd: 6,
  padding: 0,
  border: 0,
  color: color.textSoft,
  cursor: 'grab',
  touchAction: 'none',
  selectors: { '&:hover': { background: color.hover }, '&:active': { cursor: 'grabbing' } },
  '@media': { [panelMedia.phone]: { display: 'none' } },
});

export const line = screenStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 4,
  minHeight: vars.control.height,
  selectors: { [`${shot} + &`]: { paddingTop: 6 } },
});

export const title = screenStyle({
  flex: 1,
  overflow: 'hidden',
  fontWeight: 500,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const date = screenStyle({
  color: color.textQuiet,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': { [panelMedia.phone]: { display: 'none' } },
});
