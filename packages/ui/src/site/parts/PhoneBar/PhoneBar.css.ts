import { globalStyle } from '@vanilla-extract/css';
import { below, from } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';
import { screens } from '../../../theme/layers.css.ts';

const { color, radius } = vars;

/** Above the footer. */
export const bar = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  padding:
    '8px max(12px, env(safe-area-inset-right)) calc(8px + env(safe-area-inset-bottom)) max(12px, env(safe-area-inset-left))',
  borderTop: `1px solid ${color.lineStrong}`,
  background: color.paper,
  '@media': { [from.tablet]: { display: 'none' }, print: { display: 'none' } },
});

/** Sticks to the viewport's edge until it reaches its own position, where it covers nothing. */
export const sticky = screenStyle({
  position: 'sticky',
  bottom: 0,
  zIndex: 40,
  selectors: {
    // An on-screen keyboard leaves little room, which the focused field needs.
    ':root:has(:is(input, textarea, select):focus) &': { visibility: 'hidden' },
  },
});

// Makes focused elements scroll to above the bar, which has two rows where text is twice as large.
globalStyle(`html:has(.${sticky})`, {
  '@layer': {
    [screens]: {
      '@media': {
        [below.tablet]: { scrollPaddingBottom: 'calc(17px + 3.5rem + env(safe-area-inset-bottom))' },
      },
    },
  },
});

export const item = screenStyle({
  display: 'flex',
  flex: '1 1 0',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minHeight: 48,
  borderRadius: radius.control,
  fontSize: '0.9375rem',
  fontWeight: 520,
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { background: color.hover } },
});

export const strong = screenStyle({
  background: color.strong,
  color: color.onStrong,
  selectors: { '&:hover': { background: color.strongHover } },
});
