import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layered.ts';
import { screens } from '../../theme/layers.css.ts';

const { color, layout, radius, size, space } = vars;

/** The two colours of a sample, and that of its figures. */
export const ground = createVar();
export const ink = createVar();
export const label = createVar();

export const tables = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s7,
  marginTop: space.s7,
});

export const scroll = screenStyle({
  marginTop: space.s4,
  overflowX: 'auto',
  // Makes visually hidden content scroll with the table instead of widening the page.
  position: 'relative',
  borderBlock: `1px solid ${color.lineStrong}`,
});

export const table = screenStyle({ width: '100%', borderCollapse: 'collapse', fontSize: size.small });

const headCell = {
  padding: `10px ${space.s3}`,
  textAlign: 'start',
  fontSize: size.note,
  fontWeight: 560,
  lineHeight: 1.25,
} as const;

export const column = screenStyle({ ...headCell, minWidth: 96, verticalAlign: 'bottom' });
export const corner = style([column, { '@layer': { [screens]: { color: color.textSoft, paddingLeft: 0 } } }]);

export const row = screenStyle({
  ...headCell,
  position: 'sticky',
  left: 0,
  zIndex: 1,
  minWidth: 128,
  paddingLeft: 0,
  borderTop: `1px solid ${color.line}`,
  background: color.paper,
  fontWeight: 500,
});

export const cell = screenStyle({ padding: 0, borderTop: `1px solid ${color.line}` });

export const sample = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  paddingInline: space.s3,
  background: ground,
  color: label,
  forcedColorAdjust: 'none',
});

export const shapes = styleVariants({
  text: { '@layer': { [screens]: { color: ink, fontSize: '1.0625rem', fontWeight: 500 } } },
  line: {
    '@layer': {
      [screens]: { width: 22, height: 18, border: `2px solid ${ink}`, borderRadius: radius.control },
    },
  },
});

export const ratio = screenStyle({ fontSize: size.note, fontVariantNumeric: 'tabular-nums' });

export const fills = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  gap: `${space.s4} ${layout.gap}`,
  marginTop: space.s4,
});

export const fill = screenStyle({ display: 'grid', gap: 6 });

export const pairWords = screenStyle({ color: color.textSoft, fontSize: size.note, lineHeight: 1.35 });
