import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';
import { screens } from '../../theme/layers.css.ts';
import { panelMedia } from '../../theme/panelMedia.ts';

const { color, space } = vars;

export const veil = screenStyle({
  position: 'fixed',
  inset: 0,
  zIndex: 50,
  background: `color-mix(in oklab, ${color.scrim} 44%, transparent)`,
});

export const pane = screenStyle({
  position: 'fixed',
  insetBlockStart: '12vh',
  insetInline: 0,
  zIndex: 51,
  boxSizing: 'border-box',
  width: 'min(600px, calc(100vw - 32px))',
  marginInline: 'auto',
  overflow: 'hidden',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: color.float,
  color: color.text,
  boxShadow: vars.shadow.float,
  outline: 'none',
  '@media': {
    [panelMedia.phone]: { insetBlock: 0, width: '100vw', border: 0, borderRadius: 0 },
  },
});

export const head = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  height: 52,
  paddingInline: `${space.s4} 8px`,
  borderBottom: `1px solid ${color.line}`,
});

export const input = screenStyle({
  flex: 1,
  minWidth: 0,
  height: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  fontFamily: 'inherit',
  fontSize: '1rem',
  outline: 'none',
  selectors: { '&::placeholder': { color: color.textQuiet, opacity: 1 } },
});

export const list = screenStyle({
  maxHeight: 'min(528px, 62vh)',
  padding: 6,
  overflowY: 'auto',
  '@media': { [panelMedia.phone]: { maxHeight: 'calc(100dvh - 66px)' } },
});

globalStyle(`${list} [cmdk-group-heading]`, {
  '@layer': {
    [screens]: {
      padding: '10px 10px 4px',
      color: color.textQuiet,
      fontSize: vars.size.note,
      fontWeight: 500,
    },
  },
});

export const item = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  minHeight: 36,
  minWidth: 0,
  paddingInline: 10,
  borderRadius: vars.radius.inner,
  cursor: 'pointer',
  selectors: {
    '&[data-selected="true"]': { background: color.hover, boxShadow: `inset 2px 0 ${color.text}` },
  },
  '@media': { [panelMedia.touch]: { minHeight: 44 } },
});

export const icon = screenStyle({ display: 'grid', flex: 'none', color: color.textQuiet });

export const label = screenStyle({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const where = screenStyle({
  marginInlineStart: 'auto',
  color: color.textQuiet,
  fontSize: vars.size.note,
  whiteSpace: 'nowrap',
});

export const empty = screenStyle({ display: 'block', padding: '4px 16px 16px', color: color.textQuiet });

export const foot = screenStyle({
  margin: 0,
  display: 'flex',
  gap: space.s4,
  padding: `8px ${space.s4}`,
  borderTop: `1px solid ${color.line}`,
  color: color.textQuiet,
  fontSize: vars.size.note,
  '@media': { [panelMedia.phone]: { display: 'none' } },
});

export const key = screenStyle({
  paddingInline: 4,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.inner,
  fontFamily: 'inherit',
  fontSize: vars.size.note,
});

export const shortcuts = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: `${space.s2} ${space.s4}`,
  alignItems: 'baseline',
  margin: 0,
});

export const keys = screenStyle({ display: 'flex', gap: 4 });

export const does = screenStyle({ margin: 0 });
