import { styleVariants } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';
import { screens } from '../../../theme/layers.css.ts';

const { color, space } = vars;

const tones = {
  paper: { line: color.lineStrong, quiet: color.textSoft, mark: color.strong },
  ink: { line: color.inkLine, quiet: color.onInkSoft, mark: color.onInkAccent },
} as const;

export const panel = styleVariants(tones, ({ line }) => ({
  '@layer': {
    [screens]: {
      gridColumn: '1 / -1',
      display: 'grid',
      gap: space.s6,
      alignItems: 'center',
      padding: 'clamp(28px, 4vw, 56px)',
      border: `1px solid ${line}`,
      '@media': {
        [from.tablet]: {
          gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)',
          columnGap: 'clamp(32px, 5vw, 80px)',
        },
      },
    },
  },
}));

export const drawing = styleVariants(tones, ({ mark }) => ({
  '@layer': {
    [screens]: {
      width: '100%',
      maxWidth: 320,
      height: 'auto',
      color: mark,
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 1.5,
    },
  },
}));

export const faint = screenStyle({ opacity: 0.4, strokeWidth: 0.8 });
export const firm = screenStyle({ strokeWidth: 4 });

export const hint = styleVariants(tones, ({ quiet }) => ({
  '@layer': { [screens]: { maxWidth: '44ch', marginTop: 12, color: quiet, textWrap: 'pretty' } },
}));

export const detail = styleVariants(tones, ({ quiet }) => ({
  '@layer': { [screens]: { marginTop: 14, color: quiet } },
}));

export const actions = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  marginTop: space.s5,
});
