import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { elements } from '../../theme/layers.css.ts';

const { color, space } = vars;
const narrow = '(max-width: 760px)';

export const bar = style({
  '@layer': {
    [elements]: {
      position: 'sticky',
      bottom: 0,
      zIndex: 24,
      display: 'flex',
      alignItems: 'center',
      gap: space.s2,
      boxSizing: 'border-box',
      minHeight: 60,
      padding: `${space.s2} ${vars.layout.gutter}`,
      borderTop: `1px solid ${color.lineStrong}`,
      background: color.paper,
      '@media': { [narrow]: { minHeight: 68 }, '(max-height: 480px)': { position: 'static' } },
    },
  },
});

export const status = style({
  '@layer': {
    [elements]: {
      display: 'flex',
      alignItems: 'center',
      gap: space.s2,
      minWidth: 0,
      marginInlineEnd: 'auto',
    },
  },
});

export const dot = style({
  '@layer': {
    [elements]: {
      flex: 'none',
      boxSizing: 'border-box',
      width: 8,
      height: 8,
      border: `1.5px solid ${color.textQuiet}`,
      borderRadius: '50%',
      selectors: {
        '[data-changed="true"] > * > &': { background: color.warning.base, borderColor: color.warning.base },
      },
    },
  },
});

export const word = style({
  '@layer': {
    [elements]: {
      fontWeight: 500,
      whiteSpace: 'nowrap',
      '@media': { [narrow]: { fontSize: vars.size.small, lineHeight: '16px', whiteSpace: 'normal' } },
    },
  },
});

export const detail = style({
  '@layer': {
    [elements]: {
      minWidth: 0,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      fontSize: vars.size.small,
      color: color.textQuiet,
      '@media': { [narrow]: { display: 'none' } },
    },
  },
});

export const keys = style({
  '@layer': {
    [elements]: {
      padding: '0 4px',
      border: '1px solid currentColor',
      borderRadius: vars.radius.inner,
      fontFamily: 'inherit',
      fontSize: '0.6875rem',
      fontWeight: 500,
      lineHeight: '16px',
      opacity: 0.8,
      '@media': { [`${narrow}, (pointer: coarse)`]: { display: 'none' } },
    },
  },
});
