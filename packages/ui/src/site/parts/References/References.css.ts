import { from } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';

const { color, motion, size } = vars;
const line = `1px solid ${color.line}`;

/** Exactly six logos: a tablet fits four, which would leave two in a separate row. */
const six = '&:has(> :nth-child(6):last-child)';

/** A strip of cells divided by hairlines. */
export const strip = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  borderTop: line,
  borderLeft: line,
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(176px, 1fr))',
      selectors: { [six]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
    },
    [from.desktop]: { selectors: { [six]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } } },
  },
});

export const cell = screenStyle({ minWidth: 0, borderRight: line, borderBottom: line });

const place = {
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: 6,
  height: '100%',
  minHeight: 116,
  padding: '20px 16px',
  textAlign: 'center',
  transition: `background-color ${motion.base} ${motion.ease}`,
} as const;

export const company = screenStyle(place);

/** For white or light logos, which would be invisible on a light background. */
export const dark = screenStyle({
  vars: { [color.focus]: color.focusOnInk },
  background: color.ink,
  color: color.onInk,
});

export const link = screenStyle({ outlineOffset: -4 });

export const logo = screenStyle({
  width: 'auto',
  height: 'auto',
  maxWidth: 'min(100%, 150px)',
  maxHeight: 52,
  objectFit: 'contain',
  filter: 'grayscale(1)',
  transition: `filter ${motion.base} ${motion.ease}`,
  selectors: {
    [`${company}:hover &`]: { filter: 'none' },
    [`${company}:focus-visible &`]: { filter: 'none' },
  },
});

export const name = screenStyle({
  color: color.textSoft,
  fontSize: size.h3,
  fontWeight: 520,
  letterSpacing: '-0.018em',
  lineHeight: 1.15,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  selectors: { [`${company}:hover &`]: { color: color.text } },
});

export const sector = screenStyle({ color: color.textSoft, fontSize: size.note });
