import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';
import { screens } from '../../theme/layers.css.ts';
import { laterParts } from './laterParts.ts';

export const frame = screenStyle({
  minWidth: 320,
  minHeight: '100svh',
  overflowX: 'clip',
  background: vars.color.paper,
});

// The picture shared by a card and the page it links to; the rest of the page cross-fades quickly.
globalStyle('[data-moving]', { '@layer': { [screens]: { viewTransitionName: 'picture' } } });
globalStyle('::view-transition-group(*)', {
  '@layer': { [screens]: { animationDuration: vars.motion.base, animationTimingFunction: vars.motion.ease } },
});
globalStyle('::view-transition-old(picture), ::view-transition-new(picture)', {
  '@layer': { [screens]: { height: '100%', objectFit: 'cover' } },
});

export const main = screenStyle({ outline: 'none' });

// The page's first script sets the attribute that this depends on, and removes it once the page is laid out.
globalStyle(laterParts(main), {
  '@layer': { [screens]: { contentVisibility: 'auto', containIntrinsicHeight: 'auto 700px' } },
});

export const beneathHeader = screenStyle({
  paddingTop: vars.layout.header,
  '@media': { print: { paddingTop: 0 } },
});
