import { vars } from '../../theme/contract.css.ts';
import { elementStyle } from '../../theme/layered.ts';

export const frame = elementStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s2,
  height: vars.control.height,
  paddingInline: 8,
  color: vars.color.textQuiet,
});

export const icon = elementStyle({ width: 16, height: 16, flex: 'none' });

export const clear = elementStyle({
  display: 'grid',
  placeItems: 'center',
  width: 26,
  height: 26,
  marginInlineEnd: -4,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.inner,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.color.hover, color: vars.color.text } },
});
