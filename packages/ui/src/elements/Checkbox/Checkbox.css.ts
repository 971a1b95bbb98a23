import { vars } from '../../theme/contract.css.ts';
import { forcedColors } from '../../theme/forcedColors.ts';
import { elementStyle } from '../../theme/layered.ts';
import { panelMedia } from '../../theme/panelMedia.ts';

const { color } = vars;

export const row = elementStyle({ display: 'inline-flex', alignItems: 'center', gap: 8, cursor: 'pointer' });

export const box = elementStyle({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 24,
  height: 24,
  cursor: 'pointer',
  '@media': { [panelMedia.touch]: { width: 44, height: 44 } },
});

export const input = elementStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

const filled = `${input}:checked + &, ${input}:indeterminate + &`;

export const mark = elementStyle({
  boxSizing: 'border-box',
  display: 'grid',
  placeItems: 'center',
  width: 16,
  height: 16,
  border: `1.5px solid ${color.lineControl}`,
  borderRadius: vars.radius.inner,
  background: color.field,
  transition: `background-color ${vars.motion.fast}`,
  selectors: {
    [`${box}:hover &`]: { borderColor: color.textSoft },
    [filled]: { background: color.black.base, borderColor: color.black.base, color: color.black.on },
    [`${input}:focus-visible + &`]: { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
    [`${input}:checked + &::before`]: {
      content: '',
      width: 9,
      height: 5,
      boxSizing: 'border-box',
      border: 'solid currentColor',
      borderWidth: '0 0 2px 2px',
      rotate: '-45deg',
      translate: '0 -1px',
    },
    [`${input}:indeterminate + &::before`]: {
      content: '',
      width: 8,
      height: 2,
      background: 'currentColor',
      border: 0,
      rotate: 'none',
      translate: 'none',
    },
  },
  '@media': {
    [forcedColors]: { selectors: { [`${input}:indeterminate + &::before`]: { background: 'CanvasText' } } },
  },
});
