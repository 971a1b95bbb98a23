import { from } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { chosenInForcedColors, forcedColors } from '../../../theme/forcedColors.ts';
import { screenStyle } from '../../../theme/layered.ts';

const { color, motion, radius, size, space } = vars;

export const filter = screenStyle({
  display: 'grid',
  gap: 6,
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: 'minmax(72px, auto) minmax(0, 1fr)',
      alignItems: 'baseline',
      gap: space.s3,
    },
    print: { display: 'none' },
  },
});

export const label = screenStyle({
  color: color.textQuiet,
  fontSize: size.small,
});

export const links = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: space.s2 });

export const link = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  padding: '4px 14px',
  border: `1px solid ${color.lineControl}`,
  borderRadius: radius.control,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  transition: `background-color ${motion.fast} ${motion.ease}, border-color ${motion.fast} ${motion.ease}`,
  selectors: {
    '&:hover': { background: color.soft, borderColor: color.strong },
    '&[aria-current]': { background: color.strong, borderColor: color.strong, color: color.onStrong },
  },
  '@media': { [forcedColors]: { selectors: { '&[aria-current]': chosenInForcedColors } } },
});

export const count = screenStyle({
  fontSize: size.note,
  fontVariantNumeric: 'tabular-nums',
});
