import { from } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';

const { color, size, space } = vars;

/** The quotes, stacked between hairlines; the first is the largest. */
export const voices = screenStyle({ borderTop: `1px solid ${color.lineStrong}` });

export const voice = screenStyle({
  display: 'grid',
  gap: space.s4,
  paddingBlock: space.s6,
  borderBottom: `1px solid ${color.lineStrong}`,
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 220px', columnGap: space.s7, alignItems: 'end' },
  },
});

const words = {
  maxWidth: '46ch',
  hyphens: 'auto',
  textWrap: 'pretty',
  whiteSpace: 'pre-line',
} as const;

export const text = screenStyle({ ...words, fontSize: size.lead, lineHeight: 1.45 });

export const lead = screenStyle({
  ...words,
  fontSize: 'clamp(1.375rem, 1.1rem + 1.1vw, 2rem)',
  fontWeight: 460,
  letterSpacing: '-0.018em',
  lineHeight: 1.28,
});

export const who = screenStyle({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  columnGap: 12,
  alignItems: 'center',
});

export const face = screenStyle({
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  width: 44,
  height: 44,
  borderRadius: '50%',
  background: color.deep,
  color: color.text,
  fontSize: size.note,
  fontWeight: 560,
});

export const name = screenStyle({ fontWeight: 560, lineHeight: 1.3, overflowWrap: 'anywhere' });

export const role = screenStyle({ color: color.textSoft, fontSize: size.small, lineHeight: 1.35 });

export const project = screenStyle({
  display: 'block',
  marginTop: 4,
  color: color.textSoft,
  fontSize: size.small,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
});

export const projectLink = screenStyle({
  color: color.text,
  textDecorationLine: 'underline',
  textDecorationColor: color.lineStrong,
  textDecorationThickness: 1,
  textUnderlineOffset: '0.2em',
  ':hover': { textDecorationColor: 'currentColor' },
});
