import { vars } from '../../theme/contract.css.ts';
import { elementStyle } from '../../theme/layered.ts';
import { panelMedia } from '../../theme/panelMedia.ts';

const { color, space } = vars;

export const field = elementStyle({
  display: 'grid',
  gap: 6,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const box = elementStyle({
  display: 'grid',
  gridTemplateColumns: '200px minmax(0, 1fr)',
  border: `1px solid ${color.lineControl}`,
  borderRadius: vars.radius.control,
  background: color.field,
  overflow: 'clip',
  '@media': { [panelMedia.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const empty = elementStyle({ gridTemplateColumns: 'minmax(0, 1fr)', borderStyle: 'dashed' });

export const over = elementStyle({ borderStyle: 'solid', borderColor: color.focus, background: color.hover });

export const wrong = elementStyle({
  borderStyle: 'solid',
  borderColor: color.error.base,
  boxShadow: `inset 0 0 0 1px ${color.error.base}`,
});

export const shot = elementStyle({
  position: 'relative',
  minHeight: 125,
  background: color.hover,
  '@media': { [panelMedia.phone]: { aspectRatio: '16 / 9' } },
});

export const image = elementStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});

export const veil = elementStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  background: `color-mix(in oklab, ${color.scrim} 62%, transparent)`,
  color: color.white,
  fontSize: vars.size.lead,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});

/** The placeholder for a file that is not a picture. */
export const sheet = elementStyle({
  display: 'grid',
  placeItems: 'center',
  minHeight: 125,
  background: color.hover,
  color: color.textQuiet,
});

export const share = elementStyle({
  fontSize: vars.size.lead,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});

export const about = elementStyle({
  display: 'grid',
  alignContent: 'center',
  gap: 2,
  minWidth: 0,
  padding: `${space.s3} ${space.s4}`,
  selectors: {
    [`${empty} > &`]: { justifyItems: 'center', padding: `20px ${space.s4}`, textAlign: 'center' },
  },
});

export const sign = elementStyle({ color: color.textQuiet, marginBottom: 2 });

export const name = elementStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 500,
});

export const small = elementStyle({
  color: color.textQuiet,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
});

export const warning = elementStyle({ color: color.warning.text, fontSize: vars.size.small });

export const row = elementStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s2,
  paddingBlock: space.s2,
  selectors: { [`${empty} &`]: { justifyContent: 'center' } },
});

const tick = { content: '', width: 20, height: 7 } as const;
const dimensionLine = 'linear-gradient(currentColor 0 0) 0 50% / 100% 1px no-repeat';

/** The recommended size, styled like a dimension in a drawing. */
export const size = elementStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  color: color.textQuiet,
  fontSize: vars.size.note,
  fontVariantNumeric: 'tabular-nums',
  '::before': { ...tick, background: dimensionLine, borderInlineStart: '1px solid' },
  '::after': { ...tick, background: dimensionLine, borderInlineEnd: '1px solid' },
});

/** The file input itself, which the button triggers. */
export const input = elementStyle({ display: 'none' });
