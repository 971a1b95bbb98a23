import { below, from } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';

const { color, layout, space } = vars;

export const lost = screenStyle({
  alignItems: 'center',
  minHeight: `calc(100svh - ${layout.header})`,
  paddingBlock: space.s8,
});

export const words = screenStyle({ '@media': { [from.desktop]: { gridColumn: '1 / 7' } } });

export const title = screenStyle({
  marginTop: space.s5,
  marginLeft: '-0.045em',
  fontSize: 'clamp(2.25rem, 1.4rem + 3.4vw, 4.25rem)',
  hyphens: 'auto',
});

export const hint = screenStyle({
  maxWidth: '46ch',
  marginTop: space.s4,
  color: color.textSoft,
  textWrap: 'pretty',
});

export const actions = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: space.s6 });

export const more = screenStyle({ marginTop: space.s8 });

export const place = screenStyle({
  '@media': {
    [from.desktop]: { gridColumn: '7 / -1', paddingLeft: space.s6 },
    [below.desktop]: { order: -1, maxWidth: 560, marginBottom: space.s6 },
  },
});

export const drawing = screenStyle({ width: '100%', height: 'auto', fill: 'none', stroke: 'currentColor' });
export const raster = screenStyle({ color: color.lineStrong, strokeWidth: 0.8, opacity: 0.75 });
export const sheet = screenStyle({ color: color.text, strokeWidth: 5 });
export const plate = screenStyle({ color: color.text, fill: color.paper, strokeWidth: 1.5 });
export const absent = screenStyle({ color: color.strong, strokeWidth: 1.5 });
export const blank = screenStyle({ fill: color.paper });
export const code = screenStyle({
  fill: color.text,
  stroke: 'none',
  fontSize: 36,
  fontWeight: 500,
  letterSpacing: '-0.03em',
});
