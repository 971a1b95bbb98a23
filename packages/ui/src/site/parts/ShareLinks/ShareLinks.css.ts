import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';

const { color, motion, radius, space } = vars;

export const share = screenStyle({ '@media': { print: { display: 'none' } } });

export const links = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: space.s2 });

export const link = screenStyle({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  border: `1px solid ${color.lineControl}`,
  borderRadius: radius.control,
  transition: `background-color ${motion.fast} ${motion.ease}, border-color ${motion.fast} ${motion.ease}`,
  ':hover': { background: color.soft, borderColor: color.strong },
});
