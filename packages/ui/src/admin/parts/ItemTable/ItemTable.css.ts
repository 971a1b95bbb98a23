import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';
import { panelMedia } from '../../../theme/panelMedia.ts';

const { color } = vars;

export const table = screenStyle({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  tableLayout: 'fixed',
  '@media': { [panelMedia.phone]: { display: 'block' } },
});

export const head = screenStyle({ '@media': { [panelMedia.phone]: { display: 'none' } } });

export const body = screenStyle({
  '@media': { [panelMedia.phone]: { display: 'block', borderTop: `1px solid ${color.lineStrong}` } },
});

export const sorter = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  height: 24,
  marginInlineStart: -6,
  padding: '0 6px',
  border: 0,
  borderRadius: vars.radius.inner,
  background: 'none',
  color: 'inherit',
  fontWeight: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.hover, color: color.text },
    '[aria-sort] > &': { color: color.text },
  },
});

export const sortSign = screenStyle({
  width: 12,
  height: 12,
  opacity: 0,
  selectors: {
    [`${sorter}:is(:hover, :focus-visible) &`]: { opacity: 0.7 },
    '[aria-sort] &': { opacity: 1 },
  },
});

export const bones = screenStyle({ display: 'grid', gap: 8 });

/** A picture's placeholder, indented past the drag handle and the checkbox. */
export const pictureBone = screenStyle({ display: 'grid', justifyContent: 'end', paddingInlineEnd: 8 });
