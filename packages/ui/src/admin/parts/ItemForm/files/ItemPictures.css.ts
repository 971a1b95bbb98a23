import { vars } from '../../../../theme/contract.css.ts';
import { screenStyle } from '../../../../theme/layered.ts';
import { panelMedia } from '../../../../theme/panelMedia.ts';

const { color, space } = vars;

export const field = screenStyle({
  display: 'grid',
  gap: space.s3,
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
});

export const drop = screenStyle({ display: 'grid', gap: space.s3, minWidth: 0 });

export const pictures = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
  gap: space.s2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // As in the gallery: side by side, the next picture is where the arrow points.
  '@media': { [panelMedia.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const picture = screenStyle({
  position: 'relative',
  display: 'grid',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.control,
  overflow: 'hidden',
  background: color.paper,
  selectors: {
    [`${pictures}[data-ranked] > &:first-child`]: { gridColumn: '1 / -1' },
    '&[data-lifted]': { zIndex: 5, boxShadow: vars.shadow.float, opacity: 0.9 },
    '&[data-target]': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
  },
});

export const image = screenStyle({
  display: 'block',
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  background: color.deep,
  selectors: { [`${pictures}[data-ranked] > ${picture}:first-child > &`]: { aspectRatio: '16 / 9' } },
});

export const main = screenStyle({
  position: 'absolute',
  top: 8,
  left: 8,
  padding: '2px 8px',
  borderRadius: vars.radius.control,
  background: color.black.base,
  color: color.black.on,
  fontSize: vars.size.small,
  fontWeight: 500,
});

export const problem = screenStyle({
  display: 'flex',
  gap: 6,
  margin: 0,
  padding: '8px 10px 0',
  color: color.error.text,
  fontSize: vars.size.small,
});

export const warning = screenStyle({
  display: 'flex',
  gap: 6,
  padding: '8px 10px 0',
  color: color.warning.text,
  fontSize: vars.size.small,
});

export const problemIcon = screenStyle({ flex: 'none', marginTop: 2 });

export const tools = screenStyle({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center' });

export const grip = screenStyle({
  display: 'inline-grid',
  placeItems: 'center',
  width: vars.control.height,
  height: vars.control.height,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: color.textQuiet,
  cursor: 'grab',
  touchAction: 'none',
  selectors: {
    '&:hover, &:focus-visible': { background: color.hover, color: color.text },
    // The picture's frame would clip an outer focus ring.
    '&:focus-visible': { outlineOffset: -2 },
  },
});

export const row = screenStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s3 });

export const hint = screenStyle({ margin: 0, color: color.textQuiet, fontSize: vars.size.small });

export const input = screenStyle({
  position: 'absolute',
  width: 1,
  height: 1,
  opacity: 0,
});
