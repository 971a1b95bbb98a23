import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';
import { panelMedia } from '../../theme/panelMedia.ts';

const { color } = vars;

export const counts = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(168px, 1fr))',
  overflow: 'clip',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.control,
  '@media': { [panelMedia.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const count = screenStyle({
  display: 'grid',
  gap: 2,
  padding: '14px 16px 12px',
  color: color.text,
  textDecoration: 'none',
  // Each cell draws the lines to its neighbours; lines at the outer edge are clipped by the frame.
  boxShadow: `1px 0 ${color.line}, 0 1px ${color.line}`,
  transition: `background-color ${vars.motion.fast}`,
  selectors: { 'a&:hover': { background: color.hover }, '&:focus-visible': { outlineOffset: -2 } },
  '@media': {
    [panelMedia.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto 44px',
      alignItems: 'center',
      minHeight: 48,
      padding: '4px 12px',
    },
  },
});

export const what = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  color: color.textSoft,
  fontWeight: 500,
});

export const icon = screenStyle({ width: 16, height: 16, color: color.textQuiet, strokeWidth: 1.75 });

export const number = screenStyle({
  paddingTop: 4,
  fontSize: vars.size.h1,
  lineHeight: '32px',
  fontWeight: 500,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [panelMedia.phone]: { order: 1, padding: 0, fontSize: '1.125rem', lineHeight: '24px', textAlign: 'end' },
  },
});

export const failure = screenStyle({
  color: color.error.text,
  fontSize: vars.size.small,
  '@media': { [panelMedia.phone]: { gridColumn: '2 / -1', textAlign: 'end' } },
});

export const detail = screenStyle({
  color: color.textQuiet,
  fontSize: vars.size.note,
  fontVariantNumeric: 'tabular-nums',
});
