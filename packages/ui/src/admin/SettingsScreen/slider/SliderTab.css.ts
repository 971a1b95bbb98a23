import { vars } from '../../../theme/contract.css.ts';
import { screenStyle } from '../../../theme/layered.ts';
import { panelMedia } from '../../../theme/panelMedia.ts';

const { color, space } = vars;

export const head = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s2,
});

export const size = screenStyle({
  flex: 1,
  color: color.textQuiet,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [panelMedia.phone]: { flexBasis: '100%', order: 1 } },
});

/** Aligns the button with the end of the line, if the recommended size has wrapped to the next line. */
export const add = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s3,
  marginInlineStart: 'auto',
});

export const chooser = screenStyle({ display: 'none' });

export const notices = screenStyle({
  display: 'grid',
  gap: space.s3,
  selectors: { '&:not(:empty)': { paddingTop: space.s4 } },
});

export const list = screenStyle({
  margin: 0,
  marginBlockStart: space.s4,
  padding: 0,
  borderTop: `1px solid ${color.lineStrong}`,
  listStyle: 'none',
});

export const note = screenStyle({
  margin: 0,
  paddingTop: space.s3,
  color: color.textQuiet,
  fontSize: vars.size.small,
});

export const slide = screenStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '24px 20px 112px minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: 10,
  padding: '10px 0',
  borderBottom: `1px solid ${color.line}`,
  background: color.paper,
  selectors: { '&[data-lifted]': { zIndex: 5, background: color.float, boxShadow: vars.shadow.float } },
  '@media': {
    [panelMedia.phone]: { gridTemplateColumns: '44px 96px minmax(0, 1fr)', gap: '4px 10px' },
  },
});

export const grip = screenStyle({
  display: 'inline-grid',
  placeItems: 'center',
  width: 24,
  height: 28,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.inner,
  background: 'none',
  color: color.lineControl,
  cursor: 'grab',
  touchAction: 'none',
  selectors: { '&:hover, &:focus-visible': { background: color.pressed, color: color.text } },
  '@media': { [panelMedia.phone]: { width: 44, height: 44 } },
});

export const number = screenStyle({
  color: color.textQuiet,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [panelMedia.phone]: { display: 'none' } },
});

export const picture = screenStyle({
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: vars.radius.inner,
  background: color.soft,
  selectors: { '[data-inactive] > &': { opacity: 0.45, filter: 'grayscale(0.6)' } },
});

export const words = screenStyle({ display: 'grid', gap: 2, minWidth: 0, justifyItems: 'start' });

export const name = screenStyle({
  maxWidth: '100%',
  overflow: 'hidden',
  fontWeight: 500,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const measure = screenStyle({
  color: color.textQuiet,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-small]': { color: color.warning.text } },
});

export const onOff = screenStyle({
  '@media': { [panelMedia.phone]: { gridArea: '2 / 1 / auto / -1', justifySelf: 'end' } },
});

/** On a phone below the picture, with the switch at the other end of the line. */
export const acts = screenStyle({
  display: 'flex',
  '@media': { [panelMedia.phone]: { gridArea: '2 / 1 / auto / -1', justifySelf: 'start' } },
});
