import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';

const { color, motion } = vars;

export const bar = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 28,
  borderBottom: `1px solid ${color.lineStrong}`,
  '@media': { print: { display: 'none' } },
});

export const link = screenStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 48,
  color: color.textSoft,
  transition: `color ${motion.fast} ${motion.ease}`,
  selectors: {
    '&:hover': { color: color.strong },
    '&[aria-current]': { color: color.text, fontWeight: 600 },
    '&[aria-current]::after': {
      content: '""',
      position: 'absolute',
      inset: 'auto 0 -2px',
      // A border, since forced colours remove backgrounds.
      borderBottom: `3px solid ${color.strong}`,
    },
  },
});
