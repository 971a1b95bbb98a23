import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { forcedColors } from '../../theme/forcedColors.ts';
import { elementStyle } from '../../theme/layered.ts';
import { panelMedia } from '../../theme/panelMedia.ts';

const turn = keyframes({ to: { rotate: '1turn' } });
const { color, motion } = vars;

export const box = elementStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s2,
  minHeight: 28,
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  selectors: { '&[data-busy]': { cursor: 'progress' }, '&:has(:disabled)': { cursor: 'not-allowed' } },
  '@media': { [panelMedia.touch]: { minHeight: 44 } },
});

/** Covers the drawn switch, so that it receives every press. */
export const input = elementStyle({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

export const track = elementStyle({
  position: 'relative',
  boxSizing: 'border-box',
  flex: 'none',
  width: 30,
  height: 18,
  border: `1.5px solid ${color.lineControl}`,
  borderRadius: 9,
  background: color.field,
  transition: `background-color ${motion.fast}, border-color ${motion.fast}`,
  selectors: {
    [`${box}:hover &`]: { borderColor: color.textSoft },
    [`${input}:checked ~ &`]: { background: color.grey.base, borderColor: color.grey.base },
    [`${input}:focus-visible ~ &`]: { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
    [`${input}:disabled ~ &`]: { opacity: 0.55 },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        [`${input}:checked ~ &`]: {
          vars: { [color.grey.base]: 'Highlight', [color.grey.on]: 'HighlightText' },
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});

export const knob = elementStyle({
  position: 'absolute',
  boxSizing: 'border-box',
  insetBlockStart: 2.5,
  insetInlineStart: 2.5,
  width: 10,
  height: 10,
  borderRadius: '50%',
  background: color.lineControl,
  transition: `translate ${motion.fast}, background-color ${motion.fast}`,
  selectors: {
    [`${input}:checked ~ * > &`]: { translate: '12px 0', background: color.grey.on },
    [`${box}[data-busy] &`]: {
      background: 'none',
      border: `2px solid ${color.textQuiet}`,
      borderRightColor: 'transparent',
      animation: `${turn} 800ms linear infinite`,
    },
    [`${box}[data-busy] ${input}:checked ~ * > &`]: {
      borderColor: color.grey.on,
      borderRightColor: 'transparent',
    },
  },
  '@media': { [forcedColors]: { background: 'CanvasText' } },
});

export const word = elementStyle({
  fontSize: vars.size.small,
  color: color.textQuiet,
  selectors: {
    [`${input}:checked ~ &`]: { color: color.text },
    [`${box}[data-terse] &`]: { lineHeight: 1.25, whiteSpace: 'normal' },
  },
  '@media': { [panelMedia.phone]: { selectors: { [`${box}[data-terse] &`]: { display: 'none' } } } },
});
