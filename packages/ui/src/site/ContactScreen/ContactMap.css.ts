import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';

const { color } = vars;
const corner = { position: 'absolute', left: 16, bottom: 16 } as const;
const noScripts = '(scripting: none)';

export const map = screenStyle({
  position: 'relative',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  border: `1px solid ${color.lineStrong}`,
  background: color.soft,
  '@media': { print: { selectors: { '&:not(:has(iframe))': { display: 'none' } } } },
});

export const town = screenStyle({
  display: 'block',
  width: '100%',
  height: '100%',
  color: color.lineStrong,
  fill: 'none',
  stroke: 'currentColor',
});

export const filled = screenStyle({ fill: 'currentColor', stroke: 'none', opacity: 0.72 });

export const river = screenStyle({ strokeWidth: 18, opacity: 0.42 });

export const streets = screenStyle({ strokeWidth: 5, opacity: 0.6 });

export const place = screenStyle({ color: color.strong, strokeWidth: 5 });

export const needle = screenStyle({ color: color.strong, strokeWidth: 1.5 });

export const frame = screenStyle({ display: 'block', width: '100%', height: '100%', border: 0 });

export const button = screenStyle({ ...corner, '@media': { [noScripts]: { display: 'none' } } });

export const link = screenStyle(corner);

export const withoutScripts = screenStyle({
  ...corner,
  display: 'none',
  '@media': { [noScripts]: { display: 'block' } },
});
