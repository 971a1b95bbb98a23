import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';

const { color, motion, size } = vars;

export const heading = screenStyle({ paddingBottom: 14, fontSize: '1rem', fontWeight: 560, lineHeight: 1.3 });

export const item = screenStyle({
  borderBottom: `1px solid ${color.lineStrong}`,
  selectors: { '&:first-child': { borderTop: `1px solid ${color.lineStrong}` } },
});

export const link = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 54,
  padding: '8px 12px 8px 0',
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  transition: `background-color ${motion.fast} ${motion.ease}, color ${motion.fast} ${motion.ease}`,
  selectors: {
    '&:hover': { color: color.strong },
    '&[aria-current]': {
      paddingLeft: 14,
      background: color.strong,
      color: color.onStrong,
      fontWeight: 560,
    },
  },
});

export const number = screenStyle({
  flex: 'none',
  width: '2.25rem',
  color: color.textSoft,
  fontSize: size.note,
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${link}[aria-current] &`]: { width: '1.75rem', color: 'inherit' } },
});

export const arrow = screenStyle({
  marginLeft: 'auto',
  opacity: 0,
  transition: `opacity ${motion.fast} ${motion.ease}`,
  selectors: { [`${link}:is(:hover, [aria-current]) &`]: { opacity: 1 } },
});
