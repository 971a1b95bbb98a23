import { createVar, globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { elementStyle } from '../../theme/layered.ts';
import { elements } from '../../theme/layers.css.ts';
import { panelMedia } from '../../theme/panelMedia.ts';
import { region } from '../Toast/Toast.css.ts';

const { color, space } = vars;

/** On the root element, the height of a form's bar with its message. */
export const footHeight = createVar();

export const foot = elementStyle({
  position: 'sticky',
  bottom: 0,
  zIndex: 24,
  borderTop: `1px solid ${color.lineStrong}`,
  background: color.paper,
  '@media': {
    // A long message scrolls above the buttons.
    [panelMedia.low]: { maxHeight: '45vh', overflowY: 'auto' },
    [panelMedia.lowest]: { position: 'static', maxHeight: 'none' },
  },
});

export const notice = elementStyle({ padding: `${space.s2} ${vars.layout.gutter} 0` });

export const bar = elementStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s2,
  boxSizing: 'border-box',
  minHeight: 59,
  padding: `${space.s2} ${vars.layout.gutter}`,
  background: color.paper,
  '@media': {
    [panelMedia.low]: { position: 'sticky', bottom: 0 },
    [panelMedia.phone]: { flexWrap: 'wrap', justifyContent: 'flex-end', minHeight: 67 },
  },
});

export const status = elementStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s2,
  flex: '1 1 0',
  minWidth: 0,
  // The buttons are on a line of their own if they leave no room for its longest word.
  '@media': { [panelMedia.phone]: { minWidth: 'min-content' } },
});

export const actions = elementStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space.s2,
});

export const dot = elementStyle({
  flex: 'none',
  boxSizing: 'border-box',
  width: 8,
  height: 8,
  border: `1.5px solid ${color.textQuiet}`,
  borderRadius: '50%',
  selectors: {
    '[data-changed="true"] > * > &': { background: color.warning.base, borderColor: color.warning.base },
  },
});

export const word = elementStyle({
  fontWeight: 500,
  whiteSpace: 'nowrap',
  '@media': {
    [panelMedia.phone]: { fontSize: vars.size.small, lineHeight: '1rem', whiteSpace: 'normal' },
  },
});

export const detail = elementStyle({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.size.small,
  color: color.textQuiet,
  '@media': { [panelMedia.phone]: { display: 'none' } },
});

export const keys = elementStyle({
  padding: '0 4px',
  border: '1px solid currentColor',
  borderRadius: vars.radius.inner,
  fontFamily: 'inherit',
  fontSize: '0.6875rem',
  fontWeight: 500,
  lineHeight: '16px',
  opacity: 0.8,
  '@media': { [panelMedia.touch]: { display: 'none' } },
});

// Toasts appear above the bar, not over its message and buttons.
globalStyle(`body:has(${foot}) ${region}`, {
  '@layer': { [elements]: { translate: `0 calc(-1 * ${footHeight})` } },
});
