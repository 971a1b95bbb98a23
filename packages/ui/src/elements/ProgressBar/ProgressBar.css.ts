import { createVar } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { forcedColors } from '../../theme/forcedColors.ts';
import { elementStyle } from '../../theme/layered.ts';

/** The progress as a CSS percentage. */
export const done = createVar();

export const track = elementStyle({
  display: 'block',
  height: 4,
  borderRadius: 2,
  overflow: 'hidden',
  background: vars.color.line,
  '@media': { [forcedColors]: { outline: '1px solid CanvasText' } },
});

export const bar = elementStyle({
  display: 'block',
  height: '100%',
  width: done,
  background: vars.color.textSoft,
  '@media': { [forcedColors]: { background: 'CanvasText' } },
  transition: `width ${vars.motion.slow} ${vars.motion.ease}`,
});
