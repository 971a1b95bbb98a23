import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';
import { menuGap } from '../menuRoom.ts';

const { color, layout, motion, size } = vars;

// A visitor's own spacing of letters may need a second line.
export const list = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: menuGap,
});

export const entry = screenStyle({ position: 'relative' });

export const label = screenStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 44,
  fontSize: '0.96875rem',
  fontWeight: 480,
  whiteSpace: 'nowrap',
  '::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto 0 8px',
    // A border, since forced colours remove backgrounds.
    borderBottom: '1px solid',
    transform: 'scaleX(0)',
    transformOrigin: '0 50%',
    transition: `transform ${motion.base} ${motion.ease}`,
  },
  selectors: {
    '&:is(:hover, [aria-current], [aria-expanded="true"])::after': { transform: 'scaleX(1)' },
  },
});

export const current = screenStyle({ fontWeight: 600, '::after': { transform: 'scaleX(1)' } });

export const panel = screenStyle({
  vars: { [color.focus]: color.strong },
  position: 'absolute',
  top: `calc(100% + (${layout.header} - 44px) / 2)`,
  left: -20,
  display: 'none',
  minWidth: 256,
  maxHeight: `calc(100vh - ${layout.header} - 24px)`,
  padding: '10px 0',
  overflowY: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.control,
  background: color.float,
  boxShadow: vars.shadow.float,
  color: color.text,
  '@media': {
    '(scripting: none)': { selectors: { [`${entry}:is(:hover, :focus-within) > &`]: { display: 'block' } } },
  },
});

export const open = screenStyle({ display: 'block' });

export const link = screenStyle({
  display: 'flex',
  alignItems: 'center',
  minHeight: 42,
  padding: '6px 20px',
  fontSize: '0.96875rem',
  lineHeight: 1.3,
  outlineOffset: -3,
  selectors: { '&:hover': { background: color.hover }, '&[aria-current]': { fontWeight: 600 } },
});

export const number = screenStyle({
  flex: 'none',
  width: '2rem',
  color: color.textSoft,
  fontSize: size.note,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 480,
});
