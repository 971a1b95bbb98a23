import { below, from } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';

const { color, space } = vars;
const line = `1px solid ${color.lineStrong}`;

export const panes = screenStyle({
  display: 'grid',
  marginTop: 6,
  borderTop: line,
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const pane = screenStyle({
  minWidth: 0,
  borderBottom: line,
  '@media': {
    [from.tablet]: {
      padding: `${space.s6} ${space.s6} ${space.s7} 0`,
      selectors: {
        '&:nth-child(odd)': { borderRight: line },
        '&:nth-child(even)': { paddingInline: `${space.s6} 0` },
        '&:nth-child(odd):last-child': { gridColumn: '1 / -1', borderRight: 0 },
      },
    },
    [below.tablet]: {
      display: 'grid',
      gridTemplateColumns: '56px minmax(0, 1fr)',
      paddingBlock: space.s5,
    },
  },
});

export const drawing = screenStyle({
  display: 'block',
  width: 56,
  height: 56,
  marginLeft: -5,
  marginBottom: 'clamp(24px, 3.4vw, 48px)',
  color: color.strong,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.15,
  '@media': { [below.tablet]: { gridRow: '1 / 3', width: 40, height: 40, margin: '0 0 0 -3px' } },
});

export const text = screenStyle({
  maxWidth: '42ch',
  marginTop: space.s3,
  color: color.textSoft,
  textWrap: 'pretty',
});

export const words = screenStyle({ display: 'grid', gap: space.s3, alignContent: 'start' });
