import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';
import { panelMedia } from '../../theme/panelMedia.ts';

const { color, space } = vars;
const below = (more: string): string => `calc(${vars.layout.header} + ${more} + ${space.s2})`;
const appear = keyframes({ from: { opacity: 0 } });

/**
 * Above dialogs, since the page may be waiting for the connection while one is open. Only the notice itself receives
 * pointer events.
 */
export const place = screenStyle({
  position: 'fixed',
  insetInline: 0,
  top: 10,
  zIndex: 70,
  display: 'flex',
  justifyContent: 'center',
  paddingInline: space.s4,
  pointerEvents: 'none',
  // If the top bar has no room, the notice is placed below it, and below what a form has there.
  '@media': {
    [panelMedia.narrow]: { top: below('0px') },
    [`${panelMedia.turns} and (min-height: 481px)`]: {
      selectors: {
        'body:has([data-switcher=""]) &': { top: below('60px') },
        'body:has([data-switcher="tabs"]) &': { top: below('105px') },
      },
    },
  },
});

export const notice = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s2,
  margin: 0,
  padding: '6px 12px',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: color.float,
  color: color.text,
  fontSize: vars.size.small,
  boxShadow: vars.shadow.float,
  animation: `${appear} ${vars.motion.slow} ${vars.motion.ease}`,
});

export const icon = screenStyle({ flex: 'none', color: color.warning.text });
