import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { forcedColors } from '../../theme/forcedColors.ts';
import { elements } from '../../theme/layers.css.ts';

const { color } = vars;

export const root = style({
  '@layer': { [elements]: { display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 } },
});

export const list = style({
  '@layer': {
    [elements]: {
      position: 'sticky',
      top: vars.layout.header,
      zIndex: 20,
      display: 'flex',
      gap: 4,
      padding: `0 calc(${vars.layout.gutter} - 10px)`,
      borderBottom: `1px solid ${color.line}`,
      background: color.paper,
      overflowX: 'auto',
      scrollbarWidth: 'none',
      '@media': { '(max-height: 480px)': { position: 'static' } },
    },
  },
});

export const tab = style({
  '@layer': {
    [elements]: {
      position: 'relative',
      display: 'inline-flex',
      flex: 'none',
      alignItems: 'center',
      height: 44,
      margin: 0,
      padding: '0 10px',
      border: 0,
      background: 'none',
      color: color.textQuiet,
      font: 'inherit',
      fontWeight: 500,
      letterSpacing: 'inherit',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      ':hover': { color: color.text },
      ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: -4 },
      selectors: {
        '&[aria-selected="true"]': { color: color.text },
        '&[aria-selected="true"]::after': {
          content: '',
          position: 'absolute',
          inset: 'auto 10px 0',
          height: 2,
          background: color.text,
        },
      },
      '@media': {
        [forcedColors]: { selectors: { '&[aria-selected="true"]::after': { background: 'Highlight' } } },
      },
    },
  },
});

export const panel = style({
  '@layer': {
    [elements]: {
      display: 'flex',
      flexDirection: 'column',
      flex: 1,
      minWidth: 0,
      outlineOffset: -2,
      selectors: { '&[hidden]': { display: 'none' } },
    },
  },
});
