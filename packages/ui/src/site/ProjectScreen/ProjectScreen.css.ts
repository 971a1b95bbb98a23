import { alpha } from '../../theme/alpha.ts';
import { below, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';

const { color, layout, motion, radius, space } = vars;

export const enlarge = screenStyle({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  cursor: 'zoom-in',
  ':focus-visible': { outlineOffset: -6, outlineColor: color.focusOnInk },
  '@media': { print: { display: 'none' } },
});

export const enlargeMark = screenStyle({
  position: 'absolute',
  right: `max(${layout.gutter}, (100vw - ${layout.content}) / 2)`,
  bottom: 20,
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  border: `1px solid ${alpha(color.white, 60)}`,
  borderRadius: radius.control,
  background: alpha(color.scrim, 72),
  color: color.white,
  transition: `background-color ${motion.fast} ${motion.ease}`,
  selectors: { [`${enlarge}:hover &`]: { background: color.scrim } },
  '@media': { [below.desktop]: { bottom: 'calc(clamp(48px, 7.4vw, 108px) + 16px)' } },
});

export const details = screenStyle({ marginTop: 'clamp(32px, 4vw, 64px)' });

export const about = screenStyle({
  paddingBlock: layout.section,
  '@media': { print: { paddingBlock: `${space.s6} ${space.s7}` } },
});

export const aboutHead = screenStyle({
  '@media': { [from.desktop]: { gridColumn: '1 / 5' } },
});

export const aboutTitle = screenStyle({ marginTop: space.s4, marginLeft: '-0.03em' });

export const aboutBody = screenStyle({
  minWidth: 0,
  '@media': {
    [from.desktop]: { gridColumn: '5 / -1', paddingLeft: layout.gap },
    [below.desktop]: { marginTop: space.s6 },
  },
});

export const missing = screenStyle({
  display: 'grid',
  alignItems: 'center',
  minHeight: '86svh',
  paddingBlock: `calc(${layout.header} + ${space.s6}) ${space.s8}`,
});

export const near = screenStyle({ paddingBlock: space.s8 });

export const blankCell = screenStyle({ display: 'grid', gap: 10, alignContent: 'start' });
export const blankLines = screenStyle({ display: 'grid', gap: space.s4, alignContent: 'start' });
