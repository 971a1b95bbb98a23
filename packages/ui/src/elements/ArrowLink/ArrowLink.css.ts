import { vars } from '../../theme/contract.css.ts';
import { elementStyle } from '../../theme/layered.ts';

const { color, motion } = vars;

export const link = elementStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 12,
  paddingBlock: 6,
  background: 'linear-gradient(currentColor, currentColor) 0 100% / 100% 1px no-repeat',
  color: color.strong,
  fontSize: '1rem',
  fontWeight: 540,
  transition: `background-size ${motion.base} ${motion.ease}, color ${motion.fast}`,
  ':hover': { backgroundSize: '100% 2px', color: color.strongHover },
  '@media': { print: { display: 'none' } },
});

export const arrow = elementStyle({
  display: 'flex',
  transition: `transform ${motion.base} ${motion.ease}`,
  selectors: { [`${link}:hover > &`]: { transform: 'translateX(4px)' } },
});
