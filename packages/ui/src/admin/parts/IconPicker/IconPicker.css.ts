import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';

const { color } = vars;

export const field = screenStyle({ display: 'grid', gap: 6, margin: 0, padding: 0, border: 0, minWidth: 0 });

export const label = screenStyle({ padding: 0, marginBottom: 6, fontWeight: 500 });

export const choices = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(44px, 1fr))',
  gap: 4,
});

export const choice = screenStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  height: 44,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.control,
  color: color.textSoft,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.hover, color: color.text },
    '&:has(:checked)': { borderColor: color.black.base, background: color.black.base, color: color.black.on },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
  },
});

export const input = screenStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

export const drawing = screenStyle({
  width: 26,
  height: 26,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
});
