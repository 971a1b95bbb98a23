import { screenStyle } from '../../../theme/layered.ts';
import { below, from } from '../../../theme/breakpoints.ts';

export const logo = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 12,
  minWidth: 0,
  minHeight: 44,
  // Two lines of a name fit the header even at twice the text size.
  fontSize: 'min(1.375rem, 30px)',
  fontWeight: 600,
  letterSpacing: '-0.03em',
  lineHeight: 1.05,
  '@media': {
    [below.desktop]: { fontSize: 'min(1.1875rem, 26px)' },
    // What the header's menu leaves; a name that needs more gets it, and the menu a button.
    [from.desktop]: { maxWidth: 'max(13rem, 100% - 51rem)' },
  },
});

export const mark = screenStyle({
  flex: 'none',
  width: 34,
  height: 34,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 3,
  '@media': { [below.desktop]: { width: 30, height: 30 } },
});

export const name = screenStyle({
  display: '-webkit-box',
  overflow: 'hidden',
  paddingBlock: 2,
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});

export const picture = screenStyle({ width: 'auto', maxWidth: 200, height: 44, objectFit: 'contain' });
