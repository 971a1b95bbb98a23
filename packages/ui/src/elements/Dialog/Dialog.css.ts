import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { elementStyle } from '../../theme/layered.ts';

const { color, space } = vars;
const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, translate: '0 8px' } });

export const veil = elementStyle({
  position: 'fixed',
  inset: 0,
  zIndex: 50,
  display: 'grid',
  placeItems: 'center',
  overflowY: 'auto',
  padding: space.s4,
  background: `color-mix(in oklab, ${color.scrim} 44%, transparent)`,
  animation: `${appear} ${vars.motion.fast} ${vars.motion.ease}`,
});

export const pane = elementStyle({
  boxSizing: 'border-box',
  width: 'min(440px, 100%)',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.control,
  background: color.float,
  color: color.text,
  boxShadow: vars.shadow.float,
  outline: 'none',
  animation: `${rise} ${vars.motion.slow} ${vars.motion.ease}`,
});

export const wide = elementStyle({ width: 'min(960px, 100%)' });

export const body = elementStyle({ display: 'grid', gap: space.s3, padding: '24px 24px 20px' });

export const title = elementStyle({
  margin: 0,
  fontSize: vars.size.h3,
  lineHeight: 1.5,
  fontWeight: 600,
  textWrap: 'balance',
});

export const detail = elementStyle({
  margin: 0,
  color: color.textQuiet,
  fontSize: vars.size.small,
  textWrap: 'pretty',
});

export const foot = elementStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space.s2,
  padding: '12px 24px',
  borderTop: `1px solid ${color.line}`,
  // In reach below long content, down to the window's edge, unless it would cover much of a low window.
  selectors: {
    [`${wide} > &`]: {
      '@media': {
        '(min-height: 480px)': {
          position: 'sticky',
          bottom: `calc(-1 * ${space.s4})`,
          background: color.float,
        },
      },
    },
  },
});
