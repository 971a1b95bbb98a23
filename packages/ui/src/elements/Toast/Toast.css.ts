import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { elementStyle } from '../../theme/layered.ts';
import { elements } from '../../theme/layers.css.ts';
import { panelMedia } from '../../theme/panelMedia.ts';

const { color, space } = vars;

export const toast = elementStyle({
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: 'min(400px, calc(100vw - 32px))',
  minHeight: 48,
  padding: '8px 8px 8px 14px',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: color.float,
  color: color.text,
  fontFamily: vars.font.sans,
  fontSize: vars.size.text,
  lineHeight: 1.43,
  boxShadow: vars.shadow.float,
});

export const icon = elementStyle({
  flex: 'none',
  width: 18,
  height: 18,
  color: color.success.text,
  selectors: { [`${toast}[data-tone="failure"] &`]: { color: color.error.text } },
});

export const body = elementStyle({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  columnGap: 10,
  // A long sentence takes the whole width, and its button the next line.
  '@media': { [panelMedia.phone]: { flexWrap: 'wrap' } },
});

export const words = elementStyle({
  flex: 1,
  minWidth: 0,
  margin: 0,
  '@media': { [panelMedia.phone]: { flex: '1 1 auto' } },
});

export const dismiss = elementStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: vars.control.height,
  height: vars.control.height,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: color.textSoft,
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.hover, color: color.text } },
});

export const region = elementStyle({ vars: { '--width': '400px' }, zIndex: 80, gap: space.s2 });

globalStyle(`${region} > li`, { '@layer': { [elements]: { listStyle: 'none' } } });
