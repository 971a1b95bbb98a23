import { below, from } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';
import { headerVeil } from '../headerVeil.ts';

const { color, layout, space } = vars;
const edge = `max(${layout.gutter}, (100vw - ${layout.content}) / 2 + 1px)`;

export const picture = screenStyle({
  position: 'relative',
  isolation: 'isolate',
  height: 'clamp(320px, 52vw, 680px)',
  maxHeight: '72svh',
  overflow: 'clip',
  background: color.ink,
  '::after': headerVeil,
  '@media': {
    print: { height: '68mm', maxHeight: 'none', selectors: { '&::after': { display: 'none' } } },
  },
});

export const cut = screenStyle({
  position: 'relative',
  zIndex: 2,
  marginTop: 'calc(-1 * clamp(48px, 7.4vw, 108px))',
  '@media': { print: { marginTop: 0 } },
});

export const box = screenStyle({
  position: 'relative',
  minWidth: 0,
  padding: 'clamp(20px, 2.6vw, 36px) clamp(24px, 4vw, 64px) 0 0',
  background: color.paper,
  '::before': {
    content: '""',
    position: 'absolute',
    inset: '0 100% 0 auto',
    width: edge,
    background: color.paper,
  },
  '@media': {
    [from.desktop]: { gridColumn: '1 / 10' },
    [below.tablet]: { marginRight: `calc(${layout.gutter} * 1.5)` },
    print: { gridColumn: '1 / -1', selectors: { '&::before': { display: 'none' } } },
  },
});

/**
 * The header is transparent with light text until the page is scrolled some way: here it has a background instead of a
 * picture, which stays behind it until then.
 */
export const headerGround = screenStyle({
  position: 'sticky',
  top: 0,
  zIndex: 2,
  height: layout.header,
  background: color.ink,
  '@media': { print: { display: 'none' } },
});

export const title = screenStyle({
  marginTop: space.s3,
  marginLeft: '-0.045em',
  hyphens: 'auto',
});

export const lead = screenStyle({ maxWidth: '44ch', marginTop: space.s5 });

export const blank = screenStyle({ display: 'grid', gap: space.s5, paddingBlock: `${space.s2} ${space.s4}` });
