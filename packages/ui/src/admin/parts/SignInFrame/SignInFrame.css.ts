import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';
import { panelMedia } from '../../../theme/panelMedia.ts';

const { color } = vars;
const stacked = '(max-width: 900px)';
const gridLine = `color-mix(in oklab, ${color.onInk} 4%, transparent)`;

export const screen = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(420px, 5fr) 7fr',
  minHeight: '100dvh',
  '@media': { [stacked]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: '168px 1fr' } },
});

export const side = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  padding: '32px clamp(24px, 5vw, 80px)',
  '@media': { [stacked]: { padding: '20px 24px' } },
});

/** The text and form next to the drawing. */
export const column = screenStyle({
  display: 'grid',
  gap: 20,
  width: '100%',
  maxWidth: 360,
  marginBlock: 'auto',
  paddingBlock: 32,
  vars: { [vars.control.height]: '40px' },
  '@media': {
    [panelMedia.touch]: { vars: { [vars.control.height]: '44px' } },
    [stacked]: { maxWidth: 440, marginBlock: '0 auto', paddingBlock: 24 },
  },
});

export const window = screenStyle({
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  padding: 48,
  color: color.onInkAccent,
  background: `linear-gradient(${gridLine} 1px, transparent 1px) 50% 50% / 32px 32px, linear-gradient(90deg, ${gridLine} 1px, transparent 1px) 50% 50% / 32px 32px, ${color.ink}`,
  '@media': { [stacked]: { order: -1, padding: '12px 24px' } },
});

export const drawing = screenStyle({
  width: 'min(100%, 680px)',
  height: 'auto',
  '@media': { [stacked]: { width: 'auto', height: 144 } },
});

export const screens = screenStyle({ fill: color.ink });

export const sign = screenStyle({
  fill: 'currentColor',
  stroke: 'none',
  fontSize: 26,
  fontWeight: 600,
  letterSpacing: 7,
});

export const dimension = screenStyle({ fill: 'currentColor', stroke: 'none', fontSize: 12 });
