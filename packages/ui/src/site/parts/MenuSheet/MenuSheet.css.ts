import { globalStyle } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';
import { screens } from '../../../theme/layers.css.ts';
import { menuFits } from '../menuRoom.ts';

const { color, layout, motion, space } = vars;

const withoutButton = { [menuFits]: { display: 'none' } } as const;

export const burger = screenStyle({
  display: 'grid',
  width: 48,
  height: 48,
  marginRight: -12,
  placeItems: 'center',
  '::before': { content: '""', width: 26, height: 10, borderBlock: '1.5px solid' },
  '@media': { '(scripting: none)': { display: 'none' } },
  '@container': withoutButton,
});

export const burgerLink = screenStyle({
  display: 'none',
  alignItems: 'center',
  minHeight: 48,
  fontWeight: 540,
  textDecoration: 'underline',
  textUnderlineOffset: 4,
  '@media': { '(scripting: none)': { display: 'inline-flex' } },
  '@container': withoutButton,
});

const outside = '56px';

export const sheet = screenStyle({
  position: 'fixed',
  inset: '0 0 0 auto',
  // Leaves a part of the page visible next to it; pressing that closes the menu.
  width: `calc(100% - ${outside})`,
  maxWidth: '100%',
  height: '100%',
  maxHeight: '100%',
  margin: 0,
  padding: 0,
  border: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  flexDirection: 'column',
  selectors: {
    '&[open]': { display: 'flex' },
    '&::backdrop': { background: `color-mix(in srgb, ${color.scrim} 60%, transparent)` },
  },
  '@media': {
    [from.tablet]: { width: 480 },
    '(prefers-reduced-motion: no-preference)': {
      transition: `opacity ${motion.base} ${motion.ease}`,
      '@starting-style': { selectors: { '&[open]': { opacity: 0 } } },
    },
  },
});

globalStyle(`html:has(${sheet}[open])`, { '@layer': { [screens]: { overflow: 'hidden' } } });

export const top = screenStyle({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: layout.header,
  paddingInline: layout.gutter,
  borderBottom: `1px solid ${color.inkLine}`,
  background: color.ink,
});

export const close = screenStyle({
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  border: `1px solid ${color.inkLine}`,
  borderRadius: vars.radius.control,
  transition: `background-color ${motion.fast} ${motion.ease}`,
  ':hover': { background: color.inkRaised },
});

export const nav = screenStyle({ flex: 1, padding: `${space.s3} ${layout.gutter} ${space.s6}` });

export const entry = screenStyle({
  selectors: { '& + &': { borderTop: `1px solid ${color.inkLine}` } },
});

export const label = screenStyle({
  fontSize: '1.6875rem',
  fontWeight: 440,
  letterSpacing: '-0.025em',
  lineHeight: 1.2,
});

export const link = screenStyle({ display: 'flex', alignItems: 'center', minHeight: 58 });

export const current = screenStyle({ fontWeight: 600 });

export const sublink = screenStyle({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  paddingBlock: 4,
  fontSize: '1.0625rem',
  lineHeight: 1.3,
  selectors: { '&[aria-current]': { fontWeight: 600 } },
});

export const number = screenStyle({
  flex: 'none',
  width: '2.5rem',
  color: color.onInkSoft,
  fontSize: vars.size.note,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 480,
});

export const foot = screenStyle({
  position: 'sticky',
  bottom: 0,
  flex: 'none',
  display: 'grid',
  gap: space.s2,
  padding: `16px ${layout.gutter} max(12px, env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${color.inkLine}`,
  background: color.ink,
});

export const reach = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 16,
  fontSize: '0.9375rem',
});

export const reachLink = screenStyle({ display: 'inline-flex', alignItems: 'center', minHeight: 32 });
