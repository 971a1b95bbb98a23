import { globalStyle, keyframes } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';
import { screens } from '../../../theme/layers.css.ts';
import { panelMedia } from '../../../theme/panelMedia.ts';
import { toolbarHeight } from '../ListToolbar/ListToolbar.css.ts';

const { color, space } = vars;

/**
 * The bar of selected rows replaces the toolbar; on a phone it docks at the bottom, and the last rows stay clear of it.
 */
export const list = screenStyle({
  outline: 'none',
  '@media': { [panelMedia.phone]: { selectors: { '&[data-selecting]': { paddingBottom: 76 } } } },
});

export const toolbar = screenStyle({
  display: 'contents',
  '@media': {
    [panelMedia.beyondPhone]: { selectors: { [`${list}[data-selecting] > &`]: { display: 'none' } } },
  },
});

/** The offer to select the results on other pages as well. */
export const whole = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s2} ${space.s4}`,
  padding: `${space.s2} ${vars.layout.gutter}`,
  color: color.textSoft,
});

const run = keyframes({ from: { backgroundPositionX: '-40%' }, to: { backgroundPositionX: '140%' } });

/** The previous page stays readable while the next one loads; its pictures fade and a progress line is shown above. */
export const page = screenStyle({
  position: 'relative',
  selectors: {
    '&[aria-busy="true"]': { cursor: 'progress' },
    '&[aria-busy="true"]::before': {
      content: '',
      position: 'sticky',
      insetBlockStart: `calc(${vars.layout.header} + ${toolbarHeight})`,
      zIndex: 18,
      display: 'block',
      height: 2,
      marginBottom: -2,
      background: `linear-gradient(${color.text}, ${color.text}) 0 / 40% 100% no-repeat ${color.line}`,
      animation: `${run} 900ms linear infinite`,
      pointerEvents: 'none',
    },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      selectors: { '&[aria-busy="true"]::before': { animation: 'none', backgroundSize: '100% 100%' } },
    },
  },
});

globalStyle(`${page}[aria-busy="true"] img`, { '@layer': { [screens]: { opacity: 0.35 } } });

export const foot = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.s1} ${space.s5}`,
  padding: `${space.s2} ${vars.layout.gutter} ${space.s5}`,
});

export const sentence = screenStyle({
  margin: 0,
  paddingBlock: 6,
  color: color.textQuiet,
  fontSize: vars.size.small,
});

/** There are no drag handles on a phone; rows are moved by their menu. */
export const howToOrder = screenStyle({ '@media': { [panelMedia.phone]: { display: 'none' } } });
